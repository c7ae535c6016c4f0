/** The scenarios of SIEGE: name, one line, what each side must do, what it teaches; groups, and how they end. French. */
import type { Translation } from '../catalogue.ts'
import type { scenarios as english } from './scenarios-en.ts'

export const scenarios = {
  'scenario.before-the-bell.name': 'Avant la cloche',
  'scenario.before-the-bell.line': 'Une escalade de nuit : des assaillants avec des échelles contre un guet clairsemé.',
  'scenario.before-the-bell.brief':
    'Les assaillants gagnent si, à la fin d’un tour, le pont est abaissé et trois hommes valides sont dans la cour, ou s’ils tiennent la porte du donjon. Sinon la garnison gagne après 20 tours. Les pertes du vainqueur nuancent la victoire. La maisonnée du donjon dort jusqu’au tour 3 ou jusqu’à ce qu’un assaillant soit sur les remparts.',
  'scenario.before-the-bell.teaches': 'Les murs, le tir entre hauteurs, le combat, les échelles, le pont-levis.',
  'scenario.the-gap-in-the-curtain.name': 'La brèche dans la courtine',
  'scenario.the-gap-in-the-curtain.line':
    'Une brèche, une tour de siège, un jour : l’assiégeant passe à la fois par-dessus le mur et à travers.',
  'scenario.the-gap-in-the-curtain.brief':
    'L’assiégeant gagne s’il tient quatre cases de remparts ou de muraille démolie, avec cinq hommes valides à l’intérieur, à la fin de deux tours de suite. Sinon la garnison gagne après 24 tours. Les pertes du vainqueur nuancent la victoire.',
  'scenario.the-gap-in-the-curtain.teaches': 'Le fossé comblé, la muraille démolie et la tour de siège.',
  'scenario.sparks.name': 'Étincelles',
  'scenario.sparks.line': 'Une sortie de cavaliers fond sur le camp endormi pour brûler le parc de siège.',
  'scenario.sparks.brief':
    'Une tour de siège ou un trébuchet réduits en cendres rapportent 6 points aux assaillants, tout autre engin 3, une tente 1. Ils doivent repartir par le bord A ou D : chacun de ceux qui restent en rapporte 3 au camp. Les pertes comptent des deux côtés. Le total le plus élevé l’emporte après 18 tours ; 10 points d’avance sont décisifs.',
  'scenario.sparks.teaches': 'Le terrain du camp, cavaliers et chevaux, la baliste, le feu.',
  'scenario.forty-dawns.name': 'Quarante aubes',
  'scenario.forty-dawns.line': 'Un siège de vingt jours au plus : quand lancer les pierres, et quand donner l’assaut.',
  'scenario.forty-dawns.brief':
    'Chaque jour l’assiégeant pilonne, donne l’assaut ou attend ; quatre assauts au plus. Il gagne quand aucun défenseur valide ne reste hors du donjon et que trois hommes valides sont dans la cour, ou s’il tient la porte du donjon : victoire décisive jusqu’au jour 12, nette jusqu’au jour 16, marginale ensuite. La garnison gagne quand le calendrier s’achève ; à partir du jour 15, elle est rationnée.',
  'scenario.forty-dawns.teaches': 'Le pilonnage, le bélier, la fiche de siège et le calendrier.',
  'scenario.the-wagons-from-the-march.name': 'Les chariots de la Marche',
  'scenario.the-wagons-from-the-march.line': 'Deux chariots doivent atteindre le pont avant l’assaut du deuxième jour.',
  'scenario.the-wagons-from-the-march.brief':
    'Le jour 1, les Normands amènent leurs chariots à travers le camp jusqu’au pont abaissé ; le jour 2, les Gallois donnent l’assaut au château. Un chariot vaut 4 points, aux Normands s’il est entré, aux Gallois s’il est perdu ; un Gallois valide sur le pont ou dans la porte à la fin du jour 2 en vaut 10. Les pertes comptent des deux côtés, le total le plus élevé l’emporte.',
  'scenario.the-wagons-from-the-march.teaches':
    'Les chariots, les écrans de siège, les flèches enflammées, l’huile bouillante, la guérison, l’habileté au tir.',
  'scenario.the-kings-summer.name': 'L’été du roi',
  'scenario.the-kings-summer.line':
    'Le grand siège : les deux cartes, trente jours, toutes les règles et toutes les options.',
  'scenario.the-kings-summer.brief':
    'L’assiégeant doit tenir la porte du donjon et une pièce derrière elle à la fin d’un tour : victoire décisive jusqu’au jour 15, nette jusqu’au jour 22, marginale jusqu’au jour 30. La garnison gagne quand le calendrier s’achève. Une seule fois, elle peut répondre à un jour de pilonnage par une sortie contre les machines du camp ; à partir du jour 18, elle est rationnée.',
  'scenario.the-kings-summer.teaches': 'Tout à la fois.',
  'scenario.two-banners-one-wall.name': 'Deux bannières, un mur',
  'scenario.two-banners-one-wall.line': 'Une armée de secours arrive derrière l’assiégeant en plein assaut.',
  'scenario.two-banners-one-wall.brief':
    'Un pan du mur nord est à terre et, le jour 2, une armée de secours arrive dans le dos de l’assiégeant. Le secours gagne quand l’un de ses hommes valides est sur le pont abaissé à la fin d’un tour, l’assiégeant s’il tient d’abord la porte du donjon ; sinon les pertes décident à la fin du jour 3.',
  'scenario.two-banners-one-wall.teaches': 'Deux fronts à la fois.',
  'scenario.the-long-siege.name': 'Le long siège',
  'scenario.the-long-siege.line':
    'Trente jours au calendrier, le secours au jour 24 : pilonner ou donner l’assaut, à décider chaque matin.',
  'scenario.the-long-siege.brief':
    'L’assiégeant gagne s’il tient la porte du donjon et une case à l’intérieur à la fin d’un tour : victoire décisive jusqu’au jour 16, nette jusqu’au jour 20, marginale jusqu’au jour 23. Sinon la garnison est secourue et gagne.',
  'scenario.the-long-siege.teaches': 'Abattre les murs et mener un siège au jour le jour.',
  'scenario.the-convoy.name': 'Le convoi',
  'scenario.the-convoy.line': 'Le ravitaillement du château doit percer le cercle des assiégeants.',
  'scenario.the-convoy.brief':
    'Chaque chariot qui atteint le pont rapporte 8 points aux Normands, chaque chariot brûlé ou pris 6 aux Gallois, et la porte du donjon, s’ils la tiennent à la fin, 15. Pertes comprises, le total le plus élevé l’emporte après 30 tours ; 10 points d’avance sont décisifs, 5 donnent une victoire nette.',
  'scenario.the-convoy.teaches': 'Chariots et animaux de trait, écrans de siège, flèches enflammées, huile.',
  'scenario.wulfric-the-felon.name': 'Wulfric le félon',
  'scenario.wulfric-the-felon.line': 'Sire Wulfric vient de nuit enlever Blodwin, la dame du château.',
  'scenario.wulfric-the-felon.brief':
    'Les attaquants entrent par un ou deux côtés de la carte, à leur choix. Blodwin se rend à un chevalier ennemi voisin si aucun des siens ne se tient à côté de lui : les attaquants gagnent alors. Les défenseurs gagnent si Wulfric meurt, s’il n’y a plus d’attaquant valide dans le château et qu’il en reste quatre au plus, ou après 20 tours. Si elle se rend dans le donjon alors que des défenseurs valides tiennent la cour, la partie est nulle. Les pertes du vainqueur nuancent la victoire.',
  'scenario.wulfric-the-felon.teaches': 'Le château, le tir, le combat, les échelles, le pont-levis.',
  'scenario.assaulting-the-breach.name': 'À l’assaut de la brèche',
  'scenario.assaulting-the-breach.line':
    'Le mur est abattu d’un côté ; le château doit tomber avant que les attaquants ne soient à bout.',
  'scenario.assaulting-the-breach.brief':
    'L’attaquant gagne quand aucun défenseur valide ne reste hors du donjon ; le défenseur gagne quand l’attaquant a moins de huit hommes valides ou se retire, ou après 30 tours. Les pertes du vainqueur nuancent la victoire.',
  'scenario.assaulting-the-breach.teaches': 'Fossé comblé, muraille démolie, tour de siège.',
  'scenario.burning-the-camp.name': 'Le campement brûle !',
  'scenario.burning-the-camp.line':
    'Des chevaliers montés portent l’huile et les torches dans le camp des assiégeants.',
  'scenario.burning-the-camp.brief':
    'La tour de siège réduite en cendres rapporte 10 points aux assaillants, le trébuchet 8, tout autre engin 5, une tente 1 ; on en retranche leurs pertes parmi ceux qui ne repartent pas par le bord A ou D. Après 20 tours, 20 points donnent une victoire décisive, 12 une victoire nette, 6 une victoire marginale ; en dessous, le camp gagne.',
  'scenario.burning-the-camp.teaches': 'Cavaliers, baliste, feu.',
  'group.raiders': 'les assaillants',
  'group.watch': 'le guet',
  'group.household': 'la maisonnée',
  'group.garrison': 'la garnison',
  'group.besiegers': 'les assiégeants',
  'group.camp': 'le camp',
  'group.convoy': 'le convoi',
  'group.relief': 'le secours',
  'outcome.breach-held': 'La brèche est tenue',
  'outcome.castle-taken': 'Le château est pris',
  'outcome.keep-taken': 'Le donjon est pris',
  'outcome.calendar-ran-out': 'Le calendrier s’est achevé',
  'outcome.relief-came': 'Le secours est arrivé',
  'outcome.relief-at-bridge': 'Le secours est sur le pont',
  'outcome.trapped-in-keep': 'La dame se rend, mais l’issue du donjon est barrée',
  'outcome.lady-yields': 'La dame se rend',
  'outcome.wulfric-dead': 'Sire Wulfric est mort',
  'outcome.attack-broken': 'L’attaque est brisée',
  'outcome.attack-given-up': 'L’attaque est abandonnée',
  'group.crew': 'ceux qui poussent la tour',
  'group.crews': 'les servants des engins',
  'group.host': 'l’armée',
  'group.riders': 'les cavaliers',
  'group.rider': 'le cavalier du convoi',
  'group.foot': 'les hommes à pied',
  'group.band': 'la bande',
  'group.yard': 'les hommes de la cour',
  'group.lady': 'la dame',
  'group.castle': 'le château',
  'group.sortie': 'la sortie',
  'group.wulfric': 'les hommes de Wulfric',
  'group.castle-and-relief': 'château et secours',
  'group.relief-riders': 'les cavaliers du secours',
} as const satisfies Translation<typeof english>
