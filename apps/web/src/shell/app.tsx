import type { ComponentType } from 'preact'
import { spoken } from '../i18n/say.ts'
import { NoticeToast } from '../notices/notice-toast.tsx'
import { Home } from '../pages/home.tsx'
import { lazy, Waiting } from './lazy.tsx'
import { NotFound } from './not-found.tsx'
import { match, place } from './router.ts'

type Params = { readonly [name: string]: string }
type Screen = ComponentType<{ readonly params: Params }>

const ROUTES: readonly (readonly [pattern: string, screen: Screen])[] = [
  ['/', Home],
  ['/settings', lazy(async () => (await import('../pages/settings.tsx')).SettingsPage)],
  ['/rules', lazy(async () => (await import('../pages/rules.tsx')).RulesPage)],
  ['/rules/:id', lazy(async () => (await import('../pages/rules.tsx')).RulesPage)],
  ['/play/:game', lazy(async () => (await import('../pages/play.tsx')).PlayPage)],
  ['/play/:game/:how', lazy(async () => (await import('../pages/play.tsx')).PlayPage)],
  ['/my-games', lazy(async () => (await import('../pages/games.tsx')).GamesPage)],
  ['/watch', lazy(async () => (await import('../pages/games.tsx')).WatchPage)],
  ['/decks', lazy(async () => (await import('../pages/decks.tsx')).DecksPage)],
  ['/replay/:source/:id', lazy(async () => (await import('../pages/replay.tsx')).ReplayPage)],
  ['/learn/:game', lazy(async () => (await import('../pages/learn.tsx')).LearnPage)],
  ['/local/:id', lazy(async () => (await import('../pages/table-page.tsx')).LocalTable)],
  ['/table/:id', lazy(async () => (await import('../pages/table-page.tsx')).OnlineTable)],
  ['/credits', lazy(async () => (await import('../pages/credits.tsx')).CreditsPage)],
]

export const App = () => {
  if (!spoken.value) return <Waiting what="Siegeworks" />
  const { path } = place.value
  for (const [pattern, Screen] of ROUTES) {
    const params = match(pattern, path)
    if (params)
      return (
        <>
          <Screen key={pattern} params={params} />
          <NoticeToast />
        </>
      )
  }
  return <NotFound />
}
