import { expect, it } from 'vitest';
import { foreignLanguage } from './foreign-language.ts';

it.each([
  ['fr-FR', 'it', 'it'],
  ['fr-FR', 'fr', undefined],
  ['fr-BE', 'fr-CA', undefined],
  ['nl-BE', 'fr-BE', 'fr-BE'],
  ['de-CH', null, undefined],
] as const)('ADR-0098 on %s a text in %s has lang %s', (locale, language, lang) => {
  expect(foreignLanguage(locale, language)).toBe(lang);
});
