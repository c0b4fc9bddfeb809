import { expect, it } from 'vitest';
import { contracted } from './contracted.ts';

it.each([
  ['Cinémas à Le Havre', 'Cinémas au Havre'],
  ['Le cinéma à Les Sables-d’Olonne', 'Le cinéma aux Sables-d’Olonne'],
  ['Cinémas à La Rochelle', 'Cinémas à La Rochelle'],
  ['Cinémas à Lens', 'Cinémas à Lens'],
  ['Bioscopen in Le Havre', 'Bioscopen in Le Havre'],
])('%s is written %s', (text, written) => {
  expect(contracted(text)).toBe(written);
});
