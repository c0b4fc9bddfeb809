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

/** Working title under which a film was announced; its page sends on to the film's own (`redirectSlug`). */
export const movedShow: { readonly filmKey: string; readonly title: Text } = {
  filmKey: 'lullaby-orbit',
  title: {
    fr: 'Projet Pénélope',
    en: 'The Penelope Project',
    de: 'Projekt Penelope',
    nl: 'Project Penelope',
  },
};
