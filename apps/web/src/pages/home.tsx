/** The first page: two doors, and everything else one step away. */
import { CastleDoor, StormDoor } from '../art/door-art.tsx'
import { Icon } from '../art/icon.tsx'
import { say } from '../i18n/say.ts'
import { waitingMark } from '../notices/turns.ts'
import { WaitingCount } from '../notices/waiting-count.tsx'
import { Header } from '../shell/header.tsx'

const Door = ({ game }: { game: 'siegestorm' | 'siege' }) => (
  <section class={`door door-${game}`} aria-labelledby={`door-${game}`}>
    {game === 'siegestorm' ? <StormDoor /> : <CastleDoor />}
    <div class="door-body">
      <h2 id={`door-${game}`}>{say(`game.${game}`)}</h2>
      <p class="door-line">{say(`home.${game}.line`)}</p>
      <div class="door-actions">
        <a class="btn primary door-play" href={`/play/${game}`}>
          <Icon name={game === 'siegestorm' ? 'dragon-head' : 'siege-tower'} />
          <span>
            {say('home.play-now')}{' '}
            <small>{say(game === 'siegestorm' ? 'home.play-now.boss' : 'home.play-now.bot')}</small>
          </span>
        </a>
        <a class="btn" href={`/play/${game}/one-screen`}>
          <Icon name="two-shadows" /> {say('home.one-screen')}
        </a>
        <a class="btn" href={`/play/${game}/friend`}>
          <Icon name="linked-rings" /> {say('home.friend')}
        </a>
        <a class="btn" href={`/play/${game}/anyone`}>
          <Icon name="crossed-swords" /> {say('home.anyone')}
        </a>
        <a class="btn quiet" href={`/learn/${game}`}>
          <Icon name="graduate-cap" /> {say('home.learn')}
        </a>
      </div>
    </div>
  </section>
)

const LINKS = [
  ['/my-games', 'hourglass', 'home.my-games'],
  ['/watch', 'spyglass', 'home.watch'],
  ['/decks', 'card-pickup', 'home.decks'],
  ['/rules', 'rule-book', 'home.rules'],
] as const

export const Home = () => {
  document.title = `${waitingMark()}Siegeworks`
  return (
    <>
      <a class="skip" href="#main">
        {say('app.skip')}
      </a>
      <Header />
      <main id="main" class="home">
        <div class="home-title">
          <h1>Siegeworks</h1>
          <p>{say('home.tagline')}</p>
        </div>
        <div class="doors">
          <Door game="siegestorm" />
          <Door game="siege" />
        </div>
        <nav class="home-links" aria-label={say('app.menu')}>
          {LINKS.map(([href, icon, key]) => (
            <a key={href} class="home-link" href={href}>
              <Icon name={icon} />
              <span>{say(key)}</span>
              {href === '/my-games' && <WaitingCount />}
            </a>
          ))}
        </nav>
      </main>
      <footer class="footer">
        <a href="/credits">{say('home.credits')}</a>
      </footer>
    </>
  )
}
