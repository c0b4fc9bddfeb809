import { night, plainTag, velvet } from './tag-types.ts';
import type { TagData } from './tag-types.ts';

const previewWords = {
  title: { fr: 'Avant-première', en: 'Preview', de: 'Vorpremiere', nl: 'Voorpremière' },
  description: {
    fr: 'Le film quelques jours avant sa sortie.',
    en: 'The film a few days before its release.',
    de: 'Der Film ein paar Tage vor dem Kinostart.',
    nl: 'De film een paar dagen voor de première.',
  },
};

/** Strands, previews and notes on a showing. */
export const programmeTags: readonly TagData[] = [
  {
    ...plainTag,
    ...previewWords,
    slug: 'avp',
    places: ['showtime', 'show', 'showFilters'],
    badge: previewWords.title,
    icon: { type: 'sprite', value: 'preview' },
    special: true,
    colours: velvet,
  },
  {
    ...plainTag,
    slug: 'avp-equipe',
    title: {
      fr: 'Avant-première avec l’équipe',
      en: 'Preview with cast and crew',
      de: 'Vorpremiere mit dem Filmteam',
      nl: 'Voorpremière met de makers',
    },
    description: {
      fr: 'L’équipe du film présente la séance et répond ensuite aux questions de la salle.',
      en: 'Those who made the film introduce it and take questions from the audience afterwards.',
      de: 'Das Filmteam stellt den Film vor und beantwortet danach Fragen aus dem Saal.',
      nl: 'De makers leiden de film in en beantwoorden na afloop vragen uit de zaal.',
    },
    places: ['showtime', 'show', 'showFilters'],
    badge: { fr: 'Avec l’équipe', en: 'Cast and crew', de: 'Mit Team', nl: 'Met makers' },
    icon: { type: 'sprite', value: 'team' },
    highlighted: true,
    special: true,
    colours: velvet,
  },
  {
    ...plainTag,
    slug: 'marathon',
    title: { fr: 'Nuit marathon', en: 'Marathon night', de: 'Marathonnacht', nl: 'Marathonnacht' },
    description: {
      fr: 'Plusieurs films à la suite, avec des pauses et du café.',
      en: 'Several films in a row, with breaks and coffee.',
      de: 'Mehrere Filme hintereinander, mit Pausen und Kaffee.',
      nl: 'Meerdere films achter elkaar, met pauzes en koffie.',
    },
    places: ['showtime', 'show', 'showFilters'],
    badge: { fr: 'Toute la nuit', en: 'All night', de: 'Die ganze Nacht', nl: 'De hele nacht' },
    icon: { type: 'sprite', value: 'moon' },
    highlighted: true,
    special: true,
    colours: night,
  },
  {
    ...plainTag,
    slug: 'cinekids',
    title: { fr: 'Ciné-mômes', en: 'Cinekids', de: 'Kinderkino', nl: 'Cinekids' },
    description: {
      fr: 'Lumière douce, son plus bas et un mot d’accueil pour les petits spectateurs.',
      en: 'Softer lights, lower sound and a word of welcome for small spectators.',
      de: 'Sanftes Licht, leiserer Ton und eine Begrüssung für die Kleinen.',
      nl: 'Zachter licht, lager geluid en een welkomstwoord voor de kleinsten.',
    },
    places: ['showtime', 'show', 'cinemaFilters', 'showFilters'],
    icon: { type: 'sprite', value: 'kids' },
  },
  {
    ...plainTag,
    slug: 'opera',
    title: { fr: 'Opéra', en: 'Opera', de: 'Oper', nl: 'Opera' },
    description: {
      fr: 'Une grande scène retransmise, entracte compris.',
      en: 'A great stage on the big screen, interval included.',
      de: 'Eine grosse Bühne auf der Leinwand, mit Pause.',
      nl: 'Een groot podium op het doek, met pauze.',
    },
    places: ['showtime', 'show', 'showFilters'],
    icon: { type: 'sprite', value: 'opera' },
    colours: velvet,
  },
  {
    ...plainTag,
    slug: 'ballet',
    title: { fr: 'Ballet', en: 'Ballet', de: 'Ballett', nl: 'Ballet' },
    description: {
      fr: 'La danse en gros plan, comme du premier rang.',
      en: 'Dance close up, as if from the front row.',
      de: 'Tanz aus der Nähe, wie aus der ersten Reihe.',
      nl: 'Dans van dichtbij, als vanaf de eerste rij.',
    },
    places: ['showtime', 'show', 'showFilters'],
    icon: { type: 'sprite', value: 'ballet' },
  },
  {
    ...plainTag,
    slug: 'music',
    title: { fr: 'Musique', en: 'Music', de: 'Musik', nl: 'Muziek' },
    description: {
      fr: 'Concerts et films de musique, avec le volume qu’il faut.',
      en: 'Concerts and music films, at the volume they deserve.',
      de: 'Konzerte und Musikfilme in der richtigen Lautstärke.',
      nl: 'Concerten en muziekfilms, op het juiste volume.',
    },
    places: ['showtime', 'show', 'showFilters'],
    icon: { type: 'sprite', value: 'music' },
  },
  {
    ...plainTag,
    slug: 'live',
    title: { fr: 'En direct', en: 'Live', de: 'Live', nl: 'Live' },
    description: {
      fr: 'Retransmis au moment où cela se joue.',
      en: 'Broadcast while it is being performed.',
      de: 'Übertragen, während es gespielt wird.',
      nl: 'Uitgezonden terwijl het gespeeld wordt.',
    },
    places: ['showtime', 'show'],
    icon: { type: 'text', value: 'LIVE' },
    colours: velvet,
  },
  {
    ...plainTag,
    slug: 'lastchance',
    title: { fr: 'Dernières séances', en: 'Last chance', de: 'Letzte Chance', nl: 'Laatste kans' },
    description: {
      fr: 'Ce film quitte l’affiche dans quelques jours.',
      en: 'This film leaves the programme within days.',
      de: 'Dieser Film läuft nur noch wenige Tage.',
      nl: 'Deze film draait nog maar een paar dagen.',
    },
    places: ['showtime', 'show'],
    icon: { type: 'sprite', value: 'hourglass' },
  },
  {
    ...plainTag,
    slug: 'PAUSE',
    title: { fr: 'Avec entracte', en: 'With an interval', de: 'Mit Pause', nl: 'Met pauze' },
    description: {
      fr: 'Un quart d’heure d’entracte au milieu du film.',
      en: 'A fifteen-minute interval halfway through.',
      de: 'Eine Viertelstunde Pause in der Mitte des Films.',
      nl: 'Een kwartier pauze halverwege de film.',
    },
    places: ['showtime'],
    icon: { type: 'sprite', value: 'pause' },
  },
];

