import type { Translation } from '../../catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'play.start': 'Commencer la partie',
  'play.make-link': 'Créer une table et un lien',
  'play.mode': 'Comment jouez-vous ?',
  'play.mode.solo': 'Contre un boss',
  'play.mode.solo.line': 'Seul contre un paquet qui joue tout seul.',
  'play.mode.duel': 'Un duel',
  'play.mode.duel.line': 'Deux joueurs, une Zone de Guerre.',
  'play.mode.coop': 'À deux contre un boss',
  'play.mode.coop.line': 'Les deux jouent en même temps.',
  'play.mode.lms3': 'Trois joueurs',
  'play.mode.lms3.line': 'Un front à gauche, un à droite.',
  'play.mode.lms4': 'Quatre joueurs',
  'play.mode.lms4.line': 'Le dernier debout l’emporte.',
  'play.your-deck': 'Votre paquet',
  'play.their-deck': 'L’autre paquet',
  'play.second-deck': 'Paquet du second joueur',
  'play.other-decks': 'Paquets affinés et personnels',
  'play.a-starter': 'Un paquet de départ ci-dessus',
  'play.own-deck': 'Votre propre paquet',
  'play.bot': 'Force du robot',
  'play.bot.easy': 'Facile',
  'play.bot.normal': 'Moyen',
  'play.clock': 'Pendule',
  'play.clock.none': 'Sans pendule',
  'play.clock.live': '15 minutes chacun, 20 secondes par coup',
  'play.clock.slow': 'Trois jours par coup',
  'play.who': 'Qui peut venir',
  'play.who.link': 'Quiconque a le lien',
  'play.who.open': 'Tout le monde, par la liste des tables ouvertes',
  'play.scenario': 'Scénario',
  'play.level': 'Règles jusqu’à la section {n}',
  'play.set-up': 'Mise en place',
  'play.set-up.ready': 'Toute prête',
  'play.set-up.ready.line': 'Chacun est à une place sensée : jouez tout de suite.',
  'play.set-up.free': 'À la main',
  'play.set-up.free.line': 'Vous placez vous-même vos gens et vos engins.',
  'play.side': 'Votre camp',
  'play.side.besieger': 'Escaladez les murs.',
  'play.side.garrison': 'Tenez le château.',
  'games.here': 'Sur cet appareil',
  'games.online': 'En ligne',
  'games.none-here': 'Pas encore de partie. Ouvrez une porte de l’accueil et jouez.',
  'games.none-online': 'Pas de partie en ligne. Créez une table avec un ami.',
  'games.no-server': 'Le serveur est injoignable. Les parties sur cet appareil continuent.',
  'games.forget': 'Supprimer',
  'games.your-move': 'À vous',
  'games.running': 'En cours',
  'games.none-running': 'Aucune partie à regarder en ce moment.',
  'games.waiting': 'Tables ouvertes',
  'games.none-waiting': 'Aucune table n’attend de joueurs.',
  'games.look': 'Regarder',
  'decks.name': 'Nom du paquet',
  'decks.free-for-all': 'Mêlée générale : mélanger les factions',
  'decks.count': '{n, plural, one {# carte} other {# cartes}} sur 34',
  'decks.curve': 'Cartes par coût : {curve}',
  'decks.legal': 'Ce paquet est légal.',
  'decks.less': 'Une carte {card} de moins',
  'decks.more': 'Une carte {card} de plus',
  'decks.keep': 'Garder le paquet',
  'decks.faction': 'Camp',
  'decks.rank': 'Rang',
  'decks.all': 'Toutes',
  'decks.search': 'Nom ou texte',
  'decks.open': 'Ouvrir un paquet',
  'decks.fresh': 'Un paquet vide',
  'decks.in-and-out': 'Importer et exporter',
  'decks.code': 'Code court',
  'decks.copy-text': 'Copier en texte',
  'decks.copy-json': 'Copier en JSON',
  'decks.copy-link': 'Copier un lien',
  'decks.read': 'Collez un paquet : texte, JSON ou code',
  'decks.read-it': 'Lire',
  'decks.pack': 'Charger un lot de vos propres cartes (JSON)',
  'learn.title': 'Cinq minutes de {game}',
  'learn.next': 'Continuer',
  'learn.step': 'Étape {n} sur {of}',
  'learn.do-it': 'Faites-le sur la table pour continuer.',
  'learn.done': 'C’était tout. Jouez maintenant votre propre partie.',
  'learn.storm.aim':
    'Vous jouez un deck de 34 cartes. Qui doit piocher et ne le peut pas a perdu ; les dommages ôtent des cartes du deck. Le boss perd quand sa Vie est épuisée.',
  'learn.storm.mulligan':
    'Voici vos deux premières cartes. Remettez ce qui coûte cher : au début vous avez peu pour payer.',
  'learn.storm.boss':
    'Le boss joue seul : tout ce qui ne coûte pas plus que sa Menace. « Pourquoi ? » sur son plateau explique chacun de ses actes.',
  'learn.storm.hand':
    'Chaque carte est trois choses : une créature pour votre Sentier de la Guerre, une action avec son texte rouge, ou le prix d’une autre. Les cartes éclairées peuvent être jouées : touchez-en une.',
  'learn.storm.pay':
    'Chaque point du coût est une autre carte de la main ou un Soutien redressé. Celles qui sont levées sont une proposition ; une touche paie.',
  'learn.storm.track':
    'Votre créature vous défend maintenant depuis la Zone de Déploiement. Elle avance à chaque tour ; après trois tours elle quitte le Sentier et reçoit un ordre.',
  'learn.storm.react':
    'Quelqu’un a joué une action. Vous pouvez répondre avant qu’elle agisse ; la dernière réponse agit d’abord. Contre un boss, seule une annulation répond.',
  'learn.storm.order':
    'Guerroyer attaque et exécute le texte rouge. Tenir la Position garde la créature dans la Zone de Guerre. Le Soutien en fait une aide qui paie un point par tour.',
  'learn.storm.target':
    'La Force est l’ATT moins la DEF du Défenseur adverse. Une créature ne meurt que si la Force dépasse sa DEF.',
  'learn.storm.support':
    'Les Soutiens épargnent vos cartes. Les piles bordées peuvent être consultées. Maintenez une carte, ou clic droit, pour la lire.',
  'learn.siege.aim':
    'Vous menez les assiégeants ; la garnison tient le château. À chaque tour, chaque camp a une phase de cinq séquences, montrées au-dessus de la carte.',
  'learn.siege.counter':
    'Un pion montre attaque, défense et mouvement. Touchez-le pour savoir qui c’est ; glissez la carte, pincez ou faites défiler pour zoomer.',
  'learn.siege.shoot':
    'Archers et arbalétriers tirent d’abord. Touchez un tireur, puis une cible éclairée : distance, couverture et chances sont montrés avant le dé.',
  'learn.siege.sight':
    '« Ligne de tir » tend le fil d’un pion à un hexagone, avec la vue de côté dessous et la raison quand un mur gêne.',
  'learn.siege.move':
    'Touchez un pion pour voir où il peut aller et ce que coûte chaque hexagone. Les porteurs d’une échelle marchent ensemble.',
  'learn.siege.ladder':
    'Au pied d’un mur, deux hommes dressent une échelle ; au tour suivant on peut y grimper. Attention : ceux d’en haut peuvent la renverser.',
  'learn.siege.melee':
    'Choisissez attaquants et défenseur côte à côte. Le rapport, chaque décalage avec sa raison et l’effet de chaque face sont montrés avant le combat.',
  'learn.siege.recover':
    'À la fin d’une phase, les étourdis se relèvent. Prenez le donjon, ou tenez-le : la feuille de siège dit comment on gagne.',
} as const satisfies Translation<typeof en>
