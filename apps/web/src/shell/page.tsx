/** The frame of every page that is not a table: header, one main part, focus on the title after a change of place. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { waitingMark } from '../notices/turns.ts'
import { Header } from './header.tsx'

export const Page = ({ title, wide, children }: { title: string; wide?: boolean; children: ComponentChildren }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const mark = waitingMark()
  useEffect(() => {
    document.title = `${mark}${title} · Siegeworks`
  }, [mark, title])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <a class="skip" href="#main">
        {say('app.skip')}
      </a>
      <Header />
      <main id="main" class={wide ? 'page wide' : 'page'}>
        <h1 ref={heading} tabIndex={-1} class="page-title">
          {title}
        </h1>
        {children}
      </main>
    </>
  )
}