/** Help for those who need it. */
export const accessibilityTags: readonly TagData[] = [
  {
    ...plainTag,
    slug: 'pmr',
    title: {
      fr: 'Accès en fauteuil roulant',
      en: 'Wheelchair access',
      de: 'Mit dem Rollstuhl zugänglich',
      nl: 'Toegankelijk met rolstoel',
    },
    description: {
      fr: 'La salle a des places de plain-pied pour les fauteuils roulants.',
      en: 'The room has step-free places for wheelchairs.',
      de: 'Der Saal hat stufenlose Plätze für Rollstühle.',
      nl: 'De zaal heeft drempelvrije plaatsen voor rolstoelen.',
    },
    places: ['accessibility', 'showtime', 'cinemaFilters'],
    icon: { type: 'sprite', value: 'wheelchair' },
  },
  {
    ...plainTag,
    slug: 'audiodesc',
    title: { fr: 'Audiodescription', en: 'Audio description', de: 'Audiodeskription', nl: 'Audiodescriptie' },
    description: {
      fr: 'Une voix décrit l’image au casque, à demander à l’accueil.',
      en: 'A voice describes the picture on headphones from the box office.',
      de: 'Eine Stimme beschreibt das Bild über Kopfhörer von der Kasse.',
      nl: 'Een stem beschrijft het beeld via een koptelefoon van de kassa.',
    },
    places: ['accessibility', 'showtime', 'showFilters'],
    icon: { type: 'sprite', value: 'audio-description' },
  },
  {
    ...plainTag,
    slug: 'hearing-impaired',
    title: {
      fr: 'Sourds et malentendants',
      en: 'Hard of hearing',
      de: 'Für Hörgeschädigte',
      nl: 'Doven en slechthorenden',
    },
    description: {
      fr: 'Sous-titres adaptés et boucle magnétique dans la salle.',
      en: 'Adapted subtitles, and a hearing loop in the room.',
      de: 'Angepasste Untertitel und eine Induktionsschleife im Saal.',
      nl: 'Aangepaste ondertitels en een ringleiding in de zaal.',
    },
    places: ['accessibility', 'showtime', 'showFilters'],
    icon: { type: 'sprite', value: 'hearing' },
  },
];
