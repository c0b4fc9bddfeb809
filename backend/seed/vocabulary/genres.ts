import type { GenreKey, Text } from '../data-types.ts';

/** Names of the genres. The slug of a genre is its name in kebab case, so it differs by language too. */
export const genreNames: Readonly<Record<GenreKey, Text>> = {
  drama: { fr: 'Drame', en: 'Drama', de: 'Drama', nl: 'Drama' },
  comedy: { fr: 'Comédie', en: 'Comedy', de: 'Komödie', nl: 'Komedie' },
  thriller: { fr: 'Thriller', en: 'Thriller', de: 'Thriller', nl: 'Thriller' },
  action: { fr: 'Action', en: 'Action', de: 'Action', nl: 'Actie' },
  adventure: { fr: 'Aventure', en: 'Adventure', de: 'Abenteuer', nl: 'Avontuur' },
  animation: { fr: 'Animation', en: 'Animation', de: 'Animation', nl: 'Animatie' },
  family: { fr: 'Famille', en: 'Family', de: 'Familie', nl: 'Familie' },
  fantasy: { fr: 'Fantastique', en: 'Fantasy', de: 'Fantasy', nl: 'Fantasy' },
  'science-fiction': {
    fr: 'Science-fiction',
    en: 'Science fiction',
    de: 'Science-Fiction',
    nl: 'Sciencefiction',
  },
  horror: { fr: 'Épouvante', en: 'Horror', de: 'Horror', nl: 'Horror' },
  romance: { fr: 'Romance', en: 'Romance', de: 'Liebesfilm', nl: 'Romantiek' },
  documentary: { fr: 'Documentaire', en: 'Documentary', de: 'Dokumentarfilm', nl: 'Documentaire' },
  musical: { fr: 'Comédie musicale', en: 'Musical', de: 'Musical', nl: 'Musical' },
  history: { fr: 'Historique', en: 'History', de: 'Historienfilm', nl: 'Historisch' },
  crime: { fr: 'Policier', en: 'Crime', de: 'Krimi', nl: 'Misdaad' },
  concert: { fr: 'Concert', en: 'Concert', de: 'Konzert', nl: 'Concert' },
  opera: { fr: 'Opéra', en: 'Opera', de: 'Oper', nl: 'Opera' },
};
