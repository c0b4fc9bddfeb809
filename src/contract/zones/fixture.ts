import { zoneFixture } from '../zone/fixture.ts';
import type { Zone } from '../zone/schema.ts';

/** The shows of the whole country. */
export const zonesFixture: Zone = zoneFixture;
