import type { AccountWords } from './account-words.ts';

/** Français. */
export const fr: AccountWords = {
  common: {
    back: 'Retour au cinéma',
    close: 'Fermer',
    language: 'Langue',
    faults: 'Il manque encore quelque chose : voyez les champs signalés plus bas.',
    stale: 'La page était ouverte depuis longtemps. Rien n’est perdu : envoyez-la de nouveau.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'Trop d’essais d’affilée. Réessayez dans une minute.'
        : `Trop d’essais d’affilée. Réessayez dans ${minutes} minutes.`,
    busy: 'Il y a la queue au guichet. Réessayez dans quelques secondes.',
    unknown: { title: 'Rien à cette adresse', text: 'La page demandée n’existe pas dans cette maison.' },
    optional: 'facultatif',
  },
  fields: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    currentPassword: 'Mot de passe actuel',
    firstName: 'Prénom',
    lastName: 'Nom',
    newsletter: 'Je veux recevoir les sorties et les avant-premières par e-mail',
    passwordHint: 'Au moins 10 caractères. Trois ou quatre mots que vous aimez conviennent très bien.',
  },
  faults: {
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailMalformed: 'Cette adresse semble incomplète. Exemple : nom@exemple.fr.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordShort: 'Trop court : il faut au moins 10 caractères.',
    passwordLong: 'Trop long : 200 caractères au maximum.',
    passwordCommon: 'Ce mot de passe est l’un des premiers que l’on essaierait. Prenez-en un autre.',
    passwordPersonal:
      'On y reconnaît surtout votre nom ou votre adresse. Trouvez quelque chose de moins évident.',
    passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
    nameMissing: 'Saisissez un nom.',
    nameMalformed: '80 caractères au maximum, sans signes comme < ou >.',
    signIn:
      'L’adresse et le mot de passe ne vont pas ensemble. Vérifiez les deux, ou choisissez un nouveau mot de passe.',
  },
  signIn: {
    title: 'Se connecter',
    text: 'Vos cinémas, vos envies et vos notes vous suivent partout.',
    submit: 'Se connecter',
    forgotten: 'Mot de passe oublié ?',
    register: 'Créer un compte',
    again: { title: 'Nouveau mot de passe enregistré', text: 'Connectez-vous avec celui-ci.' },
  },
  register: {
    title: 'Créer un compte',
    text: 'Gardez vos cinémas préférés sous la main et la trace des films que vous avez aimés.',
    submit: 'Créer mon compte',
    signIn: 'J’ai déjà un compte',
    sent: {
      title: 'Regardez votre messagerie',
      text: (email) => `Un message part à l’instant pour ${email}. Son lien ouvre votre compte.`,
    },
    complete: {
      title: 'Une dernière chose',
      text: 'Dites-nous comment vous appeler, et votre compte est complet.',
      submit: 'C’est fait',
    },
  },
  mail: {
    confirm: {
      title: 'Confirmez votre adresse',
      text: 'Un clic, et nous saurons qu’elle est bien la vôtre.',
      submit: 'Confirmer mon adresse',
    },
    password:
      'Ce compte a été créé dans un autre navigateur. Saisissez son mot de passe pour montrer que c’est vous.',
    welcome: {
      title: (name) => `Bienvenue, ${name}`,
      text: 'Votre adresse est confirmée, votre compte est ouvert. Prenez place.',
      submit: 'Voir les films',
    },
    waiting: {
      title: 'Votre adresse reste à confirmer',
      text: (email) => `Nous avons écrit à ${email}. Suivez le lien de ce message, ou demandez-en un autre.`,
      submit: 'Renvoyer le message',
    },
    resent: 'Un nouveau message est parti. Le lien du précédent ne fonctionne plus.',
    confirmed: { title: 'Votre adresse est confirmée', text: 'Il n’y a plus rien à faire ici.' },
    stale: {
      title: 'Ce lien a déjà servi',
      text: 'Ou bien il est trop ancien. Connectez-vous pour en recevoir un nouveau.',
    },
    signedOut: {
      title: 'Confirmez votre adresse',
      text: 'Connectez-vous d’abord, nous pourrons ensuite vous envoyer le message.',
    },
  },
  password: {
    forgotten: {
      title: 'Mot de passe oublié ?',
      text: 'Cela arrive. Donnez votre adresse, et nous vous envoyons un lien pour en choisir un autre.',
      submit: 'Envoyer le lien',
    },
    sent: {
      title: 'Regardez votre messagerie',
      text: 'S’il existe un compte à cette adresse, un lien est en route. Il est valable une heure.',
    },
    choose: {
      title: 'Choisissez un nouveau mot de passe',
      text: 'Vos autres appareils devront se reconnecter.',
      submit: 'Enregistrer ce mot de passe',
    },
    stale: {
      title: 'Ce lien n’est plus valable',
      text: 'Il a déjà servi, ou une heure a passé.',
      again: 'En demander un autre',
    },
  },
  profile: {
    title: 'Votre compte',
    name: 'Vous',
    submit: 'Enregistrer',
    saved: 'C’est enregistré.',
    password: {
      title: 'Mot de passe',
      text: 'Après le changement, la session reste ouverte ici et nulle part ailleurs.',
      submit: 'Changer de mot de passe',
      saved: 'Votre mot de passe est changé.',
    },
    leave: {
      title: 'Supprimer le compte',
      text: 'Favoris, envies et notes disparaissent avec lui, sans retour possible.',
      submit: 'Supprimer mon compte',
    },
    gone: {
      title: 'Votre compte est supprimé',
      text: 'Il n’en reste rien ici. Au revoir, et à bientôt en salle.',
    },
    signOut: 'Se déconnecter',
    bookings: 'Vos réservations',
    unconfirmed: 'Votre adresse n’est pas encore confirmée.',
    confirm: 'La confirmer',
  },
  bookings: {
    title: 'Vos réservations',
    text: 'Les billets sont l’affaire de la billetterie du réseau. Cette démonstration n’en vend pas : il n’y a donc rien à montrer.',
    profile: 'Votre compte',
  },
  done: {
    login: { title: 'Vous voilà chez vous', text: 'Bonne séance.' },
    profile: { title: 'Voilà', text: 'Votre compte est à jour.' },
    mail: { title: 'Tout est prêt', text: 'Bonne séance.' },
    logout: { title: 'La session est fermée', text: 'À la prochaine.' },
  },
  outbox: {
    title: 'Boîte d’envoi',
    text: 'Les messages que cette démonstration aurait envoyés. En production, cette page n’existe pas.',
    empty: 'Aucun message pour l’instant.',
    to: 'À',
    open: 'Ouvrir le lien',
  },
  mails: {
    hello: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
    farewell: 'À tout à l’heure, dans le noir,\nVelours',
    confirm: {
      subject: 'Confirmez votre adresse pour Velours',
      before: 'Ravis de vous compter parmi nous. Ce lien confirme votre adresse :',
      after:
        'Il est valable {hours}. Si vous n’avez pas créé de compte, oubliez ce message : personne ne pourra s’en servir.',
    },
    exists: {
      subject: 'Vous avez déjà un compte Velours',
      before:
        'Quelqu’un, vous sans doute, a voulu créer un compte avec cette adresse. Il y en a déjà un. Si le mot de passe vous échappe, choisissez-en un autre ici :',
      after: 'Si ce n’était pas vous, rien ne s’est passé et vous n’avez rien à faire.',
    },
    reset: {
      subject: 'Un nouveau mot de passe pour Velours',
      before: 'Ce lien vous permet de choisir un nouveau mot de passe :',
      after:
        'Il sert une seule fois et reste valable {hours}. Si vous n’avez rien demandé, l’ancien tient toujours.',
    },
    'password-changed': {
      subject: 'Votre mot de passe Velours a changé',
      before:
        'Votre mot de passe vient d’être changé. Si ce n’était pas vous, choisissez-en un autre sans attendre :',
      after: '',
    },
    'account-deleted': {
      subject: 'Votre compte Velours est supprimé',
      before: 'Votre compte et tout ce qu’il contenait sont supprimés, comme vous l’avez demandé.',
      after: '',
    },
    hours: (count) => (count === 1 ? 'une heure' : `${count} heures`),
  },
};
