/** Setting up, one's games, decks. */
import type { Catalogue } from '../../catalogue.ts'

export const en = {
  'play.start': 'Start the game',
  'play.make-link': 'Make a table and a link',
  'play.mode': 'How do you play?',
  'play.mode.solo': 'Against a boss',
  'play.mode.solo.line': 'Alone against a deck that plays by itself.',
  'play.mode.duel': 'A duel',
  'play.mode.duel.line': 'Two players, one Battle Zone.',
  'play.mode.coop': 'Two against a boss',
  'play.mode.coop.line': 'Both move at the same time.',
  'play.mode.lms3': 'Three players',
  'play.mode.lms3.line': 'A front to the left and one to the right.',
  'play.mode.lms4': 'Four players',
  'play.mode.lms4.line': 'The last one standing wins.',
  'play.your-deck': 'Your deck',
  'play.their-deck': 'The other deck',
  'play.second-deck': 'Deck of the second player',
  'play.other-decks': 'Tuned and own decks',
  'play.a-starter': 'A Starter from above',
  'play.own-deck': 'Your own deck',
  'play.bot': 'Strength of the bot',
  'play.bot.easy': 'Easy',
  'play.bot.normal': 'Normal',
  'play.clock': 'Clock',
  'play.clock.none': 'No clock',
  'play.clock.live': '15 minutes each, 20 seconds a move',
  'play.clock.slow': 'Three days a move',
  'play.who': 'Who may join',
  'play.who.link': 'Whoever has the link',
  'play.who.open': 'Anybody, from the list of open tables',
  'play.scenario': 'Scenario',
  'play.level': 'Rules up to section {n}',
  'play.set-up': 'Set-up',
  'play.set-up.ready': 'Ready-made',
  'play.set-up.ready.line': 'Everybody stands in a sensible place: play at once.',
  'play.set-up.free': 'By hand',
  'play.set-up.free.line': 'You place your people and engines yourself.',
  'play.side': 'Your side',
  'play.side.besieger': 'Climb the walls.',
  'play.side.garrison': 'Hold the castle.',
  'games.here': 'On this device',
  'games.online': 'Online',
  'games.none-here': 'No games yet. Open a door on the first page and play.',
  'games.none-online': 'No games online. Make a table with a friend.',
  'games.no-server': 'The server cannot be reached. Games on this device go on.',
  'games.forget': 'Remove',
  'games.your-move': 'Your move',
  'games.running': 'Being played now',
  'games.none-running': 'Nothing is being played that may be watched.',
  'games.waiting': 'Open tables',
  'games.none-waiting': 'No table waits for players.',
  'games.look': 'Watch',
  'decks.name': 'Name of the deck',
  'decks.free-for-all': 'Free-for-All: mix factions',
  'decks.count': '{n, plural, one {# card} other {# cards}} of 34',
  'decks.curve': 'Cards by cost: {curve}',
  'decks.legal': 'This deck is legal.',
  'decks.less': 'One {card} less',
  'decks.more': 'One {card} more',
  'decks.keep': 'Keep the deck',
  'decks.faction': 'Faction',
  'decks.rank': 'Rank',
  'decks.all': 'All of them',
  'decks.search': 'Name or text',
  'decks.open': 'Open a deck',
  'decks.fresh': 'An empty deck',
  'decks.in-and-out': 'Import and export',
  'decks.code': 'Short code',
  'decks.copy-text': 'Copy as text',
  'decks.copy-json': 'Copy as JSON',
  'decks.copy-link': 'Copy a link',
  'decks.read': 'Paste a deck: text, JSON or code',
  'decks.read-it': 'Read it',
  'decks.pack': 'Load a pack of your own cards (JSON)',
  'learn.title': 'Five minutes of {game}',
  'learn.next': 'Go on',
  'learn.step': 'Step {n} of {of}',
  'learn.do-it': 'Do it on the table to go on.',
  'learn.done': 'That was it. Now play your own game.',
  'learn.storm.aim':
    'You play a deck of 34 cards. Whoever must draw and cannot has lost; damage takes cards off the deck. The boss loses when his Life is gone.',
  'learn.storm.mulligan':
    'These are your first two cards. Put back what costs a lot: in the beginning you have little to pay with.',
  'learn.storm.boss':
    'The boss plays by himself: whatever costs no more than his Menace. “Why?” on his board explains each thing he does.',
  'learn.storm.hand':
    'Every card is three things: a creature for your track, an action with its red text, or the price of another card. Lit cards can be played: press one.',
  'learn.storm.pay':
    'Each point of the cost is one other hand card or one ready Supporter. The raised ones are a proposal; one press pays.',
  'learn.storm.track':
    'Your creature now defends you from the Deployment Zone. It moves up each turn; after three turns it leaves the track and gets an order.',
  'learn.storm.react':
    'Somebody played an action. You may answer before it happens; the last answer happens first. Against a boss only a Negate answers.',
  'learn.storm.order':
    'Storm attacks and performs the red text. Hold Ground keeps the creature on the Battle Zone. Support turns it into a helper that pays one point each turn.',
  'learn.storm.target':
    'Strength is ATT minus the DEF of the enemy Defender. A creature dies only if Strength is greater than its DEF.',
  'learn.storm.support':
    'Supporters save your hand cards. Piles with a border can be looked through. Hold a card, or press the right button, to read it.',
  'learn.siege.aim':
    'You lead the besiegers; the garrison holds the castle. Each turn both sides have a phase of five steps, shown above the map.',
  'learn.siege.counter':
    'A counter shows attack, defence and movement. Press one to see who it is; drag the map and pinch or scroll to zoom.',
  'learn.siege.shoot':
    'Archers and crossbowmen shoot first. Press a shooter, then a target that lights up: range, cover and chances are shown before the die falls.',
  'learn.siege.sight':
    '“Line of fire” draws the string from a piece to any hex, with the side view below and the reason when a wall is in the way.',
  'learn.siege.move':
    'Press a piece to see where it can go and what each hex costs. Carriers of a ladder walk together.',
  'learn.siege.ladder':
    'At the foot of a wall two men raise a ladder; next turn somebody can climb it. Beware: those above may push it over.',
  'learn.siege.melee':
    'Choose attackers and a defender side by side. The odds, every shift with its reason, and what each die face brings are shown before you fight.',
  'learn.siege.recover':
    'At the end of a phase the stunned get up again. Take the keep, or hold it: the siege sheet says how the scenario is won.',
} as const satisfies Catalogue
