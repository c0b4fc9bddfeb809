import { describe, expect, it } from 'vitest';
import { Renewals } from './renewals.ts';

describe('the place of a page that is rendered again', () => {
  it('SEC1 is another’s when who took it gives it back without having used it', () => {
    const renewals = new Renewals();
    const giveBack = renewals.reserve('/a', 0);
    expect(renewals.reserve('/a', 0)).toBeNull();
    giveBack?.();
    expect(renewals.reserve('/a', 0)).not.toBeNull();
  });

  it('SEC1 counts against no other page once it is given back', () => {
    const renewals = new Renewals();
    const places = ['/a', '/b', '/c', '/d'].map((key) => renewals.reserve(key, 0));
    expect(renewals.reserve('/e', 0)).toBeNull();
    places[2]?.();
    expect(renewals.reserve('/e', 0)).not.toBeNull();
  });

  it('is kept while the page is being rendered, and by who took it later', () => {
    const renewals = new Renewals();
    const first = renewals.reserve('/a', 0);
    expect(renewals.begin('/a', 0)).toBe(true);
    first?.();
    expect(renewals.begin('/a', 0)).toBe(false);
    renewals.end('/a');
    expect(renewals.reserve('/a', 0)).not.toBeNull();
    first?.();
    expect(renewals.reserve('/a', 0)).toBeNull();
  });
});
