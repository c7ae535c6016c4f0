/** The scenarios of SIEGE: name, one line, what each side must do, what it teaches; groups, and how they end. Polish. */
import type { Translation } from '../catalogue.ts'
import type { scenarios as english } from './scenarios-en.ts'

export const scenarios = {
  'scenario.before-the-bell.name': 'Zanim zabije dzwon',
  'scenario.before-the-bell.line': 'Nocne wdarcie się na mury: napastnicy z drabinami przeciw nielicznej straży.',
  'scenario.before-the-bell.brief':
    'Napastnicy wygrywają, gdy na końcu tury most jest opuszczony, a trzech sprawnych ludzi jest na dziedzińcu, albo gdy zajmują drzwi donżonu. Inaczej po 20 turach wygrywa załoga. Domownicy w donżonie śpią do tury 3 lub do chwili, gdy napastnik stanie na blankach.',
  'scenario.before-the-bell.teaches': 'Mury, strzelanie między wysokościami, walka wręcz, drabiny, most zwodzony.',
  'scenario.the-gap-in-the-curtain.name': 'Wyłom w kurtynie',
  'scenario.the-gap-in-the-curtain.line':
    'Jeden wyłom, jedna wieża, jeden dzień: oblegający idzie naraz przez mur i ponad nim.',
  'scenario.the-gap-in-the-curtain.brief':
    'Oblegający wygrywa, gdy na końcu dwóch kolejnych tur trzyma cztery pola blanków lub gruzowiska, mając w środku pięciu sprawnych ludzi. Inaczej po 24 turach wygrywa załoga.',
  'scenario.the-gap-in-the-curtain.teaches': 'Zasypana fosa, gruzowisko i wieża oblężnicza.',
  'scenario.sparks.name': 'Iskry',
  'scenario.sparks.line': 'Wypad jeźdźców spada na śpiący obóz, by spalić park oblężniczy.',
  'scenario.sparks.brief':
    'Napastnicy zdobywają punkty za każdą spaloną machinę i namiot i muszą wyjść krawędzią A lub D; obóz zdobywa je za straty i za napastników, którzy zostali. Po 18 turach wygrywa wyższa suma, przewaga 10 jest rozstrzygająca.',
  'scenario.sparks.teaches': 'Teren obozu, jeźdźcy i konie, balista, ogień.',
  'scenario.forty-dawns.name': 'Czterdzieści świtów',
  'scenario.forty-dawns.line': 'Oblężenie do dwudziestu dni: kiedy miotać kamienie, a kiedy ruszyć do szturmu.',
  'scenario.forty-dawns.brief':
    'Każdego dnia oblegający burzy mury, szturmuje lub czeka; szturmów może być najwyżej cztery. Wygrywa, gdy poza donżonem nie ma sprawnego obrońcy, a trzech sprawnych ludzi jest na dziedzińcu, albo gdy zajmuje drzwi donżonu; im wcześniej, tym lepiej. Załoga wygrywa, gdy kalendarz się skończy; od dnia 15 ma zmniejszone racje.',
  'scenario.forty-dawns.teaches': 'Burzenie murów, taran, karta oblężenia i kalendarz.',
  'scenario.the-wagons-from-the-march.name': 'Wozy z Marchii',
  'scenario.the-wagons-from-the-march.line': 'Dwa wozy muszą dotrzeć do mostu przed szturmem drugiego dnia.',
  'scenario.the-wagons-from-the-march.brief':
    'W dniu 1 Normanowie prowadzą wozy przez obóz do opuszczonego mostu; w dniu 2 Walijczycy szturmują zamek. Na końcu dnia 2 decydują punkty za wozy, straty i bramę.',
  'scenario.the-wagons-from-the-march.teaches':
    'Wozy, mantelety, strzały zapalające, wrzący olej, gojenie ran, celność.',
  'scenario.the-kings-summer.name': 'Lato króla',
  'scenario.the-kings-summer.line':
    'Wielkie oblężenie: obie mapy, trzydzieści dni, wszystkie zasady i wszystkie opcje.',
  'scenario.the-kings-summer.brief':
    'Oblegający musi zdobyć donżon (drzwi i jedno pole za nimi), im wcześniej, tym lepiej; załoga broni się do końca kalendarza i może zrobić jeden wypad na machiny w obozie.',
  'scenario.the-kings-summer.teaches': 'Wszystko naraz.',
  'scenario.two-banners-one-wall.name': 'Dwa sztandary, jeden mur',
  'scenario.two-banners-one-wall.line': 'Odsiecz nadchodzi na tyły oblegającego w środku szturmu.',
  'scenario.two-banners-one-wall.brief':
    'Odcinek północnego muru już runął. Odsiecz wygrywa, gdy jej sprawny człowiek stoi na końcu tury na opuszczonym moście, oblegający, gdy wcześniej zajmie drzwi donżonu; inaczej na końcu dnia 3 decydują straty.',
  'scenario.two-banners-one-wall.teaches': 'Dwa fronty naraz.',
  'scenario.the-long-siege.name': 'Długie oblężenie',
  'scenario.the-long-siege.line':
    'Trzydzieści dni w kalendarzu, odsiecz w dniu 24: co rano od nowa, burzenie murów albo szturm.',
  'scenario.the-long-siege.brief':
    'Oblegający wygrywa, gdy na końcu tury zajmuje drzwi donżonu i jedno pole w jego wnętrzu: rozstrzygająco do dnia 16, wyraźnie do dnia 20, nieznacznie do dnia 23. Inaczej do załogi dociera odsiecz i załoga wygrywa.',
  'scenario.the-long-siege.teaches': 'Burzenie murów i prowadzenie oblężenia dzień po dniu.',
  'scenario.the-convoy.name': 'Konwój',
  'scenario.the-convoy.line': 'Zaopatrzenie dla zamku musi przebić się przez pierścień oblegających.',
  'scenario.the-convoy.brief':
    'Każdy wóz w zamku liczy się Normanom, każdy spalony lub zdobyty Walijczykom, podobnie jak sam zamek; razem ze stratami wygrywa wyższa suma.',
  'scenario.the-convoy.teaches': 'Wozy i zwierzęta pociągowe, mantelety, strzały zapalające, olej, gojenie ran.',
  'scenario.wulfric-the-felon.name': 'Wulfric zdrajca',
  'scenario.wulfric-the-felon.line': 'Sir Wulfric przychodzi nocą po Blodwin, panią zamku.',
  'scenario.wulfric-the-felon.brief':
    'Atakujący wchodzą z jednego lub dwóch wybranych boków mapy. Blodwin poddaje się wrogiemu rycerzowi obok niej, przy którym nie ma nikogo z jej strony: wtedy wygrywają atakujący. Obrońcy wygrywają, gdy Wulfric zginie lub atak się wyczerpie. Jeśli podda się w donżonie, a wyjście jest zamknięte, jest remis.',
  'scenario.wulfric-the-felon.teaches': 'Zamek, strzelanie, walka wręcz, drabiny, most zwodzony.',
  'scenario.assaulting-the-breach.name': 'Szturm na wyłom',
  'scenario.assaulting-the-breach.line':
    'Z jednej strony mur już leży; zamek musi paść, zanim atakujący się wykrwawią.',
  'scenario.assaulting-the-breach.brief':
    'Atakujący wygrywa, gdy poza donżonem nie ma sprawnego obrońcy; obrońca, gdy atakujący ma mniej niż ośmiu sprawnych ludzi lub się wycofa. Własne straty stopniują zwycięstwo.',
  'scenario.assaulting-the-breach.teaches': 'Zasypana fosa, gruzowisko, wieża oblężnicza.',
  'scenario.burning-the-camp.name': 'Obóz w ogniu',
  'scenario.burning-the-camp.line': 'Konni rycerze wnoszą olej i płonące łuczywa do obozu oblegających.',
  'scenario.burning-the-camp.brief':
    'Napastnicy zdobywają punkty za to, co płonie, minus straty wśród tych, którzy nie wyjdą krawędzią A lub D. 20 punktów to zwycięstwo rozstrzygające, 12 wyraźne, 6 nieznaczne; poniżej wygrywa obóz.',
  'scenario.burning-the-camp.teaches': 'Jeźdźcy, balista, ogień.',
  'group.raiders': 'napastnicy',
  'group.watch': 'straż',
  'group.household': 'domownicy',
  'group.garrison': 'załoga',
  'group.besiegers': 'oblegający',
  'group.camp': 'obóz',
  'group.convoy': 'konwój',
  'group.relief': 'odsiecz',
  'outcome.breach-held': 'Wyłom utrzymany',
  'outcome.castle-taken': 'Zamek zdobyty',
  'outcome.keep-taken': 'Donżon zdobyty',
  'outcome.calendar-ran-out': 'Kalendarz się skończył',
  'outcome.relief-came': 'Nadeszła odsiecz',
  'outcome.relief-at-bridge': 'Odsiecz stoi na moście',
  'outcome.trapped-in-keep': 'Pani się poddaje, ale wyjście z donżonu jest zamknięte',
  'outcome.lady-yields': 'Pani się poddaje',
  'outcome.wulfric-dead': 'Sir Wulfric nie żyje',
  'outcome.attack-broken': 'Atak załamany',
  'outcome.attack-given-up': 'Atak poniechany',
  'group.crew': 'obsługa wieży',
  'group.crews': 'obsługa machin',
  'group.host': 'wojsko',
  'group.riders': 'jeźdźcy',
  'group.rider': 'jeździec konwoju',
  'group.foot': 'piesi',
  'group.band': 'drużyna',
  'group.yard': 'ludzie na dziedzińcu',
  'group.lady': 'pani zamku',
  'group.castle': 'zamek',
  'group.sortie': 'wypad',
  'group.wulfric': 'ludzie Wulfrica',
  'group.castle-and-relief': 'zamek i odsiecz',
  'group.relief-riders': 'jeźdźcy odsieczy',
} as const satisfies Translation<typeof english>
