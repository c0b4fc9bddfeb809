import type { Translation } from '../translation.ts';

/** A cinema whose slug differs by language. */
export const cinemaTranslateFixture: Translation = {
  fr: 'velours-lac',
  en: 'velours-lake',
  de: 'velours-see',
};
