import { zoneFixture } from '../zone/fixture.ts';

/** The shows of one experience. */
export const experienceShowsFixture: typeof zoneFixture = zoneFixture;
