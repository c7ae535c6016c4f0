/** What the page itself says: buttons, titles, hints. ICU messages; the other languages are complete by type. */
import type { Catalogue } from '../catalogue.ts'
import { en as lobby } from './lobby/en.ts'
import { en as online } from './online/en.ts'
import { en as storm } from './storm/en.ts'
import { en as table } from './table/en.ts'

export const en = {
  ...lobby,
  ...table,
  ...online,
  ...storm,
  'game.siegestorm': 'Siegestorm',
  'game.siege': 'SIEGE',
  language: 'Language',
  'app.skip': 'Skip to the content',
  'app.menu': 'Main menu',
  'app.back': 'Back',
  'app.about': '{what}: {text}',
  'app.close': 'Close',
  'app.cancel': 'Cancel',
  'app.confirm': 'Confirm',
  'app.copy': 'Copy',
  'app.copied': 'Copied',
  'app.loading': 'Loading …',
  'app.retry': 'Try again',
  'app.not-found': 'There is nothing at this address.',
  'app.broke': 'Something broke on this page. Your game is safe; load the page again.',
  'app.offline': 'No network. Games on this device go on.',

  'home.tagline': 'Two games of walls and war. Sit down and play: no account, nothing to install.',
  'home.siegestorm.line':
    'A duel of cards on two war tracks. Every card is a creature, an action or the price of another.',
  'home.siege.line': 'Ladders, arrows and boiling oil on a map of hexes. Take the castle, or hold it.',
  'home.play-now': 'Play now',
  'home.play-now.boss': 'against a boss',
  'home.play-now.bot': 'against a bot',
  'home.one-screen': 'At one screen',
  'home.friend': 'With a friend',
  'home.learn': 'Learn in five minutes',
  'home.my-games': 'My games',
  'home.watch': 'Watch',
  'home.decks': 'Decks',
  'home.rules': 'Rules',
  'home.settings': 'Settings',
  'home.continue': 'Go on playing',
  'home.credits': 'Credits',

  'settings.title': 'Settings',
  'settings.theme': 'Theme',
  'settings.theme.night': 'Night',
  'settings.theme.day': 'Day',
  'settings.theme.contrast': 'High contrast',
  'settings.motion': 'Motion',
  'settings.motion.system': 'As the system asks',
  'settings.motion.full': 'Full',
  'settings.motion.none': 'None',
  'settings.speed': 'Speed of moving things',
  'settings.sound': 'Short sounds',
  'settings.every-step': 'Siegestorm: stop at every step of my turn',
  'settings.name': 'Your name at the table',
  'settings.name.hint': 'Others see it online. You can leave it empty.',
  'settings.kept': 'Kept on this device, and with your account.',

  'account.title': 'Your account',
  'account.guest':
    'You play as a guest: only this browser knows your games online. An account name and a password open them on any device.',
  'account.login': 'Account name',
  'account.login.hint': '3 to 32 characters: a–z, 0–9, dot, dash.',
  'account.password': 'Password',
  'account.password.hint': 'At least 10 characters.',
  'account.keep': 'Keep my games',
  'account.enter': 'Sign in',
  'account.known': 'Signed in: {login}.',
  'account.leave': 'Sign out',
  'account.leave-all': 'Sign out everywhere',
  'account.data': 'Download my data',
  'account.erase': 'Delete the account',
  'account.erase-sure': 'Delete it for ever?',

  'rules.glossary': 'Glossary',
  'rules.title': 'Rules',
  'rules.search': 'Search the rules',
  'rules.search.hint': 'Word or number ({example})',
  'rules.found': '{n, plural, =0 {No rule found} one {# rule} other {# rules}}',
  'rules.no-such': 'There is no rule {id}. These are all the rules of the game.',
  'rules.link': 'Link to this rule',
  'rules.all': 'Both games',

  'credits.title': 'Credits',
  'credits.icons':
    'Icons from game-icons.net by Lorc, Delapouite and others, under CC BY 3.0; tinted and composed by us.',
  'credits.fonts': 'Cinzel and Inter, under the SIL Open Font License.',
  'credits.rest': 'Cards, maps, counters and frames are drawn by us.',
} as const satisfies Catalogue

export type InterfaceKey = keyof typeof en
