import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import type { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { CountingRelay } from '#tests/support/counting-relay.ts';
import { brokenBounds, figureTable, quantile, type Figure, type Findings } from '../lib/figures.ts';
import type { ItemsInLanguage } from '../lib/items.ts';
import { mixedPaths } from '../lib/mixed.ts';

/** The amounts of the long form (REL7). */
const clients = 1_000;
const keys = 50;
const processes = 2;

/** Many visitors ask two cold processes for the same pages at the same moment: what it costs the API. */
export async function stampedeSoak(backend: OwnBackend, inLanguage: ItemsInLanguage): Promise<Findings> {
  const all = mixedPaths([inLanguage], new Date());
  const step = Math.floor(all.length / keys);
  const paths = all.filter((_, index) => index % step === 0).slice(0, keys);
  const relay = await CountingRelay.start(backend.apiOrigin);
  const redis = redisProgram === undefined ? null : await OwnRedis.start(redisProgram);
  const environment = {
    API_TIMEOUT_MS: '10000',
    PAGE_TIMEOUT_MS: '60000',
    ...(redis === null ? {} : { REDIS_URL: redis.url }),
  };
  const webs = await Promise.all(
    Array.from({ length: processes }, () => OwnWeb.start(relay.apiOrigin, { environment })),
  );
  try {
    relay.reset();
    const statuses = new Map<string, number>();
    const times: number[] = [];
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        for (let at = 0; at < keys; at += 1) {
          const path = paths[(client + at) % keys] ?? '/';
          const web = webs[client % processes] as OwnWeb;
          const answer = await web
            .get('fr', path, { headers: { 'accept-encoding': 'gzip' } })
            .catch(() => ({ status: 'none', milliseconds: 0 }));
          times.push(answer.milliseconds);
          statuses.set(String(answer.status), (statuses.get(String(answer.status)) ?? 0) + 1);
        }
      }),
    );
    const { calls, wholePerTarget } = relay.counted;
    // Lists are asked for again every ten seconds, and are answered with 304.
    const whole = [...wholePerTarget.values()];
    const sum = whole.reduce((total, one) => total + one, 0);
    const figures: readonly Figure[] = [
      { name: 'calls to the API in all', unit: '', values: [calls] },
      { name: 'of these, answered with what is new', unit: '', values: [sum] },
      { name: 'different calls', unit: '', values: [wholePerTarget.size] },
      {
        name: 'the call that was answered so most often',
        unit: 'times',
        values: [Math.max(...whole)],
        bound: processes,
      },
      { name: 'a page, 99 of 100', unit: 'ms', values: [quantile(times, 0.99)] },
    ];
    const bad = [...statuses].filter(([status]) => !/^[23]/.test(status));
    return {
      tables: [figureTable(figures)],
      notes: [
        `${clients} visitors at the same time ask for the same ${keys} pages, each beginning with another one, of ${processes} cold web processes ${redis === null ? 'without Redis' : 'that share their pages through Redis'}: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}.`,
      ],
      broken: [
        ...brokenBounds(figures),
        ...bad.map(([status, count]) => `${count} answers with ${status}, none expected`),
        ...[...wholePerTarget]
          .filter(([, count]) => count > processes)
          .slice(0, 5)
          .map(([target, count]) => `${count} times ${target}`),
      ],
    };
  } finally {
    await Promise.all(webs.map((web) => web.stop()));
    await redis?.stop();
    await relay.stop();
  }
}
