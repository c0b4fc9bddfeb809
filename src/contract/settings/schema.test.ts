import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { settingsFixture } from './fixture.ts';
import { settings } from './schema.ts';
import type { Settings } from './schema.ts';

const readField = (field: keyof Settings, raw: unknown) =>
  readTwice(settings, { ...settingsFixture, [field]: raw })[field];

describe('GET /api/settings', () => {
  it('R117 has addresses, cookie names, features, injections, channel, captcha, chat and locator', () => {
    expect(Object.keys(settings.shape).join(' ')).toBe(
      'clientUrl cmdUrl cookieNames features links injections youtubeChannel captchaKey agentforce locator',
    );
  });

  it('R117 leaves out injections without a valid position or element', () => {
    const [good] = settingsFixture.injections;
    expect(
      readField('injections', [
        { ...good, position: 'body' },
        good,
        { position: 'head' },
        { ...good, element: '' },
      ]),
    ).toStrictEqual([good]);
  });

  it('R117 counts the chat only when all four fields are there', () => {
    for (const field of ['orgId', 'scrt2Url', 'deploymentName', 'deploymentUrl']) {
      expect(readField('agentforce', { ...settingsFixture.agentforce, [field]: null })).toStrictEqual(null);
    }
    expect(readField('agentforce', undefined)).toStrictEqual(null);
  });

  it('R235 falls back to 6 cinemas and 50 kilometres', () => {
    expect(readField('locator', undefined)).toStrictEqual({
      maxGeolocationCinemas: 6,
      maxGeolocationDistance: 50,
    });
    expect(readField('locator', { maxGeolocationCinemas: 3 })).toStrictEqual({
      maxGeolocationCinemas: 3,
      maxGeolocationDistance: 50,
    });
  });

  it('reads [] as no features and refuses features that are no switches', () => {
    expect(readField('features', [])).toStrictEqual({});
    expect(refusedPaths(settings, { ...settingsFixture, features: { offers: 'on' } })).toStrictEqual([
      'features.offers',
    ]);
  });
});
