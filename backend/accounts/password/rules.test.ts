import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common.ts';
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
    ['OdileMarchetti1987', 'personal'],
    ['marchetti-2026', 'personal'],
  ] as const)('refuses %j as %s', (password, fault) => {
    expect(passwordFault(password, about)).toBe(fault);
  });

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

  it('knows a small list of what is tried first', () => {
    expect(commonPasswords.size).toBeGreaterThan(150);
    for (const password of commonPasswords) expect(password).toBe(password.toLowerCase());
  });
});
