import { expect, it } from 'vitest';
import { advisories } from '../../tools/lib/checks/supply-chain/advisories.ts';
import { probesFor } from './probes.ts';

const places = { film: '/films/x', internal: '/fr-FR/home/1', moved: '/films/y', canary: '127.0.0.1:9' };

it('SEC3 every published fault that can be tried has a probe, and every probe is for one of them', () => {
  const tried = new Set(probesFor(places).flatMap(({ rows }) => rows.split(' ')));
  const endOf = (id: string) => id.replace(/^CVE-\d+-|^GHSA-/, '');
  const meant = new Set(advisories.filter(({ proof }) => proof === 'probe').map(({ id }) => endOf(id)));
  expect([...meant].filter((end) => !tried.has(end))).toEqual([]);
  expect([...tried].filter((end) => !meant.has(end))).toEqual([]);
});
