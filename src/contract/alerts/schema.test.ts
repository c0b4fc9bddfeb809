import { describe, expect, it } from 'vitest';
import { readTwice } from '../test-support.ts';
import { alertsFixture } from './fixture.ts';
import { alertsAnswer, cinemaAlert } from './schema.ts';

describe('GET /api/alerts', () => {
  it('R072 has title, message, cinemas, warning, allCinemas and cta', () => {
    expect(Object.keys(cinemaAlert.shape).join(' ')).toBe('title message cinemas warning allCinemas cta');
  });

  it('R072 reads a cta into a new window in both spellings', () => {
    const [alert] = alertsFixture;
    const raw = { ...alert, cta: { ...alert?.cta, target: '_blank' } };
    expect(readTwice(alertsAnswer, [raw])).toStrictEqual([alert]);
  });
});
