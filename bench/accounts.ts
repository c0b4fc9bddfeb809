import { readBackendConfig } from '#backend/config.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { spread, type Findings } from './lib/figures.ts';
import { itemsOf } from './lib/items.ts';
import { load, type Load, type LoadPlan } from './lib/load.ts';
import { newMember } from './lib/member.ts';
import { amountFor, benchPorts, loadShape } from './lib/place.ts';

interface Call {
  readonly name: string;
  readonly plan: Pick<LoadPlan, 'paths' | 'method' | 'body'>;
}

/** Measures the calls of the client host for a signed-in member: reads and writes, on one and on many connections. */
export async function benchAccounts(): Promise<Findings> {
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend });
  const rows: string[][] = [];
  try {
    const { accountOrigins, siteOrigins } = readBackendConfig(process.env);
    const base = `http://127.0.0.1:${benchPorts.backend}`;
    const member = await newMember(base, { account: accountOrigins.fr, site: siteOrigins.fr });
    const { films, cinemas } = await itemsOf(`${base}/fr`);
    const own = `/api/fr/client/${member.id}`;
    const calls: readonly Call[] = [
      { name: 'webview', plan: { paths: ['/api/fr/webview'] } },
      { name: 'account', plan: { paths: ['/api/fr/accounts/me'] } },
      { name: 'client with favourites', plan: { paths: [own] } },
      {
        name: 'feelings of 60 shows',
        plan: {
          method: 'POST',
          paths: [`${own}/shows`],
          body: { showSlugs: Array.from({ length: 60 }, (_, index) => films[index % films.length]?.slug) },
        },
      },
      {
        name: 'wish for a show (write)',
        plan: {
          method: 'POST',
          paths: films.map(({ slug }) => `${own}/show/${slug}/intention`),
          body: { intention: 2 },
        },
      },
      {
        name: 'add a favourite (write)',
        plan: { method: 'POST', paths: cinemas.slice(0, 1).map(({ slug }) => `${own}/cinema/${slug}`) },
      },
    ];
    for (const { name, plan } of calls) {
      const whole = { base, headers: member.headers, ...plan };
      const probe = await load({ ...whole, connections: 1, amount: loadShape.least });
      const amount = amountFor(1_000 / probe.perSecond);
      const alone: Load[] = [];
      const crowd: Load[] = [];
      for (let round = 0; round < loadShape.rounds; round += 1) {
        alone.push(await load({ ...whole, connections: loadShape.alone, amount }));
        crowd.push(await load({ ...whole, connections: loadShape.crowd, amount: amount * 2 }));
      }
      const of = (loads: readonly Load[], figure: keyof Load, digits: number) =>
        spread(
          loads.map((one) => one[figure]),
          digits,
        );
      rows.push([
        name,
        of(alone, 'p50', 1),
        of(alone, 'p99', 1),
        of(crowd, 'p50', 1),
        of(crowd, 'p99', 1),
        of(crowd, 'perSecond', 0),
      ]);
    }
  } finally {
    await backend.stop();
  }
  return {
    tables: [
      {
        columns: [
          'call',
          ...['p50 ms', 'p99 ms'].map((name) => `${name}, ${loadShape.alone}`),
          ...['p50 ms', 'p99 ms', 'a second'].map((name) => `${name}, ${loadShape.crowd}`),
        ],
        rows,
      },
    ],
    notes: [
      `One member of the site fr with a session, on ${loadShape.alone} and on ${loadShape.crowd} connections, embedded database; median of three rounds (least–most). The program that asks shares the machine.`,
    ],
    broken: [],
  };
}
