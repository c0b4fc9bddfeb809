import type { Text } from '../data-types.ts';

/** Questions of the footer with their answers as HTML (R103). What differs by country is left out. */
export const footerQuestions: readonly { readonly title: Text; readonly description: Text }[] = [
  {
    title: {
      fr: 'Combien de temps durent les annonces avant le film ?',
      en: 'How long are the trailers before the film?',
      de: 'Wie lange läuft Werbung vor dem Film?',
      nl: 'Hoelang duurt het voorprogramma?',
    },
    description: {
      fr: '<p>Une vingtaine de minutes. L’heure de fin que nous affichons en tient compte.</p>',
      en: '<p>About twenty minutes. The finishing time we show already includes them.</p>',
      de: '<p>Etwa zwanzig Minuten. In der angezeigten Endzeit sind sie enthalten.</p>',
      nl: '<p>Ongeveer twintig minuten. De eindtijd die je bij ons ziet, rekent die al mee.</p>',
    },
  },
  {
    title: {
      fr: 'Que veulent dire les lettres à côté de l’heure ?',
      en: 'What do the letters next to the time mean?',
      de: 'Was bedeuten die Buchstaben neben der Uhrzeit?',
      nl: 'Wat betekenen de letters naast de tijd?',
    },
    description: {
      fr: '<p>Elles indiquent la langue du film et celle des sous-titres. Touchez l’horaire pour lire la version en toutes lettres.</p>',
      en: '<p>They give the language you will hear and the subtitles you will read. Open a showing to see it spelt out.</p>',
      de: '<p>Sie nennen die Sprache des Films und der Untertitel. Tippen Sie auf die Zeit, dann steht die Fassung ausgeschrieben da.</p>',
      nl: '<p>Ze vertellen welke taal je hoort en welke ondertitels je leest. Tik op een tijd om de versie voluit te zien.</p>',
    },
  },
  {
    title: {
      fr: 'Jusqu’à quand peut-on réserver ?',
      en: 'How late can I book?',
      de: 'Bis wann kann ich buchen?',
      nl: 'Tot wanneer kan ik boeken?',
    },
    description: {
      fr: '<p>Jusqu’à l’heure de la séance, s’il reste des places. Ensuite, la caisse décide selon la salle.</p>',
      en: '<p>Until the minute the showing starts, as long as there are seats. After that, ask at the box office.</p>',
      de: '<p>Bis zur Anfangszeit, solange Plätze frei sind. Danach entscheidet die Kasse.</p>',
      nl: '<p>Tot het moment dat de voorstelling begint, zolang er plaats is. Daarna beslist de kassa.</p>',
    },
  },
  {
    title: {
      fr: 'Ai-je le droit de venir avec mon enfant ?',
      en: 'May my child see this film?',
      de: 'Darf mein Kind diesen Film sehen?',
      nl: 'Mag mijn kind naar deze film?',
    },
    description: {
      fr: '<p>La classification figure sur la page de chaque film, avec ses raisons. À partir de seize ans, elle s’applique sans exception.</p>',
      en: '<p>Each film page names the age rating and what it warns of. From sixteen upwards there are no exceptions.</p>',
      de: '<p>Auf jeder Filmseite stehen Altersangabe und Gründe. Ab sechzehn gibt es keine Ausnahmen.</p>',
      nl: '<p>Op elke filmpagina staan de leeftijd en de redenen ervan. Vanaf zestien maken we geen uitzonderingen.</p>',
    },
  },
  {
    title: {
      fr: 'Mes places sont-elles numérotées ?',
      en: 'Are seats numbered?',
      de: 'Sind die Plätze nummeriert?',
      nl: 'Zijn de stoelen genummerd?',
    },
    description: {
      fr: '<p>Oui, dans toutes les maisons. Vous choisissez votre fauteuil sur le plan au moment de réserver.</p>',
      en: '<p>Yes, in every house. You pick yours on the plan while booking.</p>',
      de: '<p>Ja, in allen Häusern. Beim Buchen wählen Sie Ihren Sitz auf dem Plan.</p>',
      nl: '<p>Ja, in al onze huizen. Tijdens het boeken kies je je stoel op de plattegrond.</p>',
    },
  },
  {
    title: {
      fr: 'Une séance commence après minuit : quel jour est-ce ?',
      en: 'A showing starts after midnight: which day is it?',
      de: 'Eine Vorstellung beginnt nach Mitternacht: Welcher Tag gilt?',
      nl: 'Een voorstelling begint na middernacht: welke dag is dat?',
    },
    description: {
      fr: '<p>Elle appartient au programme de la veille. La séance de minuit et demi du samedi soir a donc lieu dans la nuit de samedi à dimanche.</p>',
      en: '<p>It belongs to the evening before. Half past midnight on Saturday’s programme is the night from Saturday to Sunday.</p>',
      de: '<p>Sie gehört zum Programm des Vorabends. Halb eins am Samstagabend ist also in der Nacht auf Sonntag.</p>',
      nl: '<p>Die hoort bij de avond ervoor. Half een op zaterdagavond is dus de nacht van zaterdag op zondag.</p>',
    },
  },
];
