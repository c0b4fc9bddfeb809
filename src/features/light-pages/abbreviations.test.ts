import { expect, it } from 'vitest';
import { abbreviations } from './abbreviations.ts';

it('R016 gives every title of a timetable a mark of its own', () => {
  expect([
    ...abbreviations([
      'IMAX',
      'Dolby Cinema',
      'Dolby Atmos',
      'ScreenX',
      'Audiodescription',
      'Audio spéciale',
      'Dolby Cinema',
      'Démonstration Craie',
      'Été à Évian',
    ]),
  ]).toEqual([
    ['IMAX', 'IMAX'],
    ['Dolby Cinema', 'DC'],
    ['Dolby Atmos', 'DA'],
    ['ScreenX', 'SC'],
    ['Audiodescription', 'AU'],
    ['Audio spéciale', 'AS'],
    ['Démonstration Craie', 'DE'],
    ['Été à Évian', 'EAE'],
  ]);
});

it('R016 keeps a title that has no letters to shorten it to', () => {
  expect(abbreviations(['★ ★ ★ ★']).get('★ ★ ★ ★')).toBe('★ ★ ★ ★');
});
