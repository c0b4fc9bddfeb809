import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  accountAdaptersOf,
  accountAdapterVariables,
  accountOriginsOf,
  accountOriginVariables,
  parseVariables,
  perSite,
  sharedVariables,
  siteOriginVariables,
  siteOriginsOf,
} from '#src/config/environment.ts';
import { metricsPlaceOf, metricsPort } from '#src/config/metrics.ts';
import type { MetricsPlace } from '#src/config/metrics.ts';
import { traceTargetOf } from '#src/config/trace/trace-target.ts';
import type { TraceTarget } from '#src/config/trace/trace-target.ts';
import { wholeNumber } from '#src/config/whole-number.ts';
import { isSiteId, siteIds } from '#src/sites/registry.ts';
import type { AccountAdapter, SiteId } from '#src/sites/site.ts';
import type { CaptchaChoice } from './captcha/choose.ts';
import { defaultDifficulty } from './captcha/proof-of-work.ts';
import { connectionStringOf, expectedDatabase, namesDatabase } from './database/url.ts';
import { expectedMailServer, readMailFrom, readMailServer } from './mail/server.ts';
import type { MailConfig } from './mail/server.ts';
import { expectedPictureHosts, readPictureHost } from './media/remote/hosts.ts';
import type { PictureHost } from './media/remote/hosts.ts';

/** The backend's configuration from its environment. */
export interface BackendConfig {
  /** TCP port of the server; 0 lets the system choose. */
  port: number;
  /** Network address of the server. */
  host: string;
  /** PostgreSQL connection string, or null for the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  /** Absolute folder for the embedded database, media files and the import token. */
  dataFolder: string;
  /** Public origin of pictures and trailers, without a trailing slash. */
  mediaOrigin: string;
  /** Hosts of the chain's own pictures; the backend fetches these pictures and serves them. */
  pictureHosts: readonly PictureHost[];
  /** Public origin of the booking tunnel, without a trailing slash. */
  tunnelOrigin: string;
  /** Public origin of the client host of each site, without a trailing slash; sites may share one (ADR-0102). */
  accountOrigins: Readonly<Record<SiteId, string>>;
  /**
   * Public origin of every site: only these may call and frame their client host, and sign in at their identity
   * provider.
   */
  siteOrigins: Readonly<Record<SiteId, string>>;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  /**
   * Public origin of the identity provider of each site, without a trailing slash; the issuer of its tokens has a
   * trailing slash.
   */
  identityOrigins: Readonly<Record<SiteId, string>>;
  /** How the members of each site sign in (D21). */
  accountAdapters: Readonly<Record<SiteId, AccountAdapter>>;
  /** Audience of each site's access tokens. */
  identityAudiences: Readonly<Record<SiteId, string>>;
  /** Absolute path of the document with the operator's vouchers and gift cards; null for the demonstration's. */
  cardsFile: string | null;
  /** The mail server and the sender of all mails; null: mails wait in the queue. */
  mail: MailConfig | null;
  /** Whether waiting mails have a page that anybody can open: only in a demonstration. */
  outbox: boolean;
  /** The captcha that keeps machines out. */
  captcha: CaptchaChoice;
  /** How many times the demonstration has its films and cinemas, for load tests; normally 1. */
  factor: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  environment: 'demonstration' | 'test' | 'production';
  /** Where metrics are shown; null: nowhere. */
  metrics: MetricsPlace | null;
  /** Whether the log has a line for every request, where its level is `info` or lower. */
  accessLog: boolean;
  /** Where traces go; null: nowhere. */
  traces: TraceTarget | null;
  /** The sites that are served, in registry order. */
  sites: readonly SiteId[];
}

const projectRoot = resolve(import.meta.dirname, '..');

const origin = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine(
      (value) => isOrigin(value),
      'an http or https origin such as http://media.example:4000, without a path',
    )
    .transform((value) => value.replace(/\/$/, ''));

/** Origins that are https in production, and why. */
const mustBeSecret = [
  ['ACCOUNT_ORIGIN', 'its cookies sign members in'],
  ['IDENTITY_ORIGIN', 'passwords are typed there'],
] as const;

