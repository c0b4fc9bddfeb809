import { describe, expect, it } from 'vitest';
import { isCommon } from './common.ts';
import { wordsOf } from './context-words.ts';
import { passwordFault } from './rules.ts';

const about = ['Odile', 'Marchetti', 'odile.marchetti@example.org'];

describe('the rules of a password', () => {
  it.each([
    ['nine char', 'short'],
    ['', 'short'],
    ['😀😀😀😀😀', 'short'],
    ['x'.repeat(201), 'long'],
    ['Password123', 'common'],
    ['motdepasse2026!', 'common'],
    ['WACHTWOORD1', 'common'],
    ['azertyuiop', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['abcabcabcabc', 'common'],
    ['mnopqrstuvwx', 'common'],
    ['9876543210', 'common'],
    ['odile.marchetti', 'personal'],
    ['Marchetti/odile', 'personal'],
    ['marchetti99!!', 'personal'],
    ['OdileMarchetti1987', 'personal'],
    ['marchetti-2026', 'personal'],
  ] as const)('refuses %j as %s', (password, fault) => {
    expect(passwordFault(password, about)).toBe(fault);
  });

  it.each(['velours2026!', 'Velourscinema', 'C1nema-2026', 'marseille13!', 'casablanca', 'Feyenoord#1'])(
    'refuses %j: a word of this chain, its trade or its places',
    (password) => {
      expect(passwordFault(password, [])).toBe('common');
    },
  );

  it.each([
    ['HélèneDùpont1987', ['Helene', 'Dupont']],
    ['0dile.m4rchetti', about],
    ['odile-et-marchetti!', about],
    ['OdileMarchetti.odile', about],
    ['jo.li.jo.li.2026', ['Jo', 'Li']],
    ['Léa-Roy-2026', ['Léa', 'Roy', 'lea@example.org']],
    ['odile@example.org', about],
    ['odile-velours-2026', about],
    ['cinema d’Odile 75', about],
    ['odilemarchettisunshine', about],
  ] as const)('refuses %j as personal: nothing but own words, and those of the chain', (password, own) => {
    expect(passwordFault(password, own)).toBe('personal');
  });

  const places = wordsOf(['Montpellier Sud', 'Lille-Gare', 'Sint-Niklaas', 'Saint-Étienne'], 4);
  it.each([
    'montpellier34000',
    'M0ntpellier-Sud',
    'lille-gare-59',
    'SintNiklaas2026',
    'saintetienne42!',
    'Saint-Étienne 42',
    'velours-lille-2026',
    'Lille Montpellier',
    'Niederlande-2026',
    'sunshine-montpellier',
  ])('refuses %j: places of this chain', (password) => {
    expect(passwordFault(password, [], wordsOf(['Niederlande', ...places], 4))).toBe('common');
  });

  it.each(['trois lilas à montpellier', 'gare aux hiboux de lille', 'odile rêve à sète'])(
    'takes %j, which has other words too',
    (password) => {
      expect(passwordFault(password, about, places)).toBeNull();
    },
  );

  it.each([
    'dix canards violets',
    'ten chars!',
    'ZUGVÖGEL AM SEE',
    'ΑΒΓ-длинный-пароль',
    '  spaces count  ',
    'odile aime les trains',
    'x'.repeat(100).replace(/x{7}/g, 'a quick '),
  ])('takes %j', (password) => {
    expect(passwordFault(password, about)).toBeNull();
  });

  it('demands no digits, capitals or signs', () => {
    expect(passwordFault('lanternes et velours', [])).toBeNull();
  });

  it.each(['basketball', 'michael1990', 'passw0rd', 'b4ske7b4ll', 'p@$$w0rd12', 'qazwsxedcrfv', 'sunshine!'])(
    'knows %s from the list of the most common ones, with an end or signs for letters',
    (password) => {
      expect(isCommon(password)).toBe(true);
    },
  );

  it('lets a common word stand in a longer password, and an end that is long enough', () => {
    expect(isCommon('dragon84710295637')).toBe(false);
    expect(isCommon('sunshine und regen')).toBe(false);
  });
});
