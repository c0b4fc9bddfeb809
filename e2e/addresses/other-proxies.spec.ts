import { expect } from '@playwright/test';
import { findDesync, findDowngrades } from '#tests/attacks/desync.ts';
import type { RawPlace } from '#tests/attacks/raw.ts';
import { Tap } from '#tests/attacks/tap.ts';
import { OwnProxy, proxyKinds } from '#tests/support/own-proxy.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { OutageApi } from '../failures/outage-api.ts';
import { test } from '../support/test.ts';

/**
 * Proxies that an operator may have instead of the shipped nginx, or before it; those that this machine does not have
 * are left out (`apt-get install haproxy varnish`). Without a browser.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const host = 'fr.example.com';

for (const [name, kind] of Object.entries(proxyKinds))
  test.describe(name, () => {
    let tap: Tap;
    let proxy: OwnProxy;
    let stop = () => Promise.resolve();

    test.beforeAll(async () => {
      const { program } = kind;
      test.skip(program === undefined, `no ${name}: install one, or name it in ${name.toUpperCase()}_PATH`);
      if (program === undefined) return;
      const api = new OutageApi();
      await api.start();
      const port = await freePort();
      const web = await OwnWeb.start(api.origin, {
        port,
        environment: { SITE_ORIGIN: 'https://{site}.example.com' },
      });
      tap = new Tap(port);
      await tap.listen();
      proxy = await OwnProxy.start(program, kind, tap.port);
      stop = async () => {
        await proxy.stop();
        await tap.stop();
        await web.stop();
        await api.stop();
      };
    });

    test.afterAll(() => stop());

    const front = () => ({
      place: { port: proxy.ports.plain },
      tap,
      host,
      connections: 24,
      patienceMs: 500,
      refusals: kind.refusals,
    });

    test(`SEC15 no request is read differently by two servers, through ${name}`, async () => {
      const found = await findDesync(front());
      process.stdout.write(
        `smuggling, ${name}: ${found.cases} cases, ${JSON.stringify(found.statuses)}, sent on ${found.forwarded}, answered ${found.answered}\n`,
      );
      expect(found.faults).toEqual([]);
    });

    test(`SEC15 no request of HTTP/2 becomes two behind ${name}`, async () => {
      const { ports, ca } = proxy;
      const ways: Record<string, RawPlace> = { 'without TLS': { port: ports.http2 } };
      if (ca !== null)
        ways['with TLS'] = {
          port: ports.secure,
          tls: { ca, servername: host, ALPNProtocols: ['h2'] },
        };
      for (const [way, overHttp2] of Object.entries(ways)) {
        const found = await findDowngrades({ ...front(), overHttp2 });
        process.stdout.write(
          `downgrades, ${name} ${way}: ${found.cases} cases, ${JSON.stringify(found.statuses)}, sent on ${found.forwarded}, answered ${found.answered}\n`,
        );
        expect([way, found.faults]).toEqual([way, []]);
        expect(found.statuses['308']).toBeGreaterThan(0);
      }
    });
  });
