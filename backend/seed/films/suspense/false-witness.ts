import type { FilmData } from '../../data-types.ts';

/** Thrillers about words: who says them, who dares not. */
export const falseWitness: readonly FilmData[] = [
  {
    key: 'one-word-wrong',
    id: 41203,
    title: { fr: 'Le Mot de trop', en: 'One Word Wrong', de: 'Ein Wort zu viel', nl: 'Eén woord te veel' },
    originalTitle: 'كلمة زائدة',
    tagline: {
      fr: 'Elle a tout traduit, sauf la vérité.',
      en: 'Justice speaks two languages, so does guilt.',
      de: 'Was nicht gesagt wurde, steht im Protokoll.',
      nl: 'Niemand hoort wat jij verzwijgt.',
    },
    synopsis: {
      fr: 'Interprète assermentée au tribunal de Tunis, Rim n’a jamais ajouté une virgule. Le jour où un marin italien jure n’avoir « rien vu », elle traduit autre chose, un seul mot, et l’accusé respire. Pourquoi ce mensonge ? Le procureur s’interroge, le marin aussi, et un homme en costume gris lui envoie des fleurs. Pendant neuf jours d’audience, Rim devra soutenir sa version dans deux langues, sans se contredire dans aucune. Un suspense tenu où la vérité se joue à une syllabe.',
      en: 'For fifteen years Rim has been the most reliable voice in the Tunis courthouse, and never her own. Then, midway through a smuggling trial, she hears an Italian sailor say one thing and lets the judge hear another. Only three people in the room speak both languages. One of them is smiling. Over nine days of testimony the interpreter must protect a lie she has not explained to anyone, while someone outside begins to correct her, very politely, by telephone.',
      de: 'Rim übersetzt vor Gericht in Tunis, genau, tonlos, unbestechlich. Bis ein Matrose aussagt und sie aus „ich habe ihn gesehen“ ein „ich habe niemanden gesehen“ macht. Der Angeklagte atmet auf, der Prozess geht weiter, und die Dolmetscherin ist plötzlich die gefährlichste Zeugin im Saal. Wer hat den Fehler bemerkt? Warum liegt in ihrem Briefkasten eine Abschrift mit roten Korrekturen? Meriem Ghedira-Khalsi baut aus Pausen, Blicken und Vokabeln einen Thriller, bei dem man unwillkürlich die Lippen mitbewegt.',
      nl: 'Tussen wat de matroos zegt en wat de rechter hoort zit alleen Rim. Zij tolkt al vijftien jaar in het gerechtsgebouw van Tunis en staat bekend om haar precisie. Uitgerekend in de grootste smokkelzaak van het land verandert ze één werkwoord. Niemand merkt iets, zo lijkt het, tot een onbekende haar belt en de zin correct herhaalt. Nu moet ze elke zittingsdag verder liegen, met de griffier als schaduw en een reden die ze zelfs haar zus niet vertelt.',
    },
    genres: ['thriller', 'drama'],
    duration: 113,
    directors: ['Meriem Ghedira-Khalsi'],
    actors: ['Hela Bouraoui-Sfar', 'Nizar Maaloul', 'Emna Jlassi', 'Lorenzo Bassi'],
    nationality: ['TN', 'IT'],
    originalLanguage: 'ar',
    rating: '14',
    warnings: ['language'],
    kind: 'film',
    kids: false,
    experiences: [],
    palette: ['#e8dcc4', '#27374d', '#a63d40'],
    motif: 'a courtroom microphone whose cable knots into a single word',
  },
];