const backendVariables = z
  .object({
    ...sharedVariables,
    ...siteOriginVariables,
    ...accountAdapterVariables,
    ...accountOriginVariables,
    BACKEND_PORT: wholeNumber(0, 65_535).default(4000),
    BACKEND_HOST: z
      .string()
      .regex(/^[\w.:[\]-]+$/, 'a host name or address such as 127.0.0.1')
      .default('127.0.0.1'),
    DATABASE_URL: z
      .string()
      .refine((value) => namesDatabase(value), expectedDatabase)
      .optional(),
    VELOURS_DATA: z.string().default('.velours'),
    BACKEND_METRICS_PORT: metricsPort,
    MEDIA_ORIGIN: origin('http://media.velours.localhost:4000'),
    PICTURE_HOSTS: z.string().optional(),
    TUNNEL_ORIGIN: origin('http://tickets.velours.localhost:4000'),
    TRUSTED_PROXIES: z
      .string()
      .refine(
        (value) => namesOf(value).every((name) => isNetwork(name)),
        'addresses or networks such as 10.0.0.0/8, separated by commas',
      )
      .optional(),
    DEMONSTRATION_FACTOR: wholeNumber(1, 100).default(1),
    IDENTITY_AUDIENCE: z
      .string()
      .regex(
        /^https?:\/\/[a-z0-9.-]*\{site\}[a-z0-9./_-]*$/,
        'an address such as https://api.example.{site}, with {site} where the country stands',
      )
      .default('https://api.velours.{site}'),
    CAPTCHA_DIFFICULTY: wholeNumber(1, 24).default(defaultDifficulty),
    CAPTCHA_VERIFY_URL: z
      .string()
      .refine((value) => value.startsWith('https://') && URL.canParse(value), 'an https address')
      .optional(),
    CAPTCHA_SECRET: z.string().min(1).optional(),
    CARDS_FILE: z.string().optional(),
    SMTP_URL: z
      .string()
      .refine((value) => readMailServer(value) !== null, expectedMailServer)
      .optional(),
    MAIL_FROM: z
      .string()
      .refine(
        (value) => readMailFrom(value) !== null,
        'an address such as cinema@chain.example or Velours <cinema@chain.example>',
      )
      .optional(),
    MAIL_OUTBOX: z.enum(['open', 'closed']).optional(),
    VELOURS_SITES: z
      .string()
      .refine(
        (value) => namesOf(value).length > 0 && namesOf(value).every((name) => isSiteId(name)),
        `site ids out of ${siteIds.join(', ')}, separated by commas`,
      )
      .optional(),
  })
  .refine((values) => !(values.VELOURS_ENV === 'production' && values.VELOURS_NOW), {
    path: ['VELOURS_NOW'],
    error: 'nothing where VELOURS_ENV is production: a live site follows the real clock',
  })
  .refine(({ VELOURS_ENV, DATABASE_URL }) => VELOURS_ENV !== 'production' || DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: `${expectedDatabase}, where VELOURS_ENV is production: a new database is never made by mistake`,
  })
  .refine((values) => pictureHostsOf(values).every((host) => host !== null), {
    path: ['PICTURE_HOSTS'],
    error: expectedPictureHosts,
  })
  .refine(
    ({ CAPTCHA_VERIFY_URL, CAPTCHA_SECRET }) =>
      (CAPTCHA_VERIFY_URL === undefined) === (CAPTCHA_SECRET === undefined),
    {
      path: ['CAPTCHA_VERIFY_URL'],
      error: 'an address together with CAPTCHA_SECRET, or neither of them',
    },
  )
  .refine(({ SMTP_URL, MAIL_FROM }) => (SMTP_URL === undefined) === (MAIL_FROM === undefined), {
    path: ['SMTP_URL'],
    error: 'an address together with MAIL_FROM, or neither of them',
  })
  .refine(
    (values) =>
      values.VELOURS_ENV !== 'production' || values.SMTP_URL !== undefined || allOnThisMachine(values),
    {
      path: ['SMTP_URL'],
      error: `${expectedMailServer}, where VELOURS_ENV is production: members confirm their addresses by mail`,
    },
  )
  .refine(({ VELOURS_ENV, MAIL_OUTBOX }) => !(VELOURS_ENV === 'production' && MAIL_OUTBOX === 'open'), {
    path: ['MAIL_OUTBOX'],
    error: 'closed where VELOURS_ENV is production: the links in mails sign members in',
  })
  .superRefine((values, context) => {
    if (values.VELOURS_ENV !== 'production') return;
    for (const [name, why] of mustBeSecret)
      for (const path of [name, ...siteIds.map((site) => `${name}_${site.toUpperCase()}`)]) {
        const value = (values as Readonly<Record<string, unknown>>)[path];
        if (typeof value !== 'string' || value.startsWith('https:') || isOnThisMachine(value)) continue;
        const message = `an https origin where VELOURS_ENV is production: ${why}`;
        context.addIssue({ code: 'custom', path: [path], message });
      }
  });

