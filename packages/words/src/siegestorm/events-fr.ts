/** What happened, in French. */
import type { Translation } from '../catalogue.ts'
import type { events as english } from './events-en.ts'

export const events = {
  'event.cards-drawn': '{side} pioche : {cards}.',
  'event.cards-overflowed': '{side}, main pleine : {cards} aux Pertes.',
  'event.mulligan-returned': '{side} remet sous ses Ressources : {cards}, puis repioche.',
  'event.card-paid': '{side} paie avec : {cards}.',
  'event.card-spent': 'Résolution terminée, aux Pertes ({side}) : {cards}.',
  'event.card-deployed': '{side} déploie : {cards}.',
  'event.card-placed': '{side} place dans la Zone de Guerre : {cards}.',
  'event.card-shifted-shape': '{side}, Transformation : {cards}.',
  'event.card-discarded': '{side} défausse : {cards}.',
  'event.card-stolen': '{side} vole (chez {other}) : {cards}.',
  'event.card-raised': '{side} réanime depuis les Pertes ({other}) : {cards}.',
  'event.cards-salvaged': '{side} reprend de ses Pertes : {cards}.',
  'event.card-tucked': '{side} glisse sous ses Ressources : {cards}.',
  'event.cards-healed': '{side} soigne : {cards}.',
  'event.heal-pile-lost': '{side} perd de sa Pile de Soins : {cards}.',
  'event.damage-taken': '{side} perd de ses Ressources : {cards}.',
  'event.creature-killed': '{side}, créature tuée : {cards}.',
  'event.creature-sacrificed': '{side} sacrifie : {cards}.',
  'event.creature-replaced': '{side}, créature remplacée : {cards}.',
  'event.creature-returned': '{side}, retour en main : {cards}.',
  'event.creature-supported': '{side}, nouveau Soutien : {cards}.',
  'event.creature-spent': '{side}, fin de l’assaut : {cards}.',
  'event.creature-destroyed': '{side}, créature détruite : {cards}.',
  'event.creature-ganged': '{side}, défaussée contre des pions Bande : {cards}.',
  'event.creature-swapped': '{side}, créature échangée : {cards}.',
  'event.creature-cleared': '{side}, créature partie avec le joueur éliminé : {cards}.',
  'event.casualties-destroyed': '{side}, Pertes détruites : {cards}.',
  'event.supporter-killed': '{side}, Soutien tué : {cards}.',
  'event.supporter-taken':
    '{zone, select, casualties {{side} prend un Soutien ({other}) et le défausse : {cards}} other {{side} prend un Soutien ({other})}}.',
  'event.supporter-destroyed': '{side}, Soutien détruit : {cards}.',
  'event.card-recruited':
    '{zone, select, casualties {{side} gagnerait un Soutien et le défausse : {cards}} other {{side} gagne un Soutien}}.',
  'event.vision-drawn': '{side} a une Vision : {cards}.',
  'event.vision-kept': '{side} garde : {cards}.',
  'event.vision-put-back': '{side} remet {end, select, top {sur} bottom {sous} other {dans}} ses Ressources : {cards}.',
  'event.miner-seen': '{side}, Ressources révélées : {cards}.',
  'event.hand-reserved': 'En Réserve : {cards}.',
  'event.leader-placed': '{side} place un Leader : {cards}.',
  'event.ghost-placed': '{side}, un Fantôme apparaît sur le Sentier de la Guerre : {cards}.',

  'event.match-begun': 'La partie commence.',
  'event.mulligan-chosen': '{side} choisit une carte à remettre.',
  'event.mulligan-settled':
    '{count, plural, =0 {{side} garde sa main de départ.} one {{side} a échangé # carte.} other {{side} a échangé # cartes.}}',
  'event.first-player-chosen': '{side} commence.',
  'event.turn-begun': 'Tour {number} : {side}{extra, select, yes { (tour supplémentaire)} other {}}.',
  'event.step-begun': '{side} : {step, step}.',
  'event.boss-step-begun': 'Boss : {stage, stage}.',
  'event.progress-made': '{side} continue.',
  'event.supporters-readied':
    '{count, plural, one {{side} : # Soutien se redresse.} other {{side} : # Soutiens se redressent.}}',
  'event.supporters-released':
    '{count, plural, one {{side} : # Soutien n’est plus retenu.} other {{side} : # Soutiens ne sont plus retenus.}}',
  'event.supporters-committed':
    '{count, plural, one {{side} : # Soutien est mobilisé.} other {{side} : # Soutiens sont mobilisés.}}',
  'event.supporter-paid': '{side} mobilise un Soutien.',
  'event.track-advanced': '{side} : le Sentier de la Guerre progresse.',
  'event.track-held':
    '{side} : le Sentier de la Guerre reste sur place ({why, select, stalled {il est bloqué} other {le prix n’a pas été payé}}).',
  'event.track-stalled': '{side} : le Sentier de la Guerre restera sur place à la prochaine étape de Progression.',
  'event.order-given': '{card, card} : {order, order}.',
  'event.creature-shifted': '{card, card} avance.',
  'event.strength-counted': '{card, card} contre {against} : ATT {att} − DEF {def} = Force {strength}.',
  'event.storm-aimed': '{card, card} attaque avec une Force de {strength} : {target}.',
  'event.storm-repelled': '{target} (DEF {def}) résiste à l’attaque : {card, card}.',
  'event.damage-dealt': '{side} subit {amount} DMG.',
  'event.play-begun':
    '{side} {use, select, action {joue une action} creature {joue une créature} other {utilise une capacité}}.',
  'event.link-added':
    '{side} : {card, card} {use, select, action {en action} ability {utilise sa capacité} other {effectue son action}}.',
  'event.reaction-passed': '{side} ne réagit pas.',
  'event.chain-closed': 'La Chaîne d’Ordres est close et se résout.',
  'event.link-negated': '{by, card} annule : {card, card}.',
  'event.link-fizzled': '{card, card} fait long feu : plus aucune cible légale.',
  'event.link-resolved': 'Résolution terminée : {card, card}.',
  'event.links-dropped': 'Les maillons du joueur éliminé quittent la chaîne.',
  'event.storm-action-skipped': '{card, card} : l’action n’aurait aucun effet.',
  'event.trigger-fired': '{card, card} : la Capacité Passive s’applique.',
  'event.lasting-begun':
    '{card, card} : {until, select, eot {effet jusqu’à la fin du tour} nextturn {effet jusqu’au prochain tour ({side})} other {effet pour cet assaut}}.',
  'event.lasting-ended': '{count, plural, one {# effet prend fin.} other {# effets prennent fin.}}',
  'event.extra-turn-granted':
    '{seat, select, boss {{side} jouera un tour supplémentaire} other {{side} peut jouer un tour supplémentaire}}.',
  'event.extra-turn-answered':
    '{side} {taken, select, yes {joue le tour supplémentaire} other {renonce au tour supplémentaire}}.',
  'event.hand-peeked': '{side} regarde la main ({other}){shown, select, yes { : {cards}} other {}}.',
  'event.card-revealed': '{side} révèle : {cards}.',
  'event.resources-shuffled':
    '{side} mélange {reserve, select, yes {sa Réserve en de nouvelles Ressources} other {ses Ressources}}.',
  'event.gang-given':
    '{count, plural, one {{card, card} reçoit # pion Bande.} other {{card, card} reçoit # pions Bande.}}',
  'event.spirit-given': '{card, card} reçoit un pion Esprit.',
  'event.shade-turned': 'Carte retournée face visible : {card, card}.',
  'event.menace-changed': 'Niveau de Menace : {from} → {to}.',
  'event.menace-lowered':
    '{when, select, next {À son prochain tour, le Niveau de Menace du boss comptera un de moins.} now {Ce tour-ci, le Niveau de Menace du boss compte un de moins.} other {Le Niveau de Menace du boss compte de nouveau en entier.}}',
  'event.life-changed': 'Vie du boss : {from} → {to}.',
  'event.boss-reasoned': '{why}',
  'event.seat-eliminated': '{side} n’a plus assez de Ressources : hors jeu.',
  'event.standing-ordered': '{side} change ses consignes.',
  'event.game-ended': 'La partie est terminée. {why}.',

  'reason.nothing-playable-menace-rises':
    'Toutes les cartes de la main du boss sont trop chères : son Niveau de Menace augmente de 1.',
  'reason.still-nothing-playable': 'Le boss ne peut rien jouer et passe.',
  'reason.deploys-dearest':
    'D’abord le Déploiement, la carte jouable la plus chère avant les autres : {card, card} (coût {cost}, Niveau de Menace {menace}).',
  'reason.deployment-zone-full': 'Sa Zone de Déploiement est occupée : {card, card} doit attendre.',
  'reason.deploy-step-over':
    'Le Niveau de Menace {menace} permettrait à présent de jouer cette carte, mais l’étape de Déploiement du boss est passée, elle reste en main : {card, card} (coût {cost}).',
  'reason.leader-empty-space': '{card, card} est un Leader et prend un emplacement libre.',
  'reason.leader-replaces-cheaper':
    'Aucun emplacement n’est libre : le Leader {card, card} (coût {cost}) remplace une carte moins chère.',
  'reason.leader-waits':
    'Aucun emplacement n’est libre et aucune carte n’y est moins chère : le Leader {card, card} (coût {cost}) reste en main.',
  'reason.uses-gang': 'Plus de place pour se déployer : {card, card} se change en pions Bande.',
  'reason.uses-spirit':
    '{totems, plural, =0 {Les Esprits sont appelés, mais il n’y a pas de Totem.} one {Les Esprits sont appelés : # Totem reçoit un pion.} other {Les Esprits sont appelés : # Totems reçoivent chacun un pion.}}',
  'reason.uses-swap':
    'Échange : la carte déployable la plus chère de la main entre en jeu, quel que soit son coût : {card, card} (coût {cost}).',
  'reason.uses-ghost': 'Une Ombre restée en main va dans l’emplacement libre le plus éloigné.',
  'reason.acts-dearest':
    'Les Actions viennent en dernier, la plus chère d’abord : {card, card} (coût {cost}, Niveau de Menace {menace}).',
  'reason.too-expensive':
    '{card, card} coûte {cost}, plus que ne le permet le Niveau de Menace {menace}, et reste en main.',
  'reason.storm-kills-dearest':
    'Avec une Force de {strength}, il prend la carte la plus chère qu’il peut tuer dans la Zone de Guerre (coût {cost}).',
  'reason.storm-hits-player':
    'Avec une Force de {strength}, il ne peut rien tuer dans la Zone de Guerre : il frappe donc le joueur.',
  'reason.takes-dearest': 'Le boss prend toujours la carte la plus chère possible : {card, card} (coût {cost}).',
  'reason.takes-dearest-supporter': 'Le boss prend toujours le Soutien le plus cher possible.',
  'reason.picks-dearest': 'Le boss choisit pour cela la carte la plus chère : {card, card} (coût {cost}).',
  'reason.loses-cheapest':
    'Aucune carte des joueurs ne peut être prise : des siennes, le boss prend la moins chère, {card, card} (coût {cost}).',
  'reason.sacrifices-cheapest': 'Le boss sacrifie sa créature la moins chère sans Protection.',
  'reason.puts-back-cheapest': 'Le boss garde ce qui est cher et remet le moins cher de sa main.',
  'reason.pays-by-menace': 'Son Niveau de Menace ({menace}) atteint le prix ({price}) : il est considéré comme payé.',
  'reason.cannot-pay-by-menace': 'Son Niveau de Menace ({menace}) est inférieur au prix ({price}) : il n’est pas payé.',
  'reason.tie-was-yours': 'Plusieurs sont à égalité : à vous de choisir.',
  'reason.discards-to-reserve':
    '{cards, plural, one {# carte restée dans sa main va en Réserve.} other {# cartes restées dans sa main vont en Réserve.}}',
  'reason.reserve-shuffled-in': 'Ses Ressources sont vides : la Réserve devient de nouvelles Ressources.',
  'reason.menace-instead-of-supporters': 'Le boss n’a pas de Soutiens : c’est son Niveau de Menace qui change.',
  'reason.menace-effect': 'La Carte Boss le veut ainsi : {boss, boss, menace}',
  'reason.menace-is-highest': 'Le Niveau de Menace est déjà à 5+ et n’augmente plus.',
  'reason.menace-is-lowest': 'Le Niveau de Menace est déjà à 1 et ne baisse plus.',
  'reason.victim-was-yours': 'Un seul joueur est visé : aux joueurs de choisir lequel.',
  'reason.miner-turns-action':
    'Le Mineur éveillé retourne contre son propriétaire l’action de cette carte : {card, card}.',
  'reason.miner-ignores-action':
    'L’action de cette carte ne peut pas être retournée contre son propriétaire, elle est ignorée : {card, card}.',
} as const satisfies Translation<typeof english>
