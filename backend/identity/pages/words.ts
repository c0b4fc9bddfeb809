import type { Language } from '#src/sites/site.ts';

/** Everything the identity provider's pages say. */
export interface Words {
  /** The language's own name, for the choice of languages. */
  name: string;
  signIn: string;
  lead: (site: string) => string;
  email: string;
  password: string;
  submit: string;
  cancel: string;
  register: string;
  forgotten: string;
  wrong: string;
  missing: string;
  tooMany: (minutes: number) => string;
  expired: string;
  expiredText: string;
  failed: string;
  failedText: string;
  reason: (code: string) => string;
  busy: string;
  busyText: string;
  unavailable: string;
  unavailableText: string;
  leave: string;
  leaveText: string;
  leaveYes: string;
  leaveNo: string;
  left: string;
  leftText: string;
  languages: string;
}

/** The words in each language. */
export const words: Readonly<Record<Language, Words>> = {
  fr: {
    name: 'Français',
    signIn: 'Connexion',
    lead: (site) => `Avec votre compte Velours, vous poursuivez sur ${site}.`,
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    cancel: 'Revenir au site sans se connecter',
    register: 'Créer un compte',
    forgotten: 'Mot de passe oublié',
    wrong: 'Cette adresse e-mail et ce mot de passe ne vont pas ensemble.',
    missing: 'Saisissez votre adresse e-mail et votre mot de passe.',
    tooMany: (minutes) => `Trop d’essais. Réessayez dans ${minutes} min.`,
    expired: 'Cette page a expiré',
    expiredText: 'Revenez sur le site et recommencez la connexion.',
    failed: 'La connexion n’a pas abouti',
    failedText: 'La demande venue du site n’est pas valable. Revenez sur le site et recommencez.',
    reason: (code) => `Motif : ${code}`,
    busy: 'Trop de demandes',
    busyText: 'Patientez quelques minutes, puis recommencez.',
    unavailable: 'La connexion est indisponible',
    unavailableText: 'Revenez dans quelques instants. Rien de ce que vous avez saisi n’a été gardé.',
    leave: 'Se déconnecter ?',
    leaveText: 'Vous serez déconnecté de tous les sites Velours où ce compte est utilisé.',
    leaveYes: 'Se déconnecter',
    leaveNo: 'Rester connecté',
    left: 'Déconnexion effectuée',
    leftText: 'Vous pouvez fermer cette page.',
    languages: 'Langue',
  },
  en: {
    name: 'English',
    signIn: 'Sign in',
    lead: (site) => `With your Velours account you go on to ${site}.`,
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    cancel: 'Back to the site without signing in',
    register: 'Create an account',
    forgotten: 'Forgotten password',
    wrong: 'This e-mail address and this password do not belong together.',
    missing: 'Enter your e-mail address and your password.',
    tooMany: (minutes) => `Too many attempts. Try again in ${minutes} min.`,
    expired: 'This page has expired',
    expiredText: 'Go back to the site and sign in again.',
    failed: 'The sign-in did not work',
    failedText: 'What the site asked for is not valid. Go back to the site and try again.',
    reason: (code) => `Reason: ${code}`,
    busy: 'Too many requests',
    busyText: 'Wait a few minutes, then try again.',
    unavailable: 'Signing in is not possible at the moment',
    unavailableText: 'Come back in a moment. Nothing that you typed was kept.',
    leave: 'Sign out?',
    leaveText: 'You will be signed out of every Velours site that uses this account.',
    leaveYes: 'Sign out',
    leaveNo: 'Stay signed in',
    left: 'You are signed out',
    leftText: 'You can close this page.',
    languages: 'Language',
  },
  de: {
    name: 'Deutsch',
    signIn: 'Anmelden',
    lead: (site) => `Mit Ihrem Velours-Konto geht es weiter auf ${site}.`,
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    cancel: 'Ohne Anmeldung zurück zur Website',
    register: 'Konto anlegen',
    forgotten: 'Passwort vergessen',
    wrong: 'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen.',
    missing: 'Geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
    tooMany: (minutes) => `Zu viele Versuche. Versuchen Sie es in ${minutes} Min. wieder.`,
    expired: 'Diese Seite ist abgelaufen',
    expiredText: 'Gehen Sie zurück zur Website und melden Sie sich neu an.',
    failed: 'Die Anmeldung hat nicht geklappt',
    failedText:
      'Die Anfrage der Website ist nicht gültig. Gehen Sie zurück und versuchen Sie es noch einmal.',
    reason: (code) => `Grund: ${code}`,
    busy: 'Zu viele Anfragen',
    busyText: 'Warten Sie einige Minuten und versuchen Sie es dann wieder.',
    unavailable: 'Anmelden ist im Moment nicht möglich',
    unavailableText: 'Versuchen Sie es gleich noch einmal. Von Ihren Eingaben wurde nichts gespeichert.',
    leave: 'Abmelden?',
    leaveText: 'Sie werden auf allen Velours-Websites abgemeldet, die dieses Konto verwenden.',
    leaveYes: 'Abmelden',
    leaveNo: 'Angemeldet bleiben',
    left: 'Sie sind abgemeldet',
    leftText: 'Sie können diese Seite schließen.',
    languages: 'Sprache',
  },
  nl: {
    name: 'Nederlands',
    signIn: 'Inloggen',
    lead: (site) => `Met je Velours-account ga je verder op ${site}.`,
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    cancel: 'Terug naar de site zonder in te loggen',
    register: 'Account aanmaken',
    forgotten: 'Wachtwoord vergeten',
    wrong: 'Dit e-mailadres en dit wachtwoord horen niet bij elkaar.',
    missing: 'Vul je e-mailadres en je wachtwoord in.',
    tooMany: (minutes) => `Te veel pogingen. Probeer het over ${minutes} min. opnieuw.`,
    expired: 'Deze pagina is verlopen',
    expiredText: 'Ga terug naar de site en log opnieuw in.',
    failed: 'Inloggen is niet gelukt',
    failedText: 'Wat de site vroeg is niet geldig. Ga terug naar de site en probeer het opnieuw.',
    reason: (code) => `Reden: ${code}`,
    busy: 'Te veel verzoeken',
    busyText: 'Wacht een paar minuten en probeer het dan opnieuw.',
    unavailable: 'Inloggen kan nu even niet',
    unavailableText: 'Probeer het zo opnieuw. Van wat je hebt ingevuld is niets bewaard.',
    leave: 'Uitloggen?',
    leaveText: 'Je wordt uitgelogd op alle Velours-sites die dit account gebruiken.',
    leaveYes: 'Uitloggen',
    leaveNo: 'Ingelogd blijven',
    left: 'Je bent uitgelogd',
    leftText: 'Je kunt deze pagina sluiten.',
    languages: 'Taal',
  },
};
