import { z } from 'zod';
import { siteIds, sites } from '#src/sites/registry.ts';
import type { AccountAdapter, SiteId } from '#src/sites/site.ts';
import { metricsHost, metricsPlaceOf, metricsPort, type MetricsPlace } from './metrics.ts';
import { sharingVariables } from './sharing.ts';
import { archivePlaceOf, archiveVariables, type ArchivePlace } from './static-archive.ts';
import {
  scriptsWithoutHost,
  thirdPartiesOf,
  thirdPartyVariables,
  type ThirdParties,
} from './third-parties.ts';
import { traceTargetOf, traceVariables, type TraceTarget } from './trace/trace-target.ts';
import { wholeNumber } from './whole-number.ts';

/** An `http` or `https` origin without path; it contains `{site}` when one template serves every country. */
const originTemplate = z
  .string()
  .refine(
    (value) => /^https?:\/\/(?:[a-z0-9.-]|\{site\})+(:\d{1,5})?$/.test(value),
    'an origin such as https://www.example.com, with {site} where the country stands, without a path',
  );

const plainOrigin = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/** The comma-separated names in a variable. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** A list of origins without paths, so that a variable can put nothing else into a policy. */
const originList = z
  .string()
  .refine(
    (value) => namesIn(value).every((name) => plainOrigin.test(name)),
    'origins such as https://img.example.com or https://*.example.com, separated by commas, without a path',
  )
  .default('');

const baseTemplate = z
  .string()
  .refine(
    (value) => /^https?:\/\/[a-z0-9.{}-]+(:\d{1,5})?(\/[a-z0-9{}/_-]*[a-z0-9}])?$/.test(value),
    'an address such as http://127.0.0.1:4000/{site}, with {site} where the country stands, without a slash at the end',
  );

/** The variables that both processes have; `backend/config.ts` extends them. */
export const sharedVariables = {
  VELOURS_ENV: z.enum(['demonstration', 'test', 'production']).default('demonstration'),
  VELOURS_NOW: z.iso
    .datetime({ offset: true, error: 'an ISO 8601 instant such as 2026-11-20T19:00:00+01:00' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_HOST: metricsHost,
  ACCESS_LOG: z.enum(['on', 'off']).default('on'),
  ...traceVariables,
};

const ownOrigins = (name: string, origin: z.ZodType<string, string>) =>
  Object.fromEntries(siteIds.map((site) => [ownName(name, site), origin.optional()]));

/** The variable of one site, where the template of all does not fit. */
function ownName(name: string, site: SiteId): string {
  return `${name}_${site.toUpperCase()}`;
}

/** Public origins of the sites; `siteOriginsOf` reads them. */
export const siteOriginVariables = {
  ...ownOrigins('SITE_ORIGIN', originTemplate),
  SITE_ORIGIN: originTemplate.default('http://{site}.velours.localhost:3000'),
};

/** One slash at the end is no path. */
const accountOrigin = z
  .string()
  .transform((value) => value.replace(/\/$/, ''))
  .pipe(originTemplate);

/**
 * Public origins of the client hosts and the identity providers: one for all sites, or with `{site}` one beside each
 * (ADR-0102); `accountOriginsOf` reads them.
 */
export const accountOriginVariables = {
  ...ownOrigins('ACCOUNT_ORIGIN', accountOrigin),
  ...ownOrigins('IDENTITY_ORIGIN', accountOrigin),
  ACCOUNT_ORIGIN: accountOrigin.prefault('http://account.velours.localhost:4000'),
  IDENTITY_ORIGIN: accountOrigin.prefault('http://id.velours.localhost:4000'),
};

/** The servers that a site's members use to sign in. */
export interface AccountPlace {
  readonly adapter: AccountAdapter;
  /** Origin of the client host. */
  readonly clientUrl: string;
  /** Origin of the identity provider. */
  readonly issuer: string;
  /** The site's id at the identity provider, and the audience of its access tokens. */
  readonly clientId: string;
  readonly audience: string;
}

/**
 * How the members of single sites sign in, when it differs from the registry (D21); `accountAdaptersOf` reads these
 * variables.
 */
export const accountAdapterVariables = Object.fromEntries(
  siteIds.map((site) => [
    `ACCOUNT_ADAPTER_${site.toUpperCase()}`,
    z.enum(['client-host', 'identity-provider']).optional(),
  ]),
);

const accountVariables = {
  ...accountAdapterVariables,
  ...accountOriginVariables,
  IDENTITY_CLIENT_ID: z.string().default('velours-{site}'),
  IDENTITY_AUDIENCE: z.string().default('https://api.velours.{site}'),
};

const webVariables = z
  .object({
    ...sharedVariables,
    ...siteOriginVariables,
    ...thirdPartyVariables,
    ...accountVariables,
    ...sharingVariables,
    ...archiveVariables,
    HOST: z
      .string()
      .refine((value) => /^[\w.:-]+$/.test(value), 'localhost, 0.0.0.0 or an address of this machine')
      .default('localhost'),
    PORT: wholeNumber(1, 65_535).default(3000),
    API_ORIGIN: baseTemplate.default('http://127.0.0.1:4000/{site}'),
    API_TIMEOUT_MS: wholeNumber(50, 10_000).default(1_200),
    PAGE_TIMEOUT_MS: wholeNumber(50, 60_000).default(1_500),
    MEDIA_ORIGIN: originTemplate.default('http://media.velours.localhost:4000'),
    ASSET_ORIGINS: originList,
    PAGE_CACHE_MB: wholeNumber(1, 65_536).default(64),
    START_NOTICE_MS: wholeNumber(0, 60_000).default(0),
    STOP_NOTICE_MS: wholeNumber(0, 60_000).default(0),
    SALE_NOTICES: z.enum(['on', 'off']).optional(),
    POLICY_REPORTS: z.enum(['on', 'off']).default('on'),
    ERROR_REPORTS: z.enum(['on', 'off']).optional(),
    METRICS_PORT: metricsPort,
  })
  .refine((values) => !(values.VELOURS_ENV === 'production' && values.VELOURS_NOW), {
    path: ['VELOURS_NOW'],
    error: 'nothing where VELOURS_ENV is production: a live site follows the real clock',
  })
  .refine(
    ({ REVALIDATE_SECRET, METRICS_PORT }) => REVALIDATE_SECRET === undefined || METRICS_PORT !== undefined,
    {
      path: ['METRICS_PORT'],
      error: 'a port where REVALIDATE_SECRET is set: purges come there',
    },
  )
  .superRefine((values, context) => {
    for (const name of scriptsWithoutHost(values))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'an address on a host that THIRD_PARTY_HOSTS allows for script-src',
      });
  });

