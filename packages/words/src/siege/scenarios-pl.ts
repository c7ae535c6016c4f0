/** The scenarios of SIEGE: name, one line, what each side must do, what it teaches; groups, and how they end. Polish. */
import type { Translation } from '../catalogue.ts'
import type { scenarios as english } from './scenarios-en.ts'

export const scenarios = {
  'scenario.before-the-bell.name': 'Zanim zabije dzwon',
  'scenario.before-the-bell.line': 'Nocne wdarcie się na mury: napastnicy z drabinami przeciw nielicznej straży.',
  'scenario.before-the-bell.brief':
    'Napastnicy wygrywają, gdy na końcu tury most jest opuszczony, a trzech sprawnych ludzi jest na dziedzińcu, albo gdy zajmują drzwi donżonu. W przeciwnym razie po 20 turach wygrywa załoga. Straty zwycięzcy stopniują zwycięstwo. Domownicy w donżonie śpią do tury 3 lub do chwili, gdy napastnik stanie na blankach.',
  'scenario.before-the-bell.teaches': 'Mury, strzelanie między wysokościami, walka wręcz, drabiny, most zwodzony.',
  'scenario.the-gap-in-the-curtain.name': 'Wyłom w kurtynie',
  'scenario.the-gap-in-the-curtain.line':
    'Jeden wyłom, jedna wieża, jeden dzień: oblegający idzie naraz przez mur i ponad nim.',
  'scenario.the-gap-in-the-curtain.brief':
    'Oblegający wygrywa, gdy na końcu dwóch kolejnych tur trzyma cztery pola blanków lub gruzowiska, mając w środku pięciu sprawnych ludzi. W przeciwnym razie po 24 turach wygrywa załoga. Straty zwycięzcy stopniują zwycięstwo.',
  'scenario.the-gap-in-the-curtain.teaches': 'Zasypana fosa, gruzowisko i wieża oblężnicza.',
  'scenario.sparks.name': 'Iskry',
  'scenario.sparks.line': 'Wypad jeźdźców spada na śpiący obóz, by spalić park oblężniczy.',
  'scenario.sparks.brief':
    'Za doszczętnie spaloną wieżę oblężniczą lub trebusz napastnicy dostają 6 punktów, za każdą inną machinę 3, za namiot 1. Muszą zejść z mapy krawędzią A lub D: za każdego, kto tego nie zrobi, obóz dostaje 3 punkty. Straty liczą się obu stronom. Po 18 turach wygrywa wyższa suma, przewaga 10 punktów jest rozstrzygająca.',
  'scenario.sparks.teaches': 'Teren obozu, jeźdźcy i konie, balista, ogień.',
  'scenario.forty-dawns.name': 'Czterdzieści świtów',
  'scenario.forty-dawns.line':
    'Oblężenie trwające do dwudziestu dni: kiedy miotać kamienie, a kiedy ruszyć do szturmu.',
  'scenario.forty-dawns.brief':
    'Każdego dnia oblegający burzy mury, szturmuje lub czeka; szturmów może być najwyżej cztery. Wygrywa, gdy poza donżonem nie ma sprawnego obrońcy, a trzech sprawnych ludzi jest na dziedzińcu, albo gdy zajmuje drzwi donżonu: rozstrzygająco do dnia 12, wyraźnie do dnia 16, później nieznacznie. Załoga wygrywa, gdy kalendarz się skończy; od dnia 15 ma zmniejszone racje.',
  'scenario.forty-dawns.teaches': 'Burzenie murów, taran, karta oblężenia i kalendarz.',
  'scenario.the-wagons-from-the-march.name': 'Wozy z Marchii',
  'scenario.the-wagons-from-the-march.line': 'Dwa wozy muszą dotrzeć do mostu przed szturmem drugiego dnia.',
  'scenario.the-wagons-from-the-march.brief':
    'W dniu 1 Normanowie prowadzą wozy przez obóz do opuszczonego mostu; w dniu 2 Walijczycy szturmują zamek. Wóz jest wart 4 punkty: dla Normanów, gdy dotrze, dla Walijczyków, gdy przepadnie; sprawny Walijczyk na moście lub w bramie na końcu dnia 2 jest wart 10. Straty liczą się obu stronom, wygrywa wyższa suma.',
  'scenario.the-wagons-from-the-march.teaches':
    'Wozy, mantelety, strzały zapalające, wrzący olej, gojenie ran, celność.',
  'scenario.the-kings-summer.name': 'Lato króla',
  'scenario.the-kings-summer.line':
    'Wielkie oblężenie: obie mapy, trzydzieści dni, wszystkie zasady i wszystkie opcje.',
  'scenario.the-kings-summer.brief':
    'Oblegający musi na końcu tury trzymać drzwi donżonu i jedno pole za nimi: zwycięstwo rozstrzygające do dnia 15, wyraźne do dnia 22, nieznaczne do dnia 30. Załoga wygrywa, gdy kalendarz się skończy. Raz może odpowiedzieć na dzień burzenia murów wypadem na machiny w obozie; od dnia 18 ma zmniejszone racje.',
  'scenario.the-kings-summer.teaches': 'Wszystko naraz.',
  'scenario.two-banners-one-wall.name': 'Dwa sztandary, jeden mur',
  'scenario.two-banners-one-wall.line': 'Odsiecz nadchodzi na tyły oblegającego w środku szturmu.',
  'scenario.two-banners-one-wall.brief':
    'Odcinek północnego muru już runął, a w dniu 2 na tyły oblegającego nadchodzi odsiecz. Odsiecz wygrywa, gdy jej sprawny człowiek stoi na końcu tury na opuszczonym moście, oblegający, gdy wcześniej zajmie drzwi donżonu; w przeciwnym razie na końcu dnia 3 decydują straty.',
  'scenario.two-banners-one-wall.teaches': 'Dwa fronty naraz.',
  'scenario.the-long-siege.name': 'Długie oblężenie',
  'scenario.the-long-siege.line':
    'Trzydzieści dni w kalendarzu, odsiecz w dniu 24: co rano od nowa, burzenie murów albo szturm.',
  'scenario.the-long-siege.brief':
    'Oblegający wygrywa, gdy na końcu tury zajmuje drzwi donżonu i jedno pole w jego wnętrzu: rozstrzygająco do dnia 16, wyraźnie do dnia 20, nieznacznie do dnia 23. W przeciwnym razie do załogi dociera odsiecz i załoga wygrywa.',
  'scenario.the-long-siege.teaches': 'Burzenie murów i prowadzenie oblężenia dzień po dniu.',
  'scenario.the-convoy.name': 'Konwój',
  'scenario.the-convoy.line': 'Zaopatrzenie dla zamku musi przebić się przez pierścień oblegających.',
  'scenario.the-convoy.brief':
    'Za każdy wóz, który dotrze do mostu, Normanowie dostają 8 punktów, za każdy spalony lub zdobyty Walijczycy 6, a za drzwi donżonu, jeśli na końcu je trzymają, 15. Do tego dochodzą straty; po 30 turach wygrywa wyższa suma. Przewaga 10 punktów jest rozstrzygająca, 5 wyraźna.',
  'scenario.the-convoy.teaches': 'Wozy i zwierzęta pociągowe, mantelety, strzały zapalające, olej.',
  'scenario.wulfric-the-felon.name': 'Wulfric zdrajca',
  'scenario.wulfric-the-felon.line': 'Sir Wulfric przychodzi nocą po Blodwin, panią zamku.',
  'scenario.wulfric-the-felon.brief':
    'Atakujący wchodzą z jednego lub dwóch wybranych boków mapy. Blodwin poddaje się wrogiemu rycerzowi obok niej, przy którym nie ma nikogo z jej strony: wtedy wygrywają atakujący. Obrońcy wygrywają, gdy Wulfric zginie, gdy w zamku nie ma sprawnego atakującego, a zostało ich najwyżej czterech, albo po 20 turach. Jeśli Blodwin podda się w donżonie, a na dziedzińcu są sprawni obrońcy, jest remis. Straty zwycięzcy stopniują zwycięstwo.',
  'scenario.wulfric-the-felon.teaches': 'Zamek, strzelanie, walka wręcz, drabiny, most zwodzony.',
  'scenario.assaulting-the-breach.name': 'Szturm na wyłom',
  'scenario.assaulting-the-breach.line':
    'Z jednej strony mur już leży; zamek musi paść, zanim atakujący się wykrwawią.',
  'scenario.assaulting-the-breach.brief':
    'Atakujący wygrywa, gdy poza donżonem nie ma sprawnego obrońcy; obrońca, gdy atakujący ma mniej niż ośmiu sprawnych ludzi lub się wycofa, albo po 30 turach. Straty zwycięzcy stopniują zwycięstwo.',
  'scenario.assaulting-the-breach.teaches': 'Zasypana fosa, gruzowisko, wieża oblężnicza.',
  'scenario.burning-the-camp.name': 'Obóz w ogniu',
  'scenario.burning-the-camp.line': 'Konni rycerze wnoszą olej i płonące łuczywa do obozu oblegających.',
  'scenario.burning-the-camp.brief':
    'Za doszczętnie spaloną wieżę oblężniczą napastnicy dostają 10 punktów, za trebusz 8, za inną machinę 5, za namiot 1; odejmuje się straty wśród tych, którzy nie zejdą z mapy krawędzią A lub D. Po 20 turach 20 punktów to zwycięstwo rozstrzygające, 12 wyraźne, 6 nieznaczne; poniżej wygrywa obóz.',
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