/** Another company's captcha needs both its address and our secret; `backendVariables` checks that. */
function captchaChoice(values: z.output<typeof backendVariables>): CaptchaChoice {
  const { CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SECRET: secret, CAPTCHA_DIFFICULTY: difficulty } = values;
  if (verifyUrl !== undefined && secret !== undefined) return { kind: 'hosted', verifyUrl, secret };
  return { kind: 'own', difficulty };
}

/** A mail server needs a sender; `backendVariables` checks that. */
function mailConfig({ SMTP_URL, MAIL_FROM }: z.output<typeof backendVariables>): MailConfig | null {
  const server = SMTP_URL === undefined ? null : readMailServer(SMTP_URL);
  const from = MAIL_FROM === undefined ? null : readMailFrom(MAIL_FROM);
  return server === null || from === null ? null : { server, from };
}

/** Unless it is said otherwise, the outbox is open only where nobody else can reach it and no mail is sent. */
function hasOutbox(values: z.output<typeof backendVariables>): boolean {
  const { MAIL_OUTBOX, VELOURS_ENV, SMTP_URL } = values;
  if (MAIL_OUTBOX !== undefined) return MAIL_OUTBOX === 'open';
  return VELOURS_ENV !== 'production' && SMTP_URL === undefined && allOnThisMachine(values);
}

/**
 * Reads the backend's configuration from environment variables. An empty variable counts as unset.
 * @throws {EnvironmentError} with each wrong variable, the expected value and the actual one
 */
export function readBackendConfig(variables: NodeJS.ProcessEnv): BackendConfig {
  const values = parseVariables(backendVariables, variables);
  const named = values.VELOURS_SITES === undefined ? null : new Set(namesOf(values.VELOURS_SITES));
  return {
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    databaseUrl: connectionStringOf(values.DATABASE_URL),
    dataFolder: resolve(projectRoot, values.VELOURS_DATA),
    mediaOrigin: values.MEDIA_ORIGIN,
    pictureHosts: pictureHostsOf(values).filter((host) => host !== null),
    tunnelOrigin: values.TUNNEL_ORIGIN,
    accountOrigins: accountOriginsOf('ACCOUNT_ORIGIN', values),
    siteOrigins: siteOriginsOf(values),
    trustedProxies: namesOf(values.TRUSTED_PROXIES ?? ''),
    identityOrigins: accountOriginsOf('IDENTITY_ORIGIN', values),
    accountAdapters: accountAdaptersOf(values),
    identityAudiences: perSite((site) => values.IDENTITY_AUDIENCE.replace('{site}', site)),
    cardsFile: values.CARDS_FILE === undefined ? null : resolve(projectRoot, values.CARDS_FILE),
    mail: mailConfig(values),
    outbox: hasOutbox(values),
    captcha: captchaChoice(values),
    factor: values.DEMONSTRATION_FACTOR,
    logLevel: values.LOG_LEVEL,
    environment: values.VELOURS_ENV,
    metrics: metricsPlaceOf(values.METRICS_HOST, values.BACKEND_METRICS_PORT),
    accessLog: values.ACCESS_LOG === 'on',
    traces: traceTargetOf(values),
    sites: siteIds.filter((site) => named === null || named.has(site)),
  };
}

/** The hosts of `PICTURE_HOSTS` in their order; null for an invalid one. */
function pictureHostsOf(values: {
  PICTURE_HOSTS?: string | undefined;
  VELOURS_ENV: BackendConfig['environment'];
}): (PictureHost | null)[] {
  return namesOf(values.PICTURE_HOSTS ?? '').map((name) =>
    readPictureHost(name, values.VELOURS_ENV === 'test'),
  );
}

/** Names below `localhost` always mean this machine; one with `{site}` is such a name for every site. */
function isOnThisMachine(address: string): boolean {
  return URL.parse(address.replaceAll('{site}', 'site'))?.hostname.endsWith('.localhost') === true;
}

/** Whether every client host is on this machine. */
function allOnThisMachine(values: Parameters<typeof accountOriginsOf<'ACCOUNT_ORIGIN'>>[1]): boolean {
  return Object.values(accountOriginsOf('ACCOUNT_ORIGIN', values)).every((one) => isOnThisMachine(one));
}

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}

function isNetwork(name: string): boolean {
  const [address = '', bits, ...more] = name.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
}

function namesOf(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