/** The checked environment of the web process. */
export interface WebEnvironment {
  readonly environment: 'demonstration' | 'test' | 'production';
  readonly logLevel: string;
  /** The address that the web process listens on. */
  readonly host: string;
  readonly port: number;
  /** Public origin of each site, e.g. `https://www.velours.fr`. */
  readonly siteOrigins: Readonly<Record<SiteId, string>>;
  /** Base address of each site's API, without `/api`. */
  readonly apiBases: Readonly<Record<SiteId, string>>;
  /** The account servers of each site (D21). */
  readonly accounts: Readonly<Record<SiteId, AccountPlace>>;
  readonly apiTimeoutMs: number;
  /** How long all calls for one cold page together may take. */
  readonly pageTimeoutMs: number;
  /** Public origin of each site's pictures and video files. */
  readonly mediaOrigins: Readonly<Record<SiteId, string>>;
  /** Further origins whose pictures and video files may be shown on pages. */
  readonly assetOrigins: readonly string[];
  readonly pageCacheBytes: number;
  /** How long a starting process may answer "not ready" while it loads what its first visitors need, in milliseconds. */
  readonly startNoticeMs: number;
  /** How long a stopping process answers "not ready" while it still accepts requests, in milliseconds. */
  readonly stopNoticeMs: number;
  readonly metrics: MetricsPlace | null;
  /** The Redis in which several web processes share their pages; null: this process shares with nobody. */
  readonly redisUrl: string | null;
  /** Where files of earlier builds stay (ADR-0066); null: nowhere. */
  readonly staticArchive: ArchivePlace | null;
  /** What purges are signed with (ADR-0055); null: nothing can be purged. */
  readonly revalidateSecret: string | null;
  /** Whether the log has a line for every request, where its level is `info` or lower. */
  readonly accessLog: boolean;
  /** Where traces go; null: nowhere. */
  readonly traces: TraceTarget | null;
  /** Whether visitors can order notices on sale; null: the API's settings say it. */
  readonly saleNotices: boolean | null;
  /** Whether browsers report to the client host what a page's policy refused. */
  readonly policyReports: boolean;
  /** Whether browsers report errors of our script to the client host; null: the API's settings say it. */
  readonly errorReports: boolean | null;
  /** Services of other companies on the pages; none by default. */
  readonly thirdParties: ThirdParties;
}

/** Environment variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** An environment variable has a wrong value. The message names each wrong variable. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** The value of a variable for a message; an address may contain a password, so messages do not repeat it. */
function shown(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing';
  return /_(?:URL|SECRET)$/.test(name) ? 'something else' : JSON.stringify(value);
}

/**
 * Parses variables with a zod schema.
 *
 * @throws EnvironmentError that names every wrong variable, its value and the expected one
 */
export function parseVariables<S extends z.ZodType>(schema: S, variables: Variables): z.output<S> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.map(String).join('.');
    return `${name}: expected ${issue.message}, got ${shown(name, variables[name])}`;
  });
  throw new EnvironmentError(`Wrong environment:\n  ${lines.join('\n  ')}`);
}

/** Builds a value for every site. */
export function perSite<T>(build: (site: SiteId) => T): Record<SiteId, T> {
  return {
    fr: build('fr'),
    ch: build('ch'),
    be: build('be'),
    nl: build('nl'),
    tn: build('tn'),
    sn: build('sn'),
    ci: build('ci'),
    ma: build('ma'),
  };
}

