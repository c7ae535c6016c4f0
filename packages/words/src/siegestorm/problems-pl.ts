/** What is wrong with options or a position of Siegestorm. Polish. */
import type { Translation } from '../catalogue.ts'
import type { problems as english } from './problems-en.ts'

export const problems = {
  'problem.no-such-card': 'Nie ma karty „{card}”.',
  'problem.no-such-deck': 'Nie ma talii „{deck}”.',
  'problem.no-such-boss': 'Nie ma bossa „{boss}”.',
  'problem.no-boss-in-this-mode': 'W tym trybie nie ma bossa.',
  'problem.boss-has-no-supporters': 'Boss nie ma Wspierających: zastępuje ich jego Poziom Grozy.',
  'problem.boss-has-no-heal-pile': 'Boss nie ma Stosu Leczenia.',
  'problem.not-a-creature': '„{card}” to tylko akcja: bez ATT i DEF nigdzie nie staje.',
  'problem.not-alike': 'Dwie karty mają identyfikator {id}, ale nie są zapisane tak samo.',
  'problem.no-gang-token': 'Żetony Gangu leżą tylko na jednostkach bossa na jego Torze Walki.',
  'problem.no-spirit-token': 'Żetony Ducha leżą tylko na Totemach bossa.',
  'problem.not-a-shade': 'Zakryty może leżeć tylko Cień.',
  'problem.no-such-front': 'Ten gracz nie ma takiego Toru Walki.',
  'problem.not-a-handle': 'Oznaczenie to mała litera i liczba, na przykład h1.',
  'problem.not-a-front': 'Front to f i liczba, na przykład f1.',
  'problem.figures-beside-card':
    'Karta podana identyfikatorem ma wydrukowane wartości: usuń „card: {card}” albo ten wpis.',
  'problem.hand-too-large': 'Na ręce jest najwyżej {most} kart; tu jest ich {count}.',
  'problem.too-few-left':
    '{least, plural, one {Przynajmniej jeden gracz musi jeszcze być w grze.} few {Przynajmniej # gracze muszą jeszcze być w grze.} many {Przynajmniej # graczy musi jeszcze być w grze.} other {Przynajmniej # gracza musi jeszcze być w grze.}}',
  'problem.no-standing-orders': 'Przy tym stole nie ma stałych poleceń.',
  'problem.not-a-card': 'Karta to jej identyfikator albo obiekt z własnymi wartościami.',
  'problem.not-a-pile': 'Stos to lista kart albo ich liczba.',
  'problem.too-many-decks': 'Liczba miejsc: {most}, a talii: {count}.',
  'problem.not-in-this-place': '„{key}” nic nie znaczy dla tej karty w tym miejscu.',
  'problem.no-vision': 'Żadna Wizja nie trwa: żadne karty nie są do niej odłożone.',
  'problem.space-taken': 'To miejsce zajmuje już {first}.',
  'problem.position-unsound': 'Ta pozycja nie może istnieć: zmieniono to, co zapisał program.',
} as const satisfies Translation<typeof english>
