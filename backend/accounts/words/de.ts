import type { AccountWords } from './account-words.ts';

/** Deutsch, wie man es in der Schweiz schreibt. */
export const de: AccountWords = {
  common: {
    back: 'Zurück zum Kino',
    close: 'Schliessen',
    language: 'Sprache',
    faults: 'Da fehlt noch etwas. Schauen Sie auf die markierten Felder.',
    stale: 'Die Seite war lange offen. Es ist alles noch da: Senden Sie es einfach nochmals.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'Das waren viele Versuche. Warten Sie eine Minute.'
        : `Das waren viele Versuche. Warten Sie ${minutes} Minuten.`,
    busy: 'Am Schalter stehen gerade viele an. Versuchen Sie es in ein paar Sekunden wieder.',
    unknown: { title: 'Hier ist nichts', text: 'Diese Seite gibt es in unserem Haus nicht.' },
    optional: 'freiwillig',
  },
  fields: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    currentPassword: 'Bisheriges Passwort',
    firstName: 'Vorname',
    lastName: 'Nachname',
    newsletter: 'Neue Filme und Vorpremieren per E-Mail erfahren',
    passwordHint: 'Mindestens 10 Zeichen. Drei, vier Wörter, die Sie mögen, sind eine gute Wahl.',
  },
  faults: {
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailMalformed: 'Das ist keine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.ch.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    passwordShort: 'Zu kurz: Mindestens 10 Zeichen müssen es sein.',
    passwordLong: 'Zu lang: Höchstens 200 Zeichen sind möglich.',
    passwordCommon: 'Dieses Passwort würde man als eines der ersten ausprobieren. Nehmen Sie ein anderes.',
    passwordPersonal:
      'Das besteht fast nur aus Ihrem Namen oder Ihrer Adresse. Nehmen Sie etwas weniger Naheliegendes.',
    passwordWrong: 'Das ist nicht Ihr bisheriges Passwort.',
    nameMissing: 'Geben Sie einen Namen ein.',
    nameMalformed: 'Höchstens 80 Zeichen, und keine wie < oder >.',
    signIn:
      'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides oder wählen Sie ein neues Passwort.',
  },
  signIn: {
    title: 'Anmelden',
    text: 'Ihre Kinos, Ihre Wunschfilme und Ihre Bewertungen, auf jedem Gerät.',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    register: 'Konto eröffnen',
    again: { title: 'Das neue Passwort gilt', text: 'Melden Sie sich jetzt damit an.' },
  },
  register: {
    title: 'Konto eröffnen',
    text: 'Ihre Lieblingskinos sind immer zur Hand, und kein schöner Film gerät in Vergessenheit.',
    submit: 'Konto eröffnen',
    signIn: 'Ich habe schon ein Konto',
    sent: {
      title: 'Schauen Sie in Ihr Postfach',
      text: (email) => `Eine Nachricht an ${email} ist unterwegs. Der Link darin öffnet Ihr Konto.`,
    },
    complete: {
      title: 'Nur noch eines',
      text: 'Wie dürfen wir Sie nennen? Dann ist Ihr Konto vollständig.',
      submit: 'Fertig',
    },
  },
  mail: {
    confirm: {
      title: 'E-Mail-Adresse bestätigen',
      text: 'Ein Klick genügt, und die Adresse gehört zu Ihrem Konto.',
      submit: 'Adresse bestätigen',
    },
    password:
      'Das Konto wurde in einem anderen Browser eröffnet. Zeigen Sie mit dem Passwort, dass es Ihres ist.',
    welcome: {
      title: (name) => `Willkommen, ${name}`,
      text: 'Ihre Adresse ist bestätigt, Ihr Konto steht bereit. Nehmen Sie Platz.',
      submit: 'Zu den Filmen',
    },
    waiting: {
      title: 'Ihre Adresse ist noch nicht bestätigt',
      text: (email) =>
        `Wir haben an ${email} geschrieben. Folgen Sie dem Link in der Nachricht, oder lassen Sie sich eine neue schicken.`,
      submit: 'Nochmals senden',
    },
    resent: 'Eine neue Nachricht ist unterwegs. Der frühere Link gilt nicht mehr.',
    confirmed: { title: 'Ihre Adresse ist bestätigt', text: 'Mehr gibt es hier nicht zu tun.' },
    stale: {
      title: 'Dieser Link hat ausgedient',
      text: 'Er wurde schon benutzt oder ist zu alt. Melden Sie sich an, dann erhalten Sie einen neuen.',
    },
    signedOut: {
      title: 'E-Mail-Adresse bestätigen',
      text: 'Melden Sie sich zuerst an, dann schicken wir Ihnen die Nachricht.',
    },
  },
  password: {
    forgotten: {
      title: 'Passwort vergessen?',
      text: 'Kein Problem. Geben Sie Ihre Adresse ein, und Sie erhalten einen Link für ein neues.',
      submit: 'Link senden',
    },
    sent: {
      title: 'Schauen Sie in Ihr Postfach',
      text: 'Falls es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde.',
    },
    choose: {
      title: 'Neues Passwort wählen',
      text: 'Auf allen anderen Geräten werden Sie abgemeldet.',
      submit: 'Passwort speichern',
    },
    stale: {
      title: 'Dieser Link hat ausgedient',
      text: 'Er wurde schon benutzt, oder die Stunde ist um.',
      again: 'Neuen Link anfordern',
    },
  },
  profile: {
    title: 'Ihr Konto',
    name: 'Zu Ihnen',
    submit: 'Speichern',
    saved: 'Gespeichert.',
    password: {
      title: 'Passwort',
      text: 'Nach der Änderung bleiben Sie hier angemeldet, sonst nirgends.',
      submit: 'Passwort ändern',
      saved: 'Ihr Passwort ist geändert.',
    },
    leave: {
      title: 'Konto löschen',
      text: 'Lieblingskinos, Wünsche und Bewertungen verschwinden mit ihm, endgültig.',
      submit: 'Mein Konto löschen',
    },
    gone: { title: 'Ihr Konto ist gelöscht', text: 'Hier ist nichts davon übrig. Auf Wiedersehen im Kino.' },
    signOut: 'Abmelden',
    bookings: 'Ihre Buchungen',
    unconfirmed: 'Ihre Adresse ist noch nicht bestätigt.',
    confirm: 'Bestätigen',
  },
  bookings: {
    title: 'Ihre Buchungen',
    text: 'Tickets liegen bei der Kasse der Kinokette. Die Demonstration verkauft keine, also gibt es hier nichts zu sehen.',
    profile: 'Ihr Konto',
  },
  done: {
    login: { title: 'Sie sind angemeldet', text: 'Gute Unterhaltung.' },
    profile: { title: 'Erledigt', text: 'Ihr Konto ist auf dem neusten Stand.' },
    mail: { title: 'Alles bereit', text: 'Gute Unterhaltung.' },
    logout: { title: 'Sie sind abgemeldet', text: 'Bis zum nächsten Mal.' },
  },
  outbox: {
    title: 'Postausgang',
    text: 'Nachrichten, die diese Demonstration verschickt hätte. Im Betrieb gibt es diese Seite nicht.',
    empty: 'Noch wurde nichts geschrieben.',
    to: 'An',
    open: 'Link öffnen',
  },
  mails: {
    hello: (name) => (name === null ? 'Guten Tag' : `Guten Tag ${name}`),
    farewell: 'Bis gleich, im Dunkeln\nVelours',
    confirm: {
      subject: 'Bestätigen Sie Ihre Adresse für Velours',
      before: 'Schön, dass Sie da sind. Mit diesem Link bestätigen Sie Ihre Adresse:',
      after:
        'Er gilt {hours}. Haben Sie gar kein Konto eröffnet? Dann vergessen Sie diese Nachricht, niemand kann etwas damit anfangen.',
    },
    exists: {
      subject: 'Sie haben schon ein Velours-Konto',
      before:
        'Jemand, wohl Sie selbst, wollte mit dieser Adresse ein Konto eröffnen. Es gibt bereits eines. Ist Ihnen das Passwort entfallen, wählen Sie hier ein neues:',
      after: 'Waren Sie es nicht, ist nichts geschehen, und Sie müssen nichts tun.',
    },
    reset: {
      subject: 'Ein neues Passwort für Velours',
      before: 'Über diesen Link wählen Sie ein neues Passwort:',
      after:
        'Er gilt ein einziges Mal, {hours} lang. Haben Sie ihn nicht angefordert, bleibt Ihr altes Passwort bestehen.',
    },
    'password-changed': {
      subject: 'Ihr Velours-Passwort wurde geändert',
      before: 'Ihr Passwort wurde soeben geändert. Waren Sie das nicht, wählen Sie sofort ein neues:',
      after: '',
    },
    'account-deleted': {
      subject: 'Ihr Velours-Konto ist gelöscht',
      before: 'Ihr Konto und alles darin sind gelöscht, wie Sie es wollten.',
      after: '',
    },
    hours: (count) => (count === 1 ? 'eine Stunde' : `${count} Stunden`),
  },
};
