import type { AccountWords } from './account-words.ts';

/** Nederlands. */
export const nl: AccountWords = {
  common: {
    back: 'Terug naar de bioscoop',
    close: 'Sluiten',
    language: 'Taal',
    faults: 'Er ontbreekt nog iets. Kijk bij de gemarkeerde velden.',
    stale: 'Deze pagina stond al een tijd open. Alles staat er nog: verstuur het nog een keer.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'Dat waren veel pogingen achter elkaar. Probeer het over een minuut weer.'
        : `Dat waren veel pogingen achter elkaar. Probeer het over ${minutes} minuten weer.`,
    busy: 'Er staat een rij bij de kassa. Probeer het over een paar seconden weer.',
    unknown: { title: 'Hier is niets', text: 'Deze pagina hebben we niet in huis.' },
    optional: 'niet verplicht',
  },
  fields: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    currentPassword: 'Huidig wachtwoord',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    newsletter: 'Mail mij over nieuwe films en voorpremières',
    passwordHint: 'Minstens 10 tekens. Drie of vier woorden waar je van houdt werken prima.',
  },
  faults: {
    emailMissing: 'Vul je e-mailadres in.',
    emailMalformed: 'Dit is geen volledig e-mailadres, zoals naam@voorbeeld.nl.',
    passwordMissing: 'Vul je wachtwoord in.',
    passwordShort: 'Te kort: minstens 10 tekens.',
    passwordLong: 'Te lang: hooguit 200 tekens.',
    passwordCommon: 'Dit wachtwoord wordt als een van de eerste geprobeerd. Kies een ander.',
    passwordPersonal: 'Dit is bijna alleen je eigen naam of adres. Kies iets dat minder voor de hand ligt.',
    passwordWrong: 'Dat is niet je huidige wachtwoord.',
    nameMissing: 'Vul een naam in.',
    nameMalformed: 'Hooguit 80 tekens, en geen tekens als < en >.',
    signIn:
      'E-mailadres en wachtwoord horen niet bij elkaar. Controleer ze allebei, of kies een nieuw wachtwoord.',
  },
  signIn: {
    title: 'Inloggen',
    text: 'Je bioscopen, je verlanglijst en je beoordelingen, op elk scherm.',
    submit: 'Inloggen',
    forgotten: 'Wachtwoord vergeten?',
    register: 'Account aanmaken',
    again: { title: 'Je nieuwe wachtwoord staat', text: 'Log er nu mee in.' },
  },
  register: {
    title: 'Account aanmaken',
    text: 'Je favoriete bioscopen bij de hand, en elke mooie film blijft bewaard.',
    submit: 'Account aanmaken',
    signIn: 'Ik heb al een account',
    sent: {
      title: 'Kijk in je mailbox',
      text: (email) => `Er is een bericht onderweg naar ${email}. Met de link daarin open je je account.`,
    },
    complete: {
      title: 'Nog één ding',
      text: 'Vertel ons hoe je heet, dan is je account compleet.',
      submit: 'Klaar',
    },
  },
  mail: {
    confirm: {
      title: 'Bevestig je e-mailadres',
      text: 'Met één klik weten we dat dit adres van jou is.',
      submit: 'Mijn adres bevestigen',
    },
    password:
      'Dit account is in een andere browser aangemaakt. Vul het wachtwoord in, dan weten we dat jij het bent.',
    welcome: {
      title: (name) => `Welkom, ${name}`,
      text: 'Je adres is bevestigd en je account staat open. Zoek een plekje uit.',
      submit: 'Naar de films',
    },
    waiting: {
      title: 'Je e-mailadres is nog niet bevestigd',
      text: (email) =>
        `We hebben ${email} gemaild. Volg de link in dat bericht, of laat het nog eens sturen.`,
      submit: 'Nog eens sturen',
    },
    resent: 'Er is een nieuw bericht onderweg. De vorige link werkt niet meer.',
    confirmed: { title: 'Je e-mailadres is bevestigd', text: 'Verder hoef je hier niets te doen.' },
    stale: {
      title: 'Deze link is uitgespeeld',
      text: 'Hij is al gebruikt, of te oud. Log in om een nieuwe te krijgen.',
    },
    signedOut: {
      title: 'Bevestig je e-mailadres',
      text: 'Log eerst in, dan kunnen we je het bericht sturen.',
    },
  },
  password: {
    forgotten: {
      title: 'Wachtwoord vergeten?',
      text: 'Dat kan gebeuren. Vul je adres in en je krijgt een link om een nieuw wachtwoord te kiezen.',
      submit: 'Stuur de link',
    },
    sent: {
      title: 'Kijk in je mailbox',
      text: 'Hoort er een account bij dit adres, dan is er een link onderweg. Die werkt een uur.',
    },
    choose: {
      title: 'Kies een nieuw wachtwoord',
      text: 'Op al je andere apparaten word je uitgelogd.',
      submit: 'Wachtwoord opslaan',
    },
    stale: {
      title: 'Deze link is uitgespeeld',
      text: 'Hij is al gebruikt, of het uur is voorbij.',
      again: 'Vraag een nieuwe aan',
    },
  },
  profile: {
    title: 'Je account',
    name: 'Over jou',
    submit: 'Opslaan',
    saved: 'Opgeslagen.',
    password: {
      title: 'Wachtwoord',
      text: 'Na de wijziging blijf je alleen hier ingelogd.',
      submit: 'Wachtwoord wijzigen',
      saved: 'Je wachtwoord is gewijzigd.',
    },
    leave: {
      title: 'Account verwijderen',
      text: 'Favorieten, wensen en beoordelingen verdwijnen mee, en komen niet terug.',
      submit: 'Mijn account verwijderen',
    },
    gone: {
      title: 'Je account is verwijderd',
      text: 'Er is hier niets van over. Dag, en tot ziens in de zaal.',
    },
    signOut: 'Uitloggen',
    bookings: 'Je reserveringen',
    unconfirmed: 'Je e-mailadres is nog niet bevestigd.',
    confirm: 'Nu bevestigen',
  },
  bookings: {
    title: 'Je reserveringen',
    text: 'Tickets staan in het kassasysteem van de keten. Deze demonstratie verkoopt er geen, dus valt er niets te tonen.',
    profile: 'Je account',
  },
  done: {
    login: { title: 'Je bent ingelogd', text: 'Veel kijkplezier.' },
    profile: { title: 'Klaar', text: 'Je account is bijgewerkt.' },
    mail: { title: 'Alles staat klaar', text: 'Veel kijkplezier.' },
    logout: { title: 'Je bent uitgelogd', text: 'Tot de volgende keer.' },
  },
  outbox: {
    title: 'Postvak uit',
    text: 'Berichten die deze demonstratie zou hebben verstuurd. Op een echte site bestaat deze pagina niet.',
    empty: 'Er is nog niets geschreven.',
    to: 'Aan',
    open: 'Link openen',
  },
  mails: {
    hello: (name) => (name === null ? 'Hallo,' : `Hallo ${name},`),
    farewell: 'Tot zo, in het donker.\nVelours',
    confirm: {
      subject: 'Bevestig je e-mailadres voor Velours',
      before: 'Fijn dat je er bent. Met deze link bevestig je je adres:',
      after:
        'De link werkt {hours}. Heb je geen account aangemaakt? Vergeet dit bericht dan: niemand kan er iets mee.',
    },
    exists: {
      subject: 'Je hebt al een account bij Velours',
      before:
        'Iemand, waarschijnlijk jij, wilde met dit adres een account aanmaken. Dat bestaat al. Ben je het wachtwoord kwijt, kies dan hier een nieuw:',
      after: 'Was jij het niet, dan is er niets gebeurd en hoef je niets te doen.',
    },
    reset: {
      subject: 'Een nieuw wachtwoord voor Velours',
      before: 'Via deze link kies je een nieuw wachtwoord:',
      after:
        'De link werkt één keer, gedurende {hours}. Heb je er niet om gevraagd, dan blijft je oude wachtwoord gelden.',
    },
    'password-changed': {
      subject: 'Je wachtwoord bij Velours is gewijzigd',
      before: 'Je wachtwoord is zojuist gewijzigd. Was jij dat niet, kies dan meteen een nieuw:',
      after: '',
    },
    'account-deleted': {
      subject: 'Je account bij Velours is verwijderd',
      before: 'Je account en alles wat erin stond zijn verwijderd, zoals je vroeg.',
      after: '',
    },
    hours: (count) => (count === 1 ? 'één uur' : `${count} uur`),
  },
};
