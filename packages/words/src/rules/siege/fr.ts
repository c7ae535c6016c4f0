/** The rules of SIEGE in French. */
import type { RuleBook } from '../rule-book.ts'
import type { SiegeRules } from '../siege.ts'
import { terrainAndShooting } from './fr/1a-terrain-and-shooting.ts'
import { movementAndMelee } from './fr/1b-movement-and-melee.ts'
import { breachAndTower } from './fr/2-breach-and-tower.ts'
import { campRidersFire } from './fr/3-camp-riders-fire.ts'
import { battering } from './fr/4-battering.ts'
import { wagonsAndOil } from './fr/5-wagons-and-oil.ts'
import { optionsAndResults } from './fr/6-options-and-results.ts'
import { tables } from './fr/7-tables.ts'
import { geometry } from './fr/8-geometry.ts'
import { rulingsPlay } from './fr/9a-rulings-play.ts'
import { rulingsEquipment } from './fr/9b-rulings-equipment.ts'
import { examples } from './fr/10-examples.ts'
import { scenarios } from './fr/11-scenarios.ts'

// biome-ignore format: one title a line
export const fr: RuleBook<SiegeRules> = {
  titles: {
    'A.0': 'Introduction',
    'A.1': 'Section un : château, tir, mouvement, combat, pont-levis, échelles',
    '1.1': 'Terrain de la carte du château',
    '1.2': 'Déroulement du jeu',
    '1.21': 'Les cinq séquences d’une phase',
    '1.3': 'Tir à l’arc et à l’arbalète',
    '1.41': 'Ligne de tir',
    '1.42': 'Tirer au-delà d’autres personnages',
    '1.43': 'Tirer par les portes',
    '1.44': 'Tirer depuis les remparts et les meurtrières',
    '1.45': 'Tirer sur les défenseurs des remparts ou des meurtrières',
    '1.46': 'Tirer dans le fossé du château',
    '1.5': 'Couverture',
    '1.6': 'Mouvement',
    '1.7': 'Combat',
    '1.8': 'Pont-levis',
    '1.9': 'Échelles de siège',
    'A.2': 'Section deux : fossé comblé, muraille démolie, tour de siège',
    '2.1': 'Terrains spéciaux',
    '2.2': 'Pions fossé comblé',
    '2.3': 'Pions muraille démolie',
    '2.4': 'Tour de siège',
    'A.3': 'Section trois : terrain du camp, cavaliers, baliste, feu',
    '3.1': 'Terrain de la carte du camp',
    '3.2': 'Tir et couverture',
    '3.3': 'Cavaliers et chevaux',
    '3.4': 'Baliste',
    '3.5': 'Feu',
    'A.4': 'Section quatre : abattre les murs',
    '4.1': 'Détruire les murs du château',
    '4.2': 'Trébuchet et mangonneau',
    '4.3': 'Bélier',
    'A.5': 'Section cinq : chariots, écran de siège, feu et huile, guérison',
    '5.1': 'Chariots et animaux de trait',
    '5.2': 'Écran de siège',
    '5.3': 'Flèches enflammées et huile bouillante',
    '5.4': 'Guérison',
    'A.6': 'Règles facultatives',
    'panic-and-rout': 'Panique et débandade',
    'aiming-misses-that-hit-friends': 'Erreur de tir : les tirs manqués qui touchent des amis',
    'marksmanship': 'Habileté au tir',
    'A.7': 'Carte de référence, fiche de siège, résumé',
    'results-of-shooting': 'Résultats du tir',
    'results-of-melee': 'Résultats du combat',
    'fire-battering-and-sheet-use': 'Feu, pilonnage et usage de la fiche',
    'T.1': 'Tables : valeurs fixes',
    'T.2': 'Tables : reconstituées',
    'G.1': 'Géométrie : grille et coordonnées',
    'G.2': 'Géométrie : données des cases et des côtés',
    'G.3': 'Géométrie : pions',
    'G.4': 'Géométrie : hauteurs',
    'G.5': 'Géométrie : ligne de tir',
    'G.6': 'Géométrie : mouvement et pions de plusieurs cases',
    'R.1': 'Décisions : dés, rapports de force, colonnes',
    'R.2': 'Décisions : déroulement et état',
    'R.3': 'Décisions : tir',
    'R.4': 'Décisions : mouvement et empilement',
    'R.5': 'Décisions : reculs',
    'R.6': 'Décisions : combat',
    'R.7': 'Décisions : équipement, feu, pilonnage',
    'R.8': 'Décisions : jours, moral, options',
    'R.9': 'Décisions : compléments',
    'E': 'Exemples',
    'N.1': 'Scénarios : ce que contient un fichier de scénario',
    'N.2': 'Scénarios : ce qu’introduit chaque scénario d’origine',
    'N.3': 'Scénarios : scénarios proposés (de notre main)',
  },
  texts: { ...examples, ...scenarios, ...terrainAndShooting, ...movementAndMelee, ...breachAndTower, ...campRidersFire, ...battering, ...wagonsAndOil, ...optionsAndResults, ...tables, ...geometry, ...rulingsPlay, ...rulingsEquipment },
}
