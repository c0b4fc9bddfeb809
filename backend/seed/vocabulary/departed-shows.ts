import type { Text } from '../data-types.ts';

/** A show that is gone from every programme: its page answers 410. */
export const goneShow: { readonly id: number; readonly title: Text } = {
  id: 40117,
  title: {
    fr: 'Le dernier rang',
    en: 'The Last Row',
    de: 'Die letzte Reihe',
    nl: 'De laatste rij',
  },
};

/**
 * Working titles under which films were announced; their pages send on to the films' own (`redirectSlug`). The films
 * lie half a cycle of the calendar apart, so that one of them is in every programme.
 */
export const movedShows: readonly { readonly filmKey: string; readonly title: Text }[] = [
  {
    filmKey: 'lullaby-orbit',
    title: {
      fr: 'Projet Pénélope',
      en: 'The Penelope Project',
      de: 'Projekt Penelope',
      nl: 'Project Penelope',
    },
  },
  {
    filmKey: 'no-scent',
    title: {
      fr: 'Brigade du port',
      en: 'Harbour Unit',
      de: 'Einheit Hafen',
      nl: 'Eenheid Haven',
    },
  },
];
