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

/** Questions of one kind of page, by the id of the page. */
export const pageQuestions: Readonly<
  Record<'cinema' | 'events', readonly { readonly title: Text; readonly description: Text }[]>
> = {
  cinema: [
    {
      title: {
        fr: 'À quelle heure ouvre le hall ?',
        en: 'When does the foyer open?',
        de: 'Wann öffnet das Foyer?',
        nl: 'Hoe laat gaat de foyer open?',
      },
      description: {
        fr: '<p>Une demi-heure avant la première séance du jour. Le bar ferme quand la dernière commence.</p>',
        en: '<p>Half an hour before the first showing of the day. The bar closes once the last one has begun.</p>',
        de: '<p>Eine halbe Stunde vor der ersten Vorstellung. Die Bar schliesst, sobald die letzte begonnen hat.</p>',
        nl: '<p>Een half uur voor de eerste voorstelling. De bar sluit zodra de laatste begonnen is.</p>',
      },
    },
    {
      title: {
        fr: 'J’ai oublié quelque chose dans la salle. Que faire ?',
        en: 'I left something in the hall. What now?',
        de: 'Ich habe etwas im Saal liegen lassen. Was nun?',
        nl: 'Ik heb iets in de zaal laten liggen. Wat nu?',
      },
      description: {
        fr: '<p>Passez à la caisse avec la date, l’heure et votre place. Nous gardons les objets trouvés <strong>trente jours</strong>.</p>',
        en: '<p>Come to the box office with the date, the time and your seat. We keep what we find for <strong>thirty days</strong>.</p>',
        de: '<p>Melden Sie sich an der Kasse mit Datum, Zeit und Platz. Fundsachen bleiben <strong>dreissig Tage</strong> bei uns.</p>',
        nl: '<p>Meld je bij de kassa met datum, tijd en stoel. We bewaren gevonden spullen <strong>dertig dagen</strong>.</p>',
      },
    },
  ],
  events: [
    {
      title: {
        fr: 'Un événement en direct peut-il être repoussé ?',
        en: 'Can a live event be moved?',
        de: 'Kann ein Live-Event verschoben werden?',
        nl: 'Kan een live-evenement verschuiven?',
      },
      description: {
        fr: '<p>Rarement, si la scène l’annule. Vos places restent valables à la nouvelle date, ou nous vous les remboursons.</p>',
        en: '<p>Rarely, when the stage itself calls it off. Your seats hold for the new date, or we refund them.</p>',
        de: '<p>Selten, wenn die Bühne selbst absagt. Ihre Plätze gelten am neuen Datum, oder Sie erhalten das Geld zurück.</p>',
        nl: '<p>Zelden, als het podium zelf afzegt. Je stoelen gelden op de nieuwe datum, of je krijgt je geld terug.</p>',
      },
    },
    {
      title: {
        fr: 'Pourquoi un événement coûte-t-il plus qu’un film ?',
        en: 'Why does an event cost more than a film?',
        de: 'Warum kostet ein Event mehr als ein Film?',
        nl: 'Waarom kost een evenement meer dan een film?',
      },
      description: {
        fr: '<p>Une part du billet va à l’orchestre, à la troupe ou à l’équipe qui joue ce soir-là. Les abonnements n’y changent rien.</p>',
        en: '<p>Part of the ticket goes to the orchestra, the company or the crew of that night. Passes do not cover it.</p>',
        de: '<p>Ein Teil des Preises geht an das Orchester, das Ensemble oder das Team des Abends. Abos gelten hier nicht.</p>',
        nl: '<p>Een deel van het kaartje gaat naar het orkest, het gezelschap of de ploeg van die avond. Passen gelden hier niet.</p>',
      },
    },
  ],
};
