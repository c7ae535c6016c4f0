/** What the commands about the ground of SIEGE say: show, sight, odds. */
import type { Translation } from '../catalogue.ts'
import type { sight as en } from './sight-en.ts'

export const sight: Translation<typeof en> = {
  'command.show': 'Dessine une carte de SIEGE, ou une position écrite sur sa carte.',
  'command.sight':
    'La ligne de tir entre deux lieux ou personnages de SIEGE : ce qu’elle traverse, ce qui la ferme, couverture, chances.',
  'command.sight.more':
    'MAP est castle, camp, camp+castle, ou un fichier contenant une position (docs/positions.md). FROM et TO sont des cases (F10 ou 3,-2, avec ^ pour l’étage) ou des pions de la position. Sans TO : tout ce qui se voit de là. Avec deux pions, tireur et cible, aussi les chances du tir.',
  'command.odds': 'Un combat de SIEGE avant le dé : rapport de force, décalages et raisons, chance de chaque résultat.',
  'command.odds.more':
    'Le fichier est une position (docs/positions.md). Plusieurs attaquants ou défenseurs sont séparés par des virgules.',
  'option.bridge': 'le pont-levis : up (levé) ou down (baissé)',
  'option.weapon': 'short-bow, long-bow, crossbow ou ballista : donne aussi la portée et les chances',
  'sight.no-place': 'il n’y a ici ni case ni pion {place}',
  'sight.not-on-map': '{piece} n’est pas sur la carte',
  'sight.no-weapon': 'il n’y a pas d’arme {weapon} ; il y a {weapons}',
  'sight.open': '{from} → {to} : ouverte, distance {range}',
  'sight.closed': '{from} → {to} : fermée, distance {range}',
  'sight.block': 'En {hex} : {why} [{rule}]',
  'sight.cover': 'Couverture : {cover} ({why}) [{rule}]',
  'sight.grazing': 'La ligne touche un angle ou longe un côté : voici la lecture retenue. [SG-GEO-33]',
  'sight.from':
    'Depuis {place}, hauteur {height}{radius, plural, =0 {} one {, domine # case} other {, domine # cases}}',
  'sight.step': '{hex} : {terrain}, hauteur {height}{relief, select, 1 {, en haut d’un talus} other {}}',
  'sight.engine': 'engin de siège',
  'sight.crosses': 'traverse : {feature}',
  'sight.somebody': 'quelqu’un s’y tient',
  'sight.field': 'Depuis {from} : {open, plural, one {# lieu visible} other {# lieux visibles}} sur {all}.',
  'sight.shot': '{target} en {place}, distance {range}, couverture {cover} : {chances}',
  'sight.no-shot': '{target} en {place}, distance {range} : {why}',
  'sight.range':
    '{weapon}, distance {range} : {band, select, short {courte} medium {moyenne} long {longue} other {trop loin}}',
  'sight.modifiers': 'Modificateurs : {list}',
  'sight.no-modifiers': 'Aucun modificateur.',
  'sight.chances': 'Sur dix faces : {list}',
  'sight.may-not': 'Ne peut pas tirer : {why}',
  'odds.line': '{attack} contre {defense} : {odds}-1, colonne {column}-1',
  'odds.shift': '{why} : {columns} [{rule}]',
  'odds.chances': 'Sur dix faces : {list}',
  'odds.refused': 'Interdit : {why}',
  'odds.nobody': 'il n’y a ici personne du nom de {piece}',
  'feature.wall': 'mur',
  'feature.parapet': 'parapet crénelé',
  'feature.slit': 'meurtrière',
  'feature.door': 'porte',
  'feature.keep-door': 'entrée du donjon',
  'feature.drop': 'bord intérieur des remparts',
  'feature.bank-top': 'haut d’un talus',
  'feature.gateway': 'passage de la porte',
  'show.legend': 'Côtés : {sides}',
}
