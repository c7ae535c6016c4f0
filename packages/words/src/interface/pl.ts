/** Co mówi sama strona. */
import type { Translation } from '../catalogue.ts'
import type { en } from './en.ts'
import { pl as lobby } from './lobby/pl.ts'
import { pl as online } from './online/pl.ts'
import { pl as storm } from './storm/pl.ts'
import { pl as table } from './table/pl.ts'

export const pl = {
  ...lobby,
  ...table,
  ...online,
  ...storm,
  'game.siegestorm': 'Siegestorm',
  'game.siege': 'SIEGE',
  language: 'Język',
  'app.skip': 'Przejdź do treści',
  'app.menu': 'Menu główne',
  'app.back': 'Wstecz',
  'app.close': 'Zamknij',
  'app.cancel': 'Anuluj',
  'app.confirm': 'Potwierdź',
  'app.copy': 'Kopiuj',
  'app.copied': 'Skopiowano',
  'app.loading': 'Wczytywanie …',
  'app.retry': 'Spróbuj ponownie',
  'app.not-found': 'Pod tym adresem nic nie ma.',
  'app.broke': 'Coś się zepsuło na tej stronie. Twoja gra jest bezpieczna; wczytaj stronę ponownie.',
  'app.offline': 'Brak sieci. Gry na tym urządzeniu toczą się dalej.',

  'home.tagline': 'Dwie gry o murach i wojnie. Usiądź i graj: bez konta, bez instalacji.',
  'home.siegestorm.line': 'Pojedynek kart na dwóch Torach Walki. Każda karta jest jednostką, akcją albo zapłatą.',
  'home.siege.line': 'Drabiny, strzały i wrzący olej na mapie z heksów. Zdobądź zamek albo go obroń.',
  'home.play-now': 'Graj teraz',
  'home.play-now.boss': 'przeciw bossowi',
  'home.play-now.bot': 'przeciw botowi',
  'home.one-screen': 'Przy jednym ekranie',
  'home.friend': 'Ze znajomym',
  'home.learn': 'Naucz się w pięć minut',
  'home.my-games': 'Moje gry',
  'home.watch': 'Oglądaj',
  'home.decks': 'Talie',
  'home.rules': 'Zasady',
  'home.settings': 'Ustawienia',
  'home.continue': 'Graj dalej',
  'home.credits': 'Autorzy',

  'settings.title': 'Ustawienia',
  'settings.theme': 'Motyw',
  'settings.theme.night': 'Noc',
  'settings.theme.day': 'Dzień',
  'settings.theme.contrast': 'Wysoki kontrast',
  'settings.motion': 'Ruch',
  'settings.motion.system': 'Jak w systemie',
  'settings.motion.full': 'Pełny',
  'settings.motion.none': 'Brak',
  'settings.speed': 'Szybkość ruchu',
  'settings.sound': 'Krótkie dźwięki',
  'settings.every-step': 'Siegestorm: zatrzymuj się w każdym kroku mojej tury',
  'settings.name': 'Twoje imię przy stole',
  'settings.name.hint': 'Inni widzą je w sieci. Może zostać puste.',
  'settings.kept': 'Zapisane na tym urządzeniu i z twoim kontem.',

  'account.title': 'Twoje konto',
  'account.guest':
    'Grasz jako gość: twoje gry w sieci zna tylko ta przeglądarka. Nazwa konta i hasło otworzą je na każdym urządzeniu.',
  'account.login': 'Nazwa konta',
  'account.login.hint': 'Od 3 do 32 znaków: a–z, 0–9, kropka, kreska.',
  'account.password': 'Hasło',
  'account.password.hint': 'Co najmniej 10 znaków.',
  'account.keep': 'Zachowaj moje gry',
  'account.enter': 'Zaloguj się',
  'account.known': 'Otwarte konto: {login}.',
  'account.leave': 'Wyloguj się',
  'account.leave-all': 'Wyloguj się wszędzie',
  'account.data': 'Pobierz moje dane',
  'account.erase': 'Usuń konto',
  'account.erase-sure': 'Usunąć je na zawsze?',

  'rules.glossary': 'Słowniczek',
  'rules.title': 'Zasady',
  'rules.search': 'Szukaj w zasadach',
  'rules.search.hint': 'Słowo albo numer, na przykład {example}',
  'rules.found':
    '{n, plural, =0 {Nie znaleziono zasady} one {# zasada} few {# zasady} many {# zasad} other {# zasady}}',
  'rules.link': 'Odnośnik do tej zasady',
  'rules.all': 'Obie gry',

  'credits.title': 'Autorzy',
  'credits.icons':
    'Ikony z game-icons.net autorstwa Lorca, Delapouite’a i innych, na licencji CC BY 3.0; barwione i składane przez nas.',
  'credits.fonts': 'Cinzel i Inter, na licencji SIL Open Font.',
  'credits.rest': 'Karty, mapy, żetony i ramki narysowaliśmy sami.',
} as const satisfies Translation<typeof en>
