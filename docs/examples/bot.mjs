// A bot for Siegeworks in sixty lines: plays any legal move at the first table it finds, or at a new one.
// node docs/examples/bot.mjs [http://localhost:8080] [siegestorm] [TABLE]
const [url = 'http://localhost:8080', game = 'siegestorm', wanted] = process.argv.slice(2)

const ask = async (method, path, body, token) => {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  const json = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${json.error.code}`)
  return json
}

// 1. Be somebody. A program gets its token in the answer; keep it to come back as the same person.
const { me, token } = await ask('POST', '/api/guest', { name: 'Example bot' })

// 2. Find a seat: the table asked for, one from the lobby, or quick match, which waits for an opponent.
const table = wanted
  ? (await ask('POST', `/api/tables/${wanted}/sit`, {}, token)).table
  : (await ask('POST', '/api/quick', { game }, token)).table
const { seat } = table.seats.find(one => one.person?.id === me.id)
console.log(`playing ${seat} at ${url}/table/${table.id}`)

// 3. Speak: hello, join, and from then on answer every sheet in which there is something to do.
let cmds = 0
let sheet
const play = say => {
  if (sheet.status !== 'playing' || sheet.legal.length === 0) return
  // 4. Think here: sheet.view is all this seat may know, sheet.legal all it may do.
  const { text } = sheet.legal[Math.floor(Math.random() * sheet.legal.length)]
  say({ kind: 'command', match: table.id, as: seat, cmdId: `bot-${Date.now()}-${cmds++}`, seq: sheet.seq, move: text })
}

// A delta leads from the last sheet to the next one.
const apply = (old, delta) => {
  if ('set' in delta) return delta.set
  const next = Array.isArray(old) ? [...old] : { ...old }
  for (const key of delta.gone ?? []) delete next[key]
  for (const [key, part] of delta.items ?? Object.entries(delta.in ?? {})) next[key] = apply(next[key], part)
  if ('cut' in delta) next.splice(delta.at, delta.cut, ...delta.put)
  return next
}

const connect = () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  const say = message => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message))
  const join = () => say({ kind: 'join', match: table.id, as: seat })
  socket.onopen = () => say({ kind: 'hello', version: 1, token })
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.kind === 'welcome') return join()
    // Too fast, or somebody was faster: after a moment look again and choose again.
    if (message.kind === 'refused') return setTimeout(join, message.retryAfterMs ?? 100)
    if (message.kind === 'update' && !message.sheet && message.from !== sheet?.seq) return join()
    if (message.kind === 'sync') sheet = message.sheet
    else if (message.kind === 'update') sheet = message.sheet ?? (message.delta ? apply(sheet, message.delta) : sheet)
    else return
    if (sheet.status !== 'over') return play(say)
    console.log('over', JSON.stringify(sheet.outcome))
    socket.close()
  }
  socket.onclose = () => sheet?.status !== 'over' && setTimeout(connect, 1000 + Math.random() * 2000)
}
connect()