/** The origin of each site in a variable: the site's own, otherwise the template. */
function originsOf<Name extends string>(
  name: Name,
  values: Readonly<Record<string, unknown>> & Readonly<Record<Name, string>>,
): Record<SiteId, string> {
  return perSite((site) => {
    const own = values[ownName(name, site)];
    return typeof own === 'string' ? own : values[name].replaceAll('{site}', site);
  });
}

function refuseOrigins(name: string, expected: string, origins: Readonly<Record<SiteId, string>>): never {
  const lines = Object.entries(origins).map(([site, origin]) => `  ${site}: ${origin}`);
  throw new EnvironmentError(
    `Wrong environment:\n  ${name}: expected ${expected}, got\n  ${lines.join('\n  ')}`,
  );
}

/**
 * The public origin of each site: its own variable, otherwise the template.
 *
 * @throws EnvironmentError when two sites would have the same host
 */
export function siteOriginsOf(
  values: Readonly<Record<string, unknown>> & { SITE_ORIGIN: string },
): Record<SiteId, string> {
  const origins = originsOf('SITE_ORIGIN', values);
  if (new Set(Object.values(origins).map((origin) => new URL(origin).host)).size < siteIds.length)
    refuseOrigins('SITE_ORIGIN', 'one host for each site', origins);
  return origins;
}

/**
 * The public origin of the client host or the identity provider of each site; sites may share one.
 *
 * @throws EnvironmentError when one host would have two origins
 */
export function accountOriginsOf<Name extends 'ACCOUNT_ORIGIN' | 'IDENTITY_ORIGIN'>(
  name: Name,
  values: Readonly<Record<string, unknown>> & Readonly<Record<Name, string>>,
): Record<SiteId, string> {
  const origins = originsOf(name, values);
  const different = new Set(Object.values(origins));
  if (new Set([...different].map((origin) => new URL(origin).host)).size < different.size)
    refuseOrigins(name, 'one origin for each host', origins);
  return origins;
}

/** How the members of each site sign in (D21). */
export function accountAdaptersOf(values: Readonly<Record<string, unknown>>): Record<SiteId, AccountAdapter> {
  return perSite((site) => {
    const own = values[`ACCOUNT_ADAPTER_${site.toUpperCase()}`];
    return own === 'client-host' || own === 'identity-provider' ? own : sites[site].accountAdapter;
  });
}

function accountPlacesOf(
  values: Readonly<Record<string, unknown>> & {
    ACCOUNT_ORIGIN: string;
    IDENTITY_ORIGIN: string;
    IDENTITY_CLIENT_ID: string;
    IDENTITY_AUDIENCE: string;
  },
): Record<SiteId, AccountPlace> {
  const adapters = accountAdaptersOf(values);
  const clientUrls = accountOriginsOf('ACCOUNT_ORIGIN', values);
  const issuers = accountOriginsOf('IDENTITY_ORIGIN', values);
  return perSite((site) => {
    const of = (template: string) => template.replace('{site}', site);
    return {
      adapter: adapters[site],
      clientUrl: clientUrls[site],
      issuer: issuers[site],
      clientId: of(values.IDENTITY_CLIENT_ID),
      audience: of(values.IDENTITY_AUDIENCE),
    };
  });
}

/**
 * The checked environment of the web process (`.env.example` explains every variable).
 *
 * @throws EnvironmentError when a variable is wrong; then the process does not start
 */
export function readWebEnvironment(variables: Variables): WebEnvironment {
  const values = parseVariables(webVariables, variables);
  return {
    environment: values.VELOURS_ENV,
    logLevel: values.LOG_LEVEL,
    host: values.HOST,
    port: values.PORT,
    siteOrigins: siteOriginsOf(values),
    apiBases: perSite((site) => values.API_ORIGIN.replace('{site}', site)),
    accounts: accountPlacesOf(values),
    apiTimeoutMs: values.API_TIMEOUT_MS,
    pageTimeoutMs: values.PAGE_TIMEOUT_MS,
    mediaOrigins: perSite((site) => values.MEDIA_ORIGIN.replace('{site}', site)),
    assetOrigins: namesIn(values.ASSET_ORIGINS),
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    startNoticeMs: values.START_NOTICE_MS,
    stopNoticeMs: values.STOP_NOTICE_MS,
    metrics: metricsPlaceOf(values.METRICS_HOST, values.METRICS_PORT),
    redisUrl: values.REDIS_URL ?? null,
    staticArchive: archivePlaceOf(values),
    revalidateSecret: values.REVALIDATE_SECRET ?? null,
    accessLog: values.ACCESS_LOG === 'on',
    traces: traceTargetOf(values),
    saleNotices: values.SALE_NOTICES === undefined ? null : values.SALE_NOTICES === 'on',
    policyReports: values.POLICY_REPORTS === 'on',
    errorReports: values.ERROR_REPORTS === undefined ? null : values.ERROR_REPORTS === 'on',
    thirdParties: thirdPartiesOf(values),
  };
}

let parsed: WebEnvironment | undefined;

/** The web environment of this process, parsed once. */
export function webEnvironment(): WebEnvironment {
  parsed ??= readWebEnvironment(process.env);
  return parsed;
}
