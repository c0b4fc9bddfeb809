import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
  asWritten,
  textLine,
  optionalMap,
  orNull,
  preprocess,
  requiredText,
  textOrNull,
  webUrl,
} from '../primitives.ts';
import { settingsCall } from './call.ts';

/** An element to insert into the page (R117). */
export const injection = z.object({
  position: z.enum(['head', 'noscript']),
  element: requiredText,
  value: preprocess((value) => value ?? null, z.nullable(asWritten)),
  attributes: optionalMap(textLine, asWritten),
});

const anchor = z.object({ position: injection.shape.position, element: injection.shape.element });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Live chat (R117). */
export const agentforce = z.object({
  orgId: requiredText,
  scrt2Url: webUrl,
  deploymentName: requiredText,
  deploymentUrl: webUrl,
});

const agentforceFields = Object.keys(agentforce.shape);

/** Defaults of the locator (R235). */
export const locatorDefaults = { maxGeolocationCinemas: 6, maxGeolocationDistance: 50 } as const;

/** Limits of the locator: number of cinemas, and distance in kilometres (R117, R235). */
export const locatorSettings = preprocess(
  (value) => (isRecord(value) ? value : {}),
  z.object({
    maxGeolocationCinemas: preprocess(
      (value) => value ?? locatorDefaults.maxGeolocationCinemas,
      z.int().check(z.minimum(1)),
    ),
    maxGeolocationDistance: preprocess(
      (value) => value ?? locatorDefaults.maxGeolocationDistance,
      z.number().check(z.minimum(0)),
    ),
  }),
);

/**
 * Settings of the site (R117). `clientUrl` is the client host, `cmdUrl` the booking tunnel, `features` the feature
 * switches of this site. `links` are addresses of other systems (our design; real servers send none): `homeVideo`,
 * `business`, `wallet`, `club` and `moreFrom` of the menu, `appStore` and `playStore` of the app, and `logo`, a picture
 * to show in place of the chain's own logo. Injections without a valid position or element are left out; `agentforce`
 * is used only when all its fields are present.
 */
export const settings = z.object({
  clientUrl: orNull(webUrl),
  cmdUrl: orNull(webUrl),
  cookieNames: optionalMap(textLine, textLine),
  features: optionalMap(textLine, z.boolean()),
  links: optionalMap(textLine, webUrl),
  injections: preprocess(
    (value) =>
      Array.isArray(value) ? value.filter((item) => anchor.safeParse(item).success) : (value ?? []),
    z.array(injection),
  ),
  youtubeChannel: textOrNull,
  captchaKey: textOrNull,
  agentforce: preprocess(
    (value) =>
      isRecord(value) &&
      agentforceFields.every((field) => value[field] !== null && value[field] !== undefined)
        ? value
        : null,
    z.nullable(agentforce),
  ),
  locator: locatorSettings,
});
export type Settings = z.output<typeof settings>;

/** The settings of the site; they do not depend on the language (R117, R236). */
export const settingsEndpoint = defineEndpoint({
  ...settingsCall,
  answer: settings,
  summary: 'Settings of the site.',
  source: { kind: 'document', empty: null, lacking: 'kept' },
  lifetime: 'vocabulary',
});
