import type { Translation } from '../translation.ts';

/** A show with one slug in two languages. */
export const showTranslateFixture: Translation = {
  fr: 'l-allumeur-31207',
  en: 'the-lamplighter-31207',
};
