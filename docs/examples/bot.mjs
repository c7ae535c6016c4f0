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
let answered = -1
let sheet
const play = socket => {
  if (sheet.status === 'over') {
    console.log('over', JSON.stringify(sheet.outcome))
    return socket.close()
  }
  if (sheet.status !== 'playing' || sheet.legal.length === 0 || answered === sheet.seq) return
  answered = sheet.seq
  // 4. Think here: sheet.view is all this seat may know, sheet.legal all it may do.
  const { text } = sheet.legal[Math.floor(Math.random() * sheet.legal.length)]
  const cmdId = `bot-${Date.now()}-${cmds++}`
  socket.send(JSON.stringify({ kind: 'command', match: table.id, as: seat, cmdId, seq: sheet.seq, move: text }))
}

const connect = () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  const say = message => socket.send(JSON.stringify(message))
  socket.onopen = () => say({ kind: 'hello', version: 1, token })
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.kind === 'welcome') say({ kind: 'join', match: table.id, as: seat })
    // A whole sheet comes with `sync`. Asking again after each update is simple; applying `delta` is faster.
    if (message.kind === 'update') say({ kind: 'join', match: table.id, as: seat })
    if (message.kind === 'refused' && message.cmdId) answered = -1
    if (message.kind === 'sync') {
      sheet = message.sheet
      play(socket)
    }
  }
  socket.onclose = () => sheet?.status !== 'over' && setTimeout(connect, 1000 + Math.random() * 2000)
}
connect()
