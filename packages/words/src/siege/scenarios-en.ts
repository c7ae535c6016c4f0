/** The scenarios of SIEGE: name, one line, what each side must do, what it teaches; groups, and how they end. */
import type { Catalogue } from '../catalogue.ts'

export const scenarios = {
  'scenario.before-the-bell.name': 'Before the Bell',
  'scenario.before-the-bell.line': 'A night escalade: raiders with ladders against a thin watch.',
  'scenario.before-the-bell.brief':
    'The raiders win with the bridge down and three able men in the courtyard at the end of a turn, or by holding the keep’s door. Otherwise the garrison wins after 20 turns. The winner’s own losses grade the victory. The household in the keep sleeps until turn 3 or until a raider is on the ramparts.',
  'scenario.before-the-bell.teaches': 'Walls, shooting between heights, melee, ladders, the drawbridge.',
  'scenario.the-gap-in-the-curtain.name': 'The Gap in the Curtain',
  'scenario.the-gap-in-the-curtain.line':
    'One breach, one siege tower, one day: the besieger goes over and through the wall at once.',
  'scenario.the-gap-in-the-curtain.brief':
    'The besieger wins by holding four rampart or rubble hexes, with five able men inside, at the end of two turns in a row. Otherwise the garrison wins after 24 turns. The winner’s own losses grade the victory.',
  'scenario.the-gap-in-the-curtain.teaches': 'Filled ditch, rubble and the siege tower.',
  'scenario.sparks.name': 'Sparks',
  'scenario.sparks.line': 'A sortie of riders falls on the sleeping camp to burn the siege park.',
  'scenario.sparks.brief':
    'A siege tower or trebuchet burnt out brings the raiders 6 points, any other engine 3, a tent 1. They must get away again by edge A or D: each one who does not brings the camp 3. Losses count for both. The higher total wins after 18 turns, a lead of 10 is decisive.',
  'scenario.sparks.teaches': 'Camp terrain, riders and horses, the ballista, fire.',
  'scenario.forty-dawns.name': 'Forty Dawns',
  'scenario.forty-dawns.line': 'A siege of up to twenty days: when to let the stones fly, and when to go in.',
  'scenario.forty-dawns.brief':
    'Each day the besieger bombards, assaults or waits, with four assaults at most. He wins when no able defender is left outside the keep and three able men are in the courtyard, or by holding the keep’s door: decisive by day 12, substantial by day 16, marginal later. The garrison wins when the calendar runs out; from day 15 it is on short rations.',
  'scenario.forty-dawns.teaches': 'Bombardment, the ram, the siege sheet and the calendar.',
  'scenario.the-wagons-from-the-march.name': 'The Wagons from the March',
  'scenario.the-wagons-from-the-march.line': 'Two wagons must reach the bridge before the storm of the second day.',
  'scenario.the-wagons-from-the-march.brief':
    'On day 1 the Normans bring their wagons through the camp to the lowered bridge; on day 2 the Welsh storm the castle. A wagon is worth 4 points, to the Normans when it is in, to the Welsh when it is lost; an able Welshman on the bridge or in the gate at the end of day 2 is worth 10. Losses count for both, the higher total wins.',
  'scenario.the-wagons-from-the-march.teaches': 'Wagons, mantlets, fire arrows, boiling oil, healing, marksmanship.',
  'scenario.the-kings-summer.name': 'The King’s Summer',
  'scenario.the-kings-summer.line': 'The great siege: both maps, thirty days, every rule and every option.',
  'scenario.the-kings-summer.brief':
    'The besieger must hold the keep’s door and a room behind it at the end of a turn: decisive by day 15, substantial by day 22, marginal by day 30. The garrison wins when the calendar runs out. Once it may answer a day of bombardment with a sortie against the machines in the camp; from day 18 it is on short rations.',
  'scenario.the-kings-summer.teaches': 'Everything together.',
  'scenario.two-banners-one-wall.name': 'Two Banners, One Wall',
  'scenario.two-banners-one-wall.line': 'A relief army comes up behind the besieger in the middle of his assault.',
  'scenario.two-banners-one-wall.brief':
    'One stretch of the north wall is down, and on day 2 a relief army comes up behind the besieger. The relief wins when one of its able men stands on the lowered bridge at the end of a turn, the besieger by holding the keep’s door first; otherwise losses decide at the end of day 3.',
  'scenario.two-banners-one-wall.teaches': 'Two fronts at once.',
  'scenario.the-long-siege.name': 'The Long Siege',
  'scenario.the-long-siege.line':
    'Thirty days on the calendar, relief on day 24: batter or assault, every morning anew.',
  'scenario.the-long-siege.brief':
    'The besieger wins by holding the keep’s door and one hex inside the keep at the end of a turn: decisive by day 16, substantial by day 20, marginal by day 23. Otherwise the garrison is relieved and wins.',
  'scenario.the-long-siege.teaches': 'Battering the walls and planning a siege by days.',
  'scenario.the-convoy.name': 'The Convoy',
  'scenario.the-convoy.line': 'Supplies for the castle must break through the ring of besiegers.',
  'scenario.the-convoy.brief':
    'Each wagon that reaches the bridge brings the Normans 8 points, each one burnt or taken brings the Welsh 6, and the keep’s door, if they hold it at the end, 15. With losses added, the higher total wins after 30 turns; a lead of 10 is decisive, of 5 substantial.',
  'scenario.the-convoy.teaches': 'Wagons and draft animals, mantlets, fire arrows, oil.',
  'scenario.wulfric-the-felon.name': 'Wulfric the Felon',
  'scenario.wulfric-the-felon.line': 'Sir Wulfric comes by night for Blodwin, the lady of the castle.',
  'scenario.wulfric-the-felon.brief':
    'The attackers come in by any one or two sides of the map. Blodwin yields to an enemy knight beside her when no friend of hers stands by him: then the attackers win. The defenders win when Wulfric is dead, when no able attacker is in the castle and at most four are left, or after 20 turns. If she yields in the keep while able defenders bar the courtyard, it is a draw. The winner’s own losses grade the victory.',
  'scenario.wulfric-the-felon.teaches': 'The castle, shooting, melee, ladders, the drawbridge.',
  'scenario.assaulting-the-breach.name': 'Assaulting the Breach',
  'scenario.assaulting-the-breach.line':
    'The wall is down on one side; now the castle must fall before the attackers bleed out.',
  'scenario.assaulting-the-breach.brief':
    'The attacker wins when no able defender is left outside the keep; the defender wins when the attacker has fewer than eight able men or withdraws, or after 30 turns. The winner’s own losses grade the victory.',
  'scenario.assaulting-the-breach.teaches': 'Filled ditch, rubble, siege tower.',
  'scenario.burning-the-camp.name': 'Burning the Camp',
  'scenario.burning-the-camp.line': 'Mounted knights carry oil and lit tapers into the besiegers’ camp.',
  'scenario.burning-the-camp.brief':
    'The siege tower burnt out brings the raiders 10 points, the trebuchet 8, any other engine 5, a tent 1; their losses among those who do not get away by edge A or D are taken off. After 20 turns, 20 points are decisive, 12 substantial, 6 marginal; below that the camp wins.',
  'scenario.burning-the-camp.teaches': 'Riders, the ballista, fire.',
  'group.raiders': 'the raiders',
  'group.watch': 'the watch',
  'group.household': 'the household',
  'group.garrison': 'the garrison',
  'group.besiegers': 'the besiegers',
  'group.camp': 'the camp',
  'group.convoy': 'the convoy',
  'group.relief': 'the relief',
  'outcome.breach-held': 'The breach is held',
  'outcome.castle-taken': 'The castle is taken',
  'outcome.keep-taken': 'The keep is taken',
  'outcome.calendar-ran-out': 'The calendar has run out',
  'outcome.relief-came': 'Relief has come',
  'outcome.relief-at-bridge': 'The relief stands on the bridge',
  'outcome.trapped-in-keep': 'The lady yields, but the way out of the keep is barred',
  'outcome.lady-yields': 'The lady yields',
  'outcome.wulfric-dead': 'Sir Wulfric is dead',
  'outcome.attack-broken': 'The attack is broken',
  'outcome.attack-given-up': 'The attack is given up',
  'group.crew': 'the crew of the tower',
  'group.crews': 'the crews of the engines',
  'group.host': 'the host',
  'group.riders': 'the riders',
  'group.rider': 'the rider of the convoy',
  'group.foot': 'the men on foot',
  'group.band': 'the band',
  'group.yard': 'the men in the yard',
  'group.lady': 'the lady',
  'group.castle': 'the castle',
  'group.sortie': 'the sortie',
  'group.wulfric': 'Wulfric’s men',
  'group.castle-and-relief': 'castle and relief',
  'group.relief-riders': 'the riders of the relief',
} as const satisfies Catalogue
