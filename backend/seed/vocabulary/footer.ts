import type { Text } from '../data-types.ts';

/** Headings and links of the footer (R118). Addresses come from the route table and the site's hosts. */
export const footerWords: Readonly<
  Record<
    | 'films'
    | 'nowShowing'
    | 'upcoming'
    | 'events'
    | 'kids'
    | 'visit'
    | 'cinemas'
    | 'sitemap'
    | 'app'
    | 'house'
    | 'account'
    | 'mail'
    | 'cookies',
    Text
  >
> = {
  films: { fr: 'Les films', en: 'Films', de: 'Filme', nl: 'Films' },
  nowShowing: { fr: 'À l’affiche', en: 'Now showing', de: 'Jetzt im Kino', nl: 'Nu te zien' },
  upcoming: { fr: 'Prochainement', en: 'Coming soon', de: 'Demnächst', nl: 'Binnenkort' },
  events: { fr: 'Événements', en: 'Events', de: 'Events', nl: 'Evenementen' },
  kids: { fr: 'Pour les enfants', en: 'For children', de: 'Für Kinder', nl: 'Voor kinderen' },
  visit: { fr: 'Nos maisons', en: 'Our houses', de: 'Unsere Häuser', nl: 'Onze huizen' },
  cinemas: { fr: 'Tous les cinémas', en: 'All cinemas', de: 'Alle Kinos', nl: 'Alle bioscopen' },
  sitemap: { fr: 'Plan du site', en: 'Sitemap', de: 'Sitemap', nl: 'Sitemap' },
  app: { fr: 'L’application', en: 'The app', de: 'Die App', nl: 'De app' },
  house: { fr: 'Velours', en: 'Velours', de: 'Velours', nl: 'Velours' },
  account: {
    fr: 'Créer un compte',
    en: 'Create an account',
    de: 'Konto eröffnen',
    nl: 'Account aanmaken',
  },
  mail: {
    fr: 'Confirmer mon adresse',
    en: 'Confirm my e-mail',
    de: 'E-Mail bestätigen',
    nl: 'E-mail bevestigen',
  },
  cookies: { fr: 'Cookies', en: 'Cookies', de: 'Cookies', nl: 'Cookies' },
};

/** Invented accounts of the chain; `twitter` is shown as X (R138). */
export const socialNetworks = ['facebook', 'instagram', 'twitter', 'youtube'] as const;

/** The native ad and the standing autopromo. */
export const promoWords: Readonly<
  Record<'night' | 'quiet', { readonly title: Text; readonly description: Text; readonly imageAlt: Text }>
> = {
  night: {
    title: {
      fr: 'Le samedi finit tard',
      en: 'Saturdays run late',
      de: 'Samstags wird es spät',
      nl: 'Zaterdag wordt laat',
    },
    description: {
      fr: 'Une dernière séance après minuit dans nos grandes maisons, bar ouvert.',
      en: 'One more film after midnight in our large houses, with the bar open.',
      de: 'Noch ein Film nach Mitternacht in unseren grossen Häusern, die Bar bleibt offen.',
      nl: 'Nog een film na middernacht in onze grote huizen, en de bar blijft open.',
    },
    imageAlt: {
      fr: 'Une façade de cinéma la nuit, le nom en lettres rouges',
      en: 'A cinema front at night with its name in red letters',
      de: 'Eine Kinofassade bei Nacht mit dem Namen in roten Buchstaben',
      nl: 'Een bioscoopgevel bij nacht met de naam in rode letters',
    },
  },
  quiet: {
    title: {
      fr: 'Petites salles, grands films',
      en: 'Small rooms, large films',
      de: 'Kleine Säle, grosse Filme',
      nl: 'Kleine zalen, grote films',
    },
    description: {
      fr: 'Chaque semaine, un film que l’on ne trouve pas ailleurs, choisi par ceux qui le projettent.',
      en: 'Every week a film you will not find elsewhere, picked by the people who project it.',
      de: 'Jede Woche ein Film, den man sonst nicht findet, ausgewählt von denen, die ihn zeigen.',
      nl: 'Elke week een film die je elders niet vindt, gekozen door de mensen die hem draaien.',
    },
    imageAlt: {
      fr: 'Des fauteuils rouges devant un écran allumé',
      en: 'Red seats in front of a lit screen',
      de: 'Rote Sessel vor einer hellen Leinwand',
      nl: 'Rode stoelen voor een verlicht doek',
    },
  },
};
