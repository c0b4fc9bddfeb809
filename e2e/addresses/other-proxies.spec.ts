import { expect, test } from '@playwright/test';
import { findDesync } from '#tests/attacks/desync.ts';
import { Tap } from '#tests/attacks/tap.ts';
import { OwnProxy, proxyKinds } from '#tests/support/own-proxy.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { OutageApi } from '../failures/outage-api.ts';

/**
 * Proxies that an operator may have instead of the shipped nginx, or before it; those that this machine does not have
 * are left out (`apt-get install haproxy varnish`). Without a browser.
 */
for (const [name, kind] of Object.entries(proxyKinds))
  test(`SEC15 no request is read differently by two servers, through ${name}`, async () => {
    test.setTimeout(300_000);
    const { program, refusals } = kind;
    test.skip(program === undefined, `no ${name}: install one, or name it in ${name.toUpperCase()}_PATH`);
    if (program === undefined) return;
    const api = new OutageApi();
    await api.start();
    const port = await freePort();
    const web = await OwnWeb.start(api.origin, {
      port,
      environment: { SITE_ORIGIN: 'https://{site}.example.com' },
    });
    const tap = new Tap(port);
    await tap.listen();
    const proxy = await OwnProxy.start(program, kind, tap.port);
    try {
      const place = { port: proxy.port };
      const found = await findDesync({
        place,
        tap,
        host: 'fr.example.com',
        connections: 24,
        patienceMs: 500,
        refusals,
      });
      process.stdout.write(
        `smuggling, ${name}: ${found.cases} cases, ${JSON.stringify(found.statuses)}, sent on ${found.forwarded}, answered ${found.answered}\n`,
      );
      expect(found.faults).toEqual([]);
    } finally {
      await proxy.stop();
      await tap.stop();
      await web.stop();
      await api.stop();
    }
  });
