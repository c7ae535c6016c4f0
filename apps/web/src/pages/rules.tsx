/** The rules of both games by ID, searchable, in the reader's language. Every refusal and log line links here. */

import { findRules } from '@siegeworks/words/rules/rule-book'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Book, loadBooks } from '../i18n/rule-books.ts'
import { say, tongue } from '../i18n/say.ts'
import { Page } from '../shell/page.tsx'
import { go, place } from '../shell/router.ts'
import { GlossaryList } from './glossary-list.tsx'

const RuleText = ({ text }: { text: string }) => {
  const lines = text.split('\n')
  const rows = lines.filter(line => line.startsWith('|'))
  const cells = (row: string): readonly string[] =>
    row
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim())
  const [head, ...body] = rows
  return (
    <>
      <p>{lines.filter(line => !line.startsWith('|')).join(' ')}</p>
      {head && (
        <div class="rule-table">
          <table>
            <thead>
              <tr>
                {cells(head).map(cell => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {body.map(row => (
                <tr key={row}>
                  {cells(row).map((cell, i) => (
                    <td key={`${i}-${cell}`}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

const Rule = ({ id, book, marked }: { id: string; book: Book; marked: boolean }) => (
  <li class={`rule ${marked ? 'marked' : ''}`} id={id}>
    <a class="rule-id" href={`/rules/${id}`} aria-label={`${say('rules.link')} ${id}`}>
      {id}
    </a>
    <div class="rule-body">
      <RuleText text={book.texts[id] ?? ''} />
      {(book.refs[id] ?? []).length > 0 && (
        <p class="small muted">
          {(book.refs[id] ?? []).map(other => (
            <a key={other} class="rule-ref" href={`/rules/${other}`}>
              {other}
            </a>
          ))}
        </p>
      )}
    </div>
  </li>
)

const Sections = ({ book, wanted }: { book: Book; wanted: string }) => (
  <>
    {book.sections.map(section => (
      <section key={section.key} aria-label={book.titles[section.key]}>
        {section.level === 1 ? (
          <h3>{book.titles[section.key]}</h3>
        ) : (
          <h4 class="rule-sub">{book.titles[section.key]}</h4>
        )}
        <ul class="plain rules-list">
          {section.rules.map(id => (
            <Rule key={id} id={id} book={book} marked={id === wanted} />
          ))}
        </ul>
      </section>
    ))}
  </>
)

export const RulesPage = ({ params }: { params: { readonly [name: string]: string } }) => {
  const language = tongue()
  const [books, setBooks] = useState<readonly Book[]>([])
  const query = place.value.query.get('q') ?? ''
  const id = params['id'] ?? ''
  const wanted = /^s[sg]-/i.test(id) ? id.toUpperCase() : id
  const shown = wanted.startsWith('SG')
    ? 'siege'
    : wanted.startsWith('SS')
      ? 'siegestorm'
      : (place.value.query.get('game') ?? 'siegestorm')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    loadBooks(language).then(loaded => current && setBooks(loaded))
    return () => {
      current = false
    }
  }, [language])
  useEffect(() => {
    if (wanted && books.length > 0) document.getElementById(wanted)?.scrollIntoView({ block: 'center' })
  }, [wanted, books])
  const hits = query ? books.flatMap(book => findRules(book, query).map(id => ({ id, book }))) : []
  const book = books.find(one => one.game === shown)
  return (
    <Page title={say('rules.title')}>
      <form class="rules-search" role="search" onSubmit={event => event.preventDefault()}>
        <label class="field grow">
          {say('rules.search')}
          <input
            type="search"
            value={query}
            placeholder={say('rules.search.hint', { example: shown === 'siege' ? 'SG-1.41-2' : 'SS-STORM-4' })}
            onInput={event => {
              const text = event.currentTarget.value
              go(`/rules?game=${shown}${text ? `&q=${encodeURIComponent(text)}` : ''}`, 'replace')
            }}
          />
        </label>
        <nav class="row" aria-label={say('rules.all')}>
          {(['siegestorm', 'siege'] as const).map(game => (
            <a key={game} class="btn" href={`/rules?game=${game}`} aria-current={shown === game ? 'page' : undefined}>
              {say(`game.${game}`)}
            </a>
          ))}
        </nav>
      </form>
      {book && wanted && !(wanted in book.texts) && (
        <p class="bad" role="alert">
          {say('rules.no-such', { id: wanted })}
        </p>
      )}
      {!query && <GlossaryList game={shown === 'siege' ? 'siege' : 'siegestorm'} language={language} />}
      <div ref={list} aria-busy={books.length === 0}>
        {query ? (
          <>
            <p role="status" class="muted">
              {say('rules.found', { n: hits.length })}
            </p>
            <ul class="plain rules-list">
              {hits.slice(0, 80).map(({ id, book: from }) => (
                <Rule key={id} id={id} book={from} marked={false} />
              ))}
            </ul>
          </>
        ) : book ? (
          <Sections book={book} wanted={wanted} />
        ) : (
          <p class="muted">{say('app.loading')}</p>
        )}
      </div>
    </Page>
  )
}
