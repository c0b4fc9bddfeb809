import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { engineNames, type Engine, type Tab } from '#tests/support/engines/engine.ts';
import { NamedHosts } from '#tests/support/engines/named-hosts.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { phone, startEngine } from '../engines/engine-test.ts';
import { signsInByRedirect, signsInWithinFrame, type SignInPlace } from '../engines/sign-in.ts';
import { needsNginx } from '../support/behind-edge.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';

/**
 * Signing in where each site has a domain of its own, with an account host and an identity provider beside it
 * (ADR-0102): the shipped edge with TLS, in engines that refuse cookies of third parties.
 */

test.describe.configure({ mode: 'serial', timeout: 900_000 });

const sites = ['fr', 'nl'] as const satisfies readonly SiteId[];
// Below real top-level domains: WebKit knows those alone, and takes each host below another one for a party of its own.
const onDomain = (name: string) => `https://${name}.chain.{site}`;
const hostOf = (name: string, site: SiteId) => `${name}.chain.${site}`;
const media = hostOf('media', 'fr');
const tickets = hostOf('tickets', 'fr');
const place: SignInPlace = {
  addressOf: (locale, ref) => `https://${hostOf('cinema', siteOf(locale))}${href(locale, ref)}`,
  accountOf: (site) => `https://${hostOf('account', site)}`,
  identityOf: (site) => `https://${hostOf('id', site)}`,
};
const origins = {
  VELOURS_NOW: stage.now,
  SITE_ORIGIN: onDomain('cinema'),
  ACCOUNT_ORIGIN: onDomain('account'),
  IDENTITY_ORIGIN: onDomain('id'),
  MEDIA_ORIGIN: `https://${media}`,
  TUNNEL_ORIGIN: `https://${tickets}`,
};
const both = (name: string) => sites.map((site) => hostOf(name, site)).join(' ');

let backend: OwnBackend;
let web: OwnWeb;
let edge: OwnEdge;
let hosts: NamedHosts;

test.beforeAll(async () => {
  const nginx = needsNginx();
  const port = await freePort();
  backend = await OwnBackend.start(sites, { port, environment: { ...origins, MAIL_OUTBOX: 'open' } });
  web = await OwnWeb.start(backend.apiOrigin, { environment: { ...origins, API_TIMEOUT_MS: '10000' } });
  edge = await OwnEdge.start(nginx, { web: web.port, backend: port }, [
    ...sites.map((site) => [`${site}.example.com`, hostOf('cinema', site)] as const),
    ['media.example.com', media],
    ['tickets.example.com', tickets],
    [' account.example.com', ` ${both('account')}`],
    [' id.example.com', ` ${both('id')}`],
  ]);
  const names = [media, tickets, ...['cinema', 'account', 'id'].flatMap((name) => both(name).split(' '))];
  hosts = await NamedHosts.start(new Set(names), edge.tls.port);
});
test.afterAll(async () => {
  await hosts?.stop();
  await edge?.stop();
  await web?.stop();
  await backend?.stop();
});

for (const name of engineNames)
  test.describe(`on domains of their own, in ${name}`, () => {
    let engine: Engine | null = null;
    let last: Tab | null = null;
    const newTab = async (): Promise<Tab> => {
      await last?.close();
      if (engine === null) throw new Error(`${name} does not run`);
      last = await engine.open(phone);
      return last;
    };

    test.beforeAll(async () => {
      engine = await startEngine(name, { proxyPort: hosts.port });
      test.skip(engine === null, `this machine lacks packages of ${name}`);
    });
    test.afterEach(async () => {
      await last?.close();
      last = null;
    });
    test.afterAll(() => engine?.stop());

    test(`R163 R199 the frame signs in on the French site in ${name}`, () =>
      signsInWithinFrame(newTab, place));

    test(`R049 R207 the redirect signs in on the Dutch site in ${name}`, () =>
      signsInByRedirect(newTab, place));
  });
