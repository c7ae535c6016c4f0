/** Ce que dit la page elle-même. */
import type { Translation } from '../catalogue.ts'
import type { en } from './en.ts'
import { fr as lobby } from './lobby/fr.ts'
import { fr as online } from './online/fr.ts'
import { fr as storm } from './storm/fr.ts'
import { fr as table } from './table/fr.ts'

export const fr = {
  ...lobby,
  ...table,
  ...online,
  ...storm,
  'game.siegestorm': 'Siegestorm',
  'game.siege': 'SIEGE',
  language: 'Langue',
  'app.skip': 'Aller au contenu',
  'app.menu': 'Menu principal',
  'app.back': 'Retour',
  'app.close': 'Fermer',
  'app.cancel': 'Annuler',
  'app.confirm': 'Confirmer',
  'app.copy': 'Copier',
  'app.copied': 'Copié',
  'app.loading': 'Chargement …',
  'app.retry': 'Réessayer',
  'app.not-found': 'Il n’y a rien à cette adresse.',
  'app.broke': 'Quelque chose s’est cassé sur cette page. Votre partie est sauve ; rechargez la page.',
  'app.offline': 'Pas de réseau. Les parties sur cet appareil continuent.',

  'home.tagline': 'Deux jeux de murailles et de guerre. Asseyez-vous et jouez : sans compte, sans installation.',
  'home.siegestorm.line':
    'Un duel de cartes sur deux Sentiers de la Guerre. Chaque carte est créature, action ou monnaie.',
  'home.siege.line': 'Échelles, flèches et huile bouillante sur une carte d’hexagones. Prenez le château, ou tenez-le.',
  'home.play-now': 'Jouer tout de suite',
  'home.play-now.boss': 'contre un boss',
  'home.play-now.bot': 'contre un robot',
  'home.one-screen': 'Sur un seul écran',
  'home.friend': 'Avec un ami',
  'home.learn': 'Apprendre en cinq minutes',
  'home.my-games': 'Mes parties',
  'home.watch': 'Regarder',
  'home.decks': 'Paquets',
  'home.rules': 'Règles',
  'home.settings': 'Réglages',
  'home.continue': 'Reprendre la partie',
  'home.credits': 'Crédits',

  'settings.title': 'Réglages',
  'settings.theme': 'Thème',
  'settings.theme.night': 'Nuit',
  'settings.theme.day': 'Jour',
  'settings.theme.contrast': 'Contraste élevé',
  'settings.motion': 'Mouvement',
  'settings.motion.system': 'Comme le système',
  'settings.motion.full': 'Complet',
  'settings.motion.none': 'Aucun',
  'settings.speed': 'Vitesse des mouvements',
  'settings.sound': 'Sons brefs',
  'settings.every-step': 'Siegestorm : s’arrêter à chaque étape de mon tour',
  'settings.name': 'Votre nom à la table',
  'settings.name.hint': 'Les autres le voient en ligne. Il peut rester vide.',
  'settings.kept': 'Gardé sur cet appareil et avec votre compte.',

  'account.title': 'Votre compte',
  'account.guest':
    'Vous jouez en visiteur : seul ce navigateur connaît vos parties en ligne. Un identifiant et un mot de passe les ouvrent sur tout appareil.',
  'account.login': 'Identifiant',
  'account.login.hint': '3 à 32 caractères : a–z, 0–9, point, tiret.',
  'account.password': 'Mot de passe',
  'account.password.hint': 'Au moins 10 caractères.',
  'account.keep': 'Garder mes parties',
  'account.enter': 'Se connecter',
  'account.known': 'Compte ouvert : {login}.',
  'account.leave': 'Se déconnecter',
  'account.leave-all': 'Se déconnecter partout',
  'account.data': 'Télécharger mes données',
  'account.erase': 'Supprimer le compte',
  'account.erase-sure': 'Le supprimer pour toujours ?',

  'rules.glossary': 'Glossaire',
  'rules.title': 'Règles',
  'rules.search': 'Chercher dans les règles',
  'rules.search.hint': 'Un mot ou un numéro comme {example}',
  'rules.found': '{n, plural, =0 {Aucune règle trouvée} one {# règle} other {# règles}}',
  'rules.link': 'Lien vers cette règle',
  'rules.all': 'Les deux jeux',

  'credits.title': 'Crédits',
  'credits.icons':
    'Icônes de game-icons.net par Lorc, Delapouite et d’autres, sous CC BY 3.0 ; teintées et composées par nous.',
  'credits.fonts': 'Cinzel et Inter, sous licence SIL Open Font.',
  'credits.rest': 'Cartes, plans, pions et cadres sont dessinés par nous.',
} as const satisfies Translation<typeof en>
