import { describe, expect, it } from 'vitest';
import { zoneEndpoint } from '../zone/schema.ts';
import { zonesEndpoint } from './schema.ts';

describe('GET /api/zone', () => {
  it('R236 answers as a zone does', () => {
    expect(zonesEndpoint.answer).toBe(zoneEndpoint.answer);
    expect(Object.keys(zonesEndpoint.params.shape)).toStrictEqual([]);
  });
});
