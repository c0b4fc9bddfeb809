import { describe, expect, it } from 'vitest';
import { choiceCodes, choicesOf, type ChoiceLink } from './choice-code.ts';

const at = '/films/adjame/filters/localisation-';

describe('a list of choices', () => {
  it.each<[string, readonly ChoiceLink[]]>([
    ['nothing', []],
    [
      'cinemas of one chain',
      [
        {
          href: `${at}velours-ourcq`,
          slug: 'velours-ourcq',
          title: 'Paris',
          note: 'Velours Ourcq',
          detail: '18h',
        },
        { href: `${at}velours-prado`, slug: 'velours-prado', title: 'Marseille', note: 'Velours Prado' },
        { href: `${at}velours-part-dieu`, slug: 'velours-part-dieu', title: 'Lyon', aside: '2 km' },
      ],
    ],
    [
      'one alone',
      [{ href: `${at}velours-ourcq`, slug: 'velours-ourcq', title: 'Paris', note: 'Velours Ourcq' }],
    ],
    [
      'addresses that end with something else, and one without a slug',
      [
        { href: `${at}velours-ourcq/versions-vf`, slug: 'velours-ourcq', title: 'Paris' },
        { href: '/films/adjame', title: 'Nice' },
      ],
    ],
    [
      'names in letters that addresses lack',
      [
        {
          href: `${at}velours-ile-seguin`,
          slug: 'velours-ile-seguin',
          title: 'x',
          note: 'Velours Île Seguin',
        },
        { href: `${at}velours-l-oeuvre`, slug: 'velours-l-oeuvre', title: 'x', note: 'Velours L’Œuvre' },
        { href: `${at}velours-st`, slug: 'velours-st', title: 'x', note: 'Velours Saint-Leu (2)' },
      ],
    ],
    [
      'slugs of which one is the beginning of the others',
      [
        { href: `${at}velours`, slug: 'velours', title: 'Paris', note: 'Velours' },
        { href: `${at}velours-prado`, slug: 'velours-prado', title: 'Marseille', note: 'Velours Prado' },
      ],
    ],
  ])('is read as it was written: %s', (_, choices) => {
    expect(choicesOf(choiceCodes(choices))).toEqual(choices);
  });

  it('says once what its choices share', () => {
    const [ourcq, prado] = ['velours-ourcq', 'velours-prado'].map((slug) => ({
      href: `${at}${slug}`,
      slug,
      title: 'x',
      note: slug,
    }));
    expect(choiceCodes([ourcq, prado].flatMap((one) => one ?? []))).toEqual({
      start: at,
      slugs: 'velours-',
      notes: 'velours-',
      of: [
        ['x', 1, 'ourcq'],
        ['x', 1, 'prado'],
      ],
    });
  });
});
