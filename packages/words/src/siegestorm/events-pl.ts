/** What happened, in Polish. */
import type { Translation } from '../catalogue.ts'
import type { events as english } from './events-en.ts'

export const events = {
  'event.cards-drawn': '{side} dobiera: {cards}.',
  'event.cards-overflowed': '{side} ma pełną rękę, na Ofiary: {cards}.',
  'event.mulligan-returned': '{side} odkłada pod Zasoby: {cards}, i dobiera ponownie.',
  'event.card-paid': '{side} płaci kartą: {cards}.',
  'event.card-spent': '{cards}: rozpatrzono, na Ofiary ({side}).',
  'event.card-deployed': '{side} wystawia: {cards}.',
  'event.card-placed': '{side} umieszcza na Polu Bitwy: {cards}.',
  'event.card-shifted-shape': '{side}, zmiana kształtu: {cards}.',
  'event.card-discarded': '{side} odrzuca: {cards}.',
  'event.card-stolen': '{side} kradnie (od: {other}): {cards}.',
  'event.card-raised': '{side} wskrzesza z Ofiar (od: {other}): {cards}.',
  'event.cards-salvaged': '{side} zabiera ze swoich Ofiar: {cards}.',
  'event.card-tucked': '{side} odkłada pod Zasoby: {cards}.',
  'event.cards-healed': '{side} leczy: {cards}.',
  'event.heal-pile-lost': '{side} traci ze Stosu Leczenia: {cards}.',
  'event.damage-taken': '{side} traci z Zasobów: {cards}.',
  'event.creature-killed': '{side}, zabita jednostka: {cards}.',
  'event.creature-sacrificed': '{side} poświęca: {cards}.',
  'event.creature-replaced': '{side}, zastąpiona jednostka: {cards}.',
  'event.creature-returned': '{side}, wraca na rękę: {cards}.',
  'event.creature-supported': '{side}, nowy Wspierający: {cards}.',
  'event.creature-spent': '{side}, koniec szturmu: {cards}.',
  'event.creature-destroyed': '{side}, zniszczona jednostka: {cards}.',
  'event.creature-ganged': '{side}, odrzucona za Żetony Gangu: {cards}.',
  'event.creature-swapped': '{side}, zamieniona jednostka: {cards}.',
  'event.creature-cleared': '{side}, odchodzi z wyeliminowanym graczem: {cards}.',
  'event.casualties-destroyed': '{side}, zniszczone Ofiary: {cards}.',
  'event.supporter-killed': '{side}, zabity Wspierający: {cards}.',
  'event.supporter-taken':
    '{zone, select, casualties {{side} przejmuje Wspierającego (od: {other}) i go odrzuca: {cards}} other {{side} przejmuje Wspierającego (od: {other})}}.',
  'event.supporter-destroyed': '{side}, zniszczony Wspierający: {cards}.',
  'event.card-recruited':
    '{zone, select, casualties {{side} miałby zyskać Wspierającego i go odrzuca: {cards}} other {{side} zyskuje Wspierającego}}.',
  'event.vision-drawn': '{side} ma Wizję: {cards}.',
  'event.vision-kept': '{side} zatrzymuje: {cards}.',
  'event.vision-put-back':
    '{side} odkłada {end, select, top {na wierzch Zasobów} bottom {pod Zasoby} other {do Zasobów}}: {cards}.',
  'event.miner-seen': '{side}, odkryte z Zasobów: {cards}.',
  'event.hand-reserved': 'Do Rezerwy: {cards}.',
  'event.leader-placed': '{side} umieszcza Lidera: {cards}.',
  'event.ghost-placed': '{side}, na Torze Walki zjawia się Widmo: {cards}.',

  'event.match-begun': 'Gra się zaczyna.',
  'event.mulligan-chosen': '{side} wybiera kartę do wymiany.',
  'event.mulligan-settled':
    '{count, plural, =0 {{side} zatrzymuje startową rękę.} one {{side}: wymieniono # kartę.} few {{side}: wymieniono # karty.} many {{side}: wymieniono # kart.} other {{side}: wymieniono # karty.}}',
  'event.first-player-chosen': '{side} zaczyna.',
  'event.turn-begun': 'Tura {number}: {side}{extra, select, yes { (dodatkowa tura)} other {}}.',
  'event.step-begun': '{side}: {step, step}.',
  'event.boss-step-begun': 'Boss: {stage, stage}.',
  'event.progress-made': '{side} gra dalej.',
  'event.supporters-readied':
    '{count, plural, one {{side}: # Wspierający jest znów gotowy.} few {{side}: # Wspierających jest znów gotowych.} many {{side}: # Wspierających jest znów gotowych.} other {{side}: # Wspierającego jest znów gotowe.}}',
  'event.supporters-released':
    '{count, plural, one {{side}: # Wspierający nie jest już wstrzymany.} few {{side}: # Wspierających nie jest już wstrzymanych.} many {{side}: # Wspierających nie jest już wstrzymanych.} other {{side}: # Wspierającego nie jest już wstrzymane.}}',
  'event.supporters-committed':
    '{count, plural, one {{side}: # Wspierający zostaje zaangażowany.} few {{side}: # Wspierających zostaje zaangażowanych.} many {{side}: # Wspierających zostaje zaangażowanych.} other {{side}: # Wspierającego zostaje zaangażowane.}}',
  'event.supporter-paid': '{side} angażuje Wspierającego.',
  'event.track-advanced': '{side}: Tor Walki porusza się do przodu.',
  'event.track-held':
    '{side}: Tor Walki stoi w miejscu ({why, select, stalled {został wstrzymany} other {nie zapłacono ceny}}).',
  'event.track-stalled': '{side}: w najbliższym kroku Postępu Tor Walki będzie stał w miejscu.',
  'event.order-given': '{card, card}: {order, order}.',
  'event.creature-shifted': '{card, card} przesuwa się do przodu.',
  'event.strength-counted': '{card, card} (przeciwnik: {against}): ATT {att} − DEF {def} = Siła {strength}.',
  'event.storm-aimed': '{card, card} atakuje z Siłą {strength}, cel: {target}.',
  'event.storm-repelled': '{target} (DEF {def}) wytrzymuje atak: {card, card}.',
  'event.damage-dealt': '{side} otrzymuje {amount} DMG.',
  'event.play-begun':
    '{side} {use, select, action {zagrywa akcję} creature {zagrywa jednostkę} other {używa zdolności}}.',
  'event.link-added':
    '{side}: {card, card} {use, select, action {jako akcja} ability {używa zdolności} other {wykonuje akcję}}.',
  'event.reaction-passed': '{side} nie reaguje.',
  'event.chain-closed': 'Ciąg rozkazów jest zamknięty i zostaje rozpatrzony.',
  'event.link-negated': '{card, card}: neguje to {by, card}.',
  'event.link-fizzled': '{card, card}: akcja lub zdolność bezskuteczna, nie ma już dozwolonego celu.',
  'event.link-resolved': '{card, card}: rozpatrzono.',
  'event.links-dropped': 'Ogniwa wyeliminowanego gracza opuszczają ciąg.',
  'event.storm-action-skipped': '{card, card}: akcja nie miałaby żadnego skutku.',
  'event.trigger-fired': '{card, card}: działa Zdolność pasywna.',
  'event.lasting-begun':
    '{card, card}: {until, select, eot {działa do końca tury} nextturn {działa do następnej tury ({side})} other {działa w tym szturmie}}.',
  'event.lasting-ended':
    '{count, plural, one {# efekt się kończy.} few {# efekty się kończą.} many {# efektów się kończy.} other {# efektu się kończy.}}',
  'event.extra-turn-granted':
    '{seat, select, boss {{side} rozegra dodatkową turę} other {{side} może rozegrać dodatkową turę}}.',
  'event.extra-turn-answered':
    '{side} {taken, select, yes {rozgrywa dodatkową turę} other {rezygnuje z dodatkowej tury}}.',
  'event.hand-peeked': '{side} ogląda rękę ({other}){shown, select, yes {: {cards}} other {}}.',
  'event.card-revealed': '{side} odkrywa: {cards}.',
  'event.resources-shuffled': '{side} tasuje {reserve, select, yes {Rezerwę na nowe Zasoby} other {Zasoby}}.',
  'event.gang-given':
    '{count, plural, one {{card, card} otrzymuje # Żeton Gangu.} few {{card, card} otrzymuje # Żetony Gangu.} many {{card, card} otrzymuje # Żetonów Gangu.} other {{card, card} otrzymuje # Żetonu Gangu.}}',
  'event.spirit-given': '{card, card} otrzymuje Żeton Ducha.',
  'event.shade-turned': 'Odkryta karta: {card, card}.',
  'event.menace-changed': 'Poziom Grozy: {from} → {to}.',
  'event.menace-lowered':
    '{when, select, next {W następnej turze Poziom Grozy bossa liczy się o jeden niżej.} now {W tej turze Poziom Grozy bossa liczy się o jeden niżej.} other {Poziom Grozy bossa liczy się znów w całości.}}',
  'event.life-changed': 'Życie bossa: {from} → {to}.',
  'event.boss-reasoned': '{why}',
  'event.seat-eliminated': '{side} ma za mało Zasobów i odpada z gry.',
  'event.standing-ordered': '{side} zmienia stałe polecenia.',
  'event.game-ended': 'Koniec gry. {why}.',

  'reason.nothing-playable-menace-rises': 'Wszystkie karty na ręce bossa są za drogie: jego Poziom Grozy rośnie o 1.',
  'reason.still-nothing-playable': 'Boss nie może nic zagrać i pasuje.',
  'reason.deploys-dearest':
    'Najpierw Wystawianie, od najdroższej karty, którą można zagrać: {card, card} (koszt {cost}, Poziom Grozy {menace}).',
  'reason.deployment-zone-full': 'Jego Strefa Zrzutu jest zajęta: {card, card} musi zaczekać.',
  'reason.deploy-step-over':
    'Poziom Grozy {menace} pozwalałby już na tę kartę, ale krok Wystawiania bossa minął, więc zostaje na ręce: {card, card} (koszt {cost}).',
  'reason.leader-empty-space': '{card, card} to Lider i zajmuje wolne miejsce.',
  'reason.leader-replaces-cheaper':
    'Żadne miejsce nie jest wolne: Lider {card, card} (koszt {cost}) zastępuje tańszą kartę.',
  'reason.leader-waits':
    'Żadne miejsce nie jest wolne i żadna karta nie jest tam tańsza: Lider {card, card} (koszt {cost}) zostaje na ręce.',
  'reason.uses-gang': '{card, card}: nie można jej już wystawić, zamienia się w Żetony Gangu.',
  'reason.uses-spirit':
    '{totems, plural, =0 {Duchy zostają przyzwane, ale nie ma Totemu.} one {Duchy zostają przyzwane: # Totem otrzymuje żeton.} few {Duchy zostają przyzwane: # Totemy otrzymują po żetonie.} many {Duchy zostają przyzwane: # Totemów otrzymuje po żetonie.} other {Duchy zostają przyzwane: # Totemu otrzymuje po żetonie.}}',
  'reason.uses-swap':
    'Zamiana: wchodzi najdroższa karta z ręki, którą można wystawić, bez względu na koszt: {card, card} (koszt {cost}).',
  'reason.uses-ghost': 'Cień pozostały na ręce trafia na najdalsze wolne pole.',
  'reason.acts-dearest': 'Akcje są na końcu, najpierw najdroższa: {card, card} (koszt {cost}, Poziom Grozy {menace}).',
  'reason.too-expensive': '{card, card} kosztuje {cost}, więcej, niż pozwala Poziom Grozy {menace}, i zostaje na ręce.',
  'reason.storm-kills-dearest':
    'Z Siłą {strength} bierze najdroższą kartę na Polu Bitwy, którą może zabić (koszt {cost}).',
  'reason.storm-hits-player': 'Z Siłą {strength} nie może niczego zabić na Polu Bitwy, więc uderza w gracza.',
  'reason.takes-dearest': 'Boss zawsze bierze najdroższą możliwą kartę: {card, card} (koszt {cost}).',
  'reason.takes-dearest-supporter': 'Boss zawsze bierze najdroższego możliwego Wspierającego.',
  'reason.picks-dearest': 'Boss wybiera do tego najdroższą kartę: {card, card} (koszt {cost}).',
  'reason.loses-cheapest':
    'Nie można wziąć żadnej karty graczy: ze swoich boss bierze najtańszą, {card, card} (koszt {cost}).',
  'reason.sacrifices-cheapest': 'Boss poświęca najtańszą jednostkę bez Tarczy.',
  'reason.puts-back-cheapest': 'Boss zatrzymuje to, co drogie, i odkłada najtańsze karty z ręki.',
  'reason.pays-by-menace': 'Jego Poziom Grozy ({menace}) sięga ceny ({price}): jest zapłacona.',
  'reason.cannot-pay-by-menace': 'Jego Poziom Grozy ({menace}) jest niższy od ceny ({price}): nie jest zapłacona.',
  'reason.tie-was-yours': 'Kilka jest równych: wybór należy do ciebie.',
  'reason.discards-to-reserve':
    '{cards, plural, one {# karta, która została mu na ręce, trafia do Rezerwy.} few {# karty, które zostały mu na ręce, trafiają do Rezerwy.} many {# kart, które zostały mu na ręce, trafia do Rezerwy.} other {# karty, która została mu na ręce, trafia do Rezerwy.}}',
  'reason.reserve-shuffled-in': 'Jego Zasoby są puste: Rezerwa staje się nowymi Zasobami.',
  'reason.menace-instead-of-supporters': 'Boss nie ma Wspierających: zamiast tego zmienia się jego Poziom Grozy.',
  'reason.menace-effect': 'Tak mówi Karta Bossa: {boss, boss, menace}',
  'reason.menace-is-highest': 'Poziom Grozy wynosi już 5+ i dalej nie rośnie.',
  'reason.menace-is-lowest': 'Poziom Grozy wynosi już 1 i dalej nie spada.',
  'reason.victim-was-yours': 'Dotyczy to jednego gracza: gracze wybierają którego.',
  'reason.miner-turns-action': 'Przebudzony górnik obraca akcję tej karty przeciwko jej właścicielowi: {card, card}.',
  'reason.miner-ignores-action':
    'Akcji tej karty nie można obrócić przeciwko jej właścicielowi, zostaje pominięta: {card, card}.',
} as const satisfies Translation<typeof english>
