import { describe, expect, it } from 'vitest';
import { checkFile } from './source-rules.ts';

const messages = (file: string, text: string) => checkFile(file, text).map((problem) => problem.message);

describe('the rules of the source', () => {
  it.each([
    ['src/domain/a.ts', "import { x } from '#src/features/film-page/view.tsx';"],
    ['src/domain/a.ts', "import { x } from '../ui/button.tsx';"],
    ['src/api/a.ts', "export { x } from '#src/ui/x.tsx';"],
    ['src/ui/a.tsx', "const x = () => import('#src/features/film-page/view.tsx');"],
    ['backend/server/a.ts', "import { x } from '#src/api/transport/transport.ts';"],
    ['src/kernel/date/a.ts', "import { x } from '#src/sites/registry.ts';"],
    ['src/kernel/date/a.ts', "import type { Locale } from '../../domain/date/zone.ts';"],
    ['middleware.ts', "import { x } from '#src/features/film-page/view.tsx';"],
    ['backend/accounts/a.ts', "import { x } from '../server/health.ts';"],
    ['backend/accounts/http/a.ts', "import type { X } from '../../create-server.ts';"],
    ['backend/http/a.ts', "import { x } from '../catalogue/state.ts';"],
    ['backend/catalogue/a.ts', "import { x } from '../import/command.ts';"],
    ['backend/media/a.ts', "import { x } from '../seed/films.ts';"],
    ['backend/config.ts', "import { x } from './main.ts';"],
  ])('refuses an import against the direction: %s %s', (file, text) => {
    expect(messages(file, text)).toEqual([expect.stringContaining('imports flow one way')]);
  });

  it('lets imports flow down', () => {
    expect(messages('src/features/film-page/a.tsx', "import { x } from '#src/domain/x.ts';")).toEqual([]);
    expect(messages('backend/server/a.ts', "import { x } from '#src/contract/x.ts';")).toEqual([]);
    expect(messages('src/domain/a.ts', "import { z } from 'zod';")).toEqual([]);
    for (const layer of ['src/sites', 'src/config', 'src/ui', 'src/visitor', 'app', 'backend/server', 'demo'])
      expect(messages(`${layer}/a.ts`, "import { x } from '#src/kernel/date/day.ts';")).toEqual([]);
  });

  it('keeps suites that start a process out of the first gate', () => {
    const web = "import { freePort, OwnWeb } from '#tests/support/own-web.ts';";
    for (const file of ['e2e/pages/a.spec.ts', 'e2e/looks/a.spec.ts', 'server/a.test.ts'])
      expect(messages(file, web)).toEqual([
        'OwnWeb starts a process: its suite belongs to npm run test:system (e2e/README.md)',
      ]);
    expect(messages('backend/a.test.ts', "import { Runs } from './test-process.ts';")).toHaveLength(1);
    for (const file of ['e2e/own-stage/a.spec.ts', 'e2e/addresses/a.spec.ts', 'server/a.system.test.ts'])
      expect(messages(file, web)).toEqual([]);
    for (const harmless of [
      "import { freePort } from '#tests/support/own-web.ts';",
      "import type { OwnWeb } from '#tests/support/own-web.ts';",
    ])
      expect(messages('server/a.test.ts', harmless)).toEqual([]);
  });

  it('keeps the demonstration and the backend apart, but for tests and what they stand on', () => {
    const demo = "import { layOut } from '../demo/lay-out.ts';";
    const backend = "import { readSite } from '#backend/import/read-site.ts';";
    const refused = (from: string, into: string) => [
      expect.stringContaining(`${from} may not import ${into}`) as unknown,
    ];
    expect(messages('backend/main.ts', demo)).toEqual(refused('backend', 'demo'));
    expect(messages('src/domain/x.ts', "import '#demo/lay-out.ts';")).toEqual(refused('src/domain', 'demo'));
    expect(messages('demo/lay-out.ts', backend)).toEqual(refused('demo', 'backend'));
    for (const file of ['backend/x.test.ts', 'backend/rolling/test-demonstration.ts', 'e2e/x.spec.ts'])
      expect(messages(file, "import '#demo/lay-out.ts';")).toEqual([]);
    for (const file of ['demo/x.test.ts', 'demo/test-plan.ts']) expect(messages(file, backend)).toEqual([]);
  });

  it('knows every folder of src and backend as a layer', () => {
    expect(messages('backend/wherever/a.ts', '')).toEqual([expect.stringContaining('is no layer')]);
    expect(messages('src/wherever/a.ts', '')).toEqual([expect.stringContaining('is no layer')]);
    expect(messages('backend/main.ts', '')).toEqual([]);
  });

  it('lets the backend be put together at its top, and its tests stand on the whole', () => {
    expect(messages('backend/create-server.ts', "import { x } from './accounts/register.ts';")).toEqual([]);
    expect(messages('backend/accounts/a.ts', "import { x } from '../http/problem.ts';")).toEqual([]);
    for (const file of ['backend/import/crawl.system.test.ts', 'backend/accounts/test-kit.ts'])
      expect(messages(file, "import { x } from '#backend/test-server.ts';")).toEqual([]);
  });

  it.each(['#src/contract/show/fixture.ts', '#src/api/read-test-kit.ts', '#backend/test-server.ts'])(
    'keeps what is named as the tests’ to the tests: %s',
    (specifier) => {
      const text = `import { x } from '${specifier}';`;
      expect(messages('tools/a.ts', text)).toEqual([expect.stringContaining('only tests use')]);
      expect(messages('tests/a.ts', text)).toEqual([]);
      expect(messages('e2e/a.spec.ts', text)).toEqual([]);
    },
  );

  it('lets no page of the backend have a colour of its own', () => {
    for (const text of [
      "const a = '--velvet:#7a1230';",
      'const a = `body{color:#fff}`;',
      "const a = 'rgb(0 0 0)';",
    ])
      expect(messages('backend/identity/pages/a.ts', text)).toEqual([
        expect.stringContaining('take it from palette.ts'),
      ]);
    expect(messages('backend/accounts/a.ts', "import { paletteCss } from '#src/styles/palette.ts';")).toEqual(
      [],
    );
    expect(messages('backend/tunnel/a.ts', 'class A { #face = `R#1 &#39;`; }')).toEqual([]);
    expect(messages('backend/media/art/a.ts', "const ink = '#22d3c5';")).toEqual([]);
  });

  it('keeps features apart', () => {
    const text = "import { x } from '#src/features/cinema-list/view.tsx';";
    expect(messages('src/features/film-page/a.tsx', text)).toEqual([
      'src/features/film-page imports src/features/cinema-list: features never import each other',
    ]);
    expect(messages('src/features/film-page/a.tsx', "import { x } from './b.tsx';")).toEqual([]);
  });

  it('keeps the contents of popups apart, below the host that knows them all and above what opens them', () => {
    const content = "import('../calendar/calendar.tsx');";
    expect(messages('src/popups/host/contents.ts', content)).toEqual([]);
    expect(messages('src/popups/filters/a.tsx', content)).toEqual([
      'src/popups/filters imports src/popups/calendar: popups never import each other',
    ]);
    expect(messages('src/ui/card.tsx', "import '#src/popups/protocol/attributes.ts';")).toEqual([]);
    expect(messages('src/ui/card.tsx', "import '#src/popups/calendar/calendar.tsx';")).toHaveLength(1);
    expect(messages('src/popups/protocol/a.ts', "import '#src/ui/card.tsx';")).toHaveLength(1);
  });

  it('keeps links to the one wrapper', () => {
    expect(messages('src/ui/card.tsx', "import Link from 'next/link';")).toHaveLength(1);
    expect(messages('src/ui/link/link.tsx', "import Link from 'next/link';")).toHaveLength(1);
    expect(messages('src/ui/card.tsx', 'const a = <a href="/films">x</a>;')).toHaveLength(1);
    expect(messages('src/ui/card.tsx', 'const a = <a href={`/films/${x}`}>x</a>;')).toHaveLength(1);
    expect(messages('src/ui/card.tsx', 'const a = <a href="#main">x</a>;')).toEqual([]);
    expect(messages('src/ui/card.tsx', 'const a = <a href={address}>x</a>;')).toEqual([]);
  });

  it('knows islands by their file name', () => {
    expect(messages('src/ui/menu.tsx', "'use client';\nexport const a = 1;")).toHaveLength(1);
    expect(messages('src/ui/menu.client.tsx', 'export const a = 1;')).toHaveLength(1);
    expect(messages('src/ui/menu.client.tsx', "'use client';\nexport const a = 1;")).toEqual([]);
    expect(messages('app/global-error.tsx', "'use client';\nexport const a = 1;")).toEqual([]);
  });

  it('keeps the time to one clock', () => {
    for (const read of [
      'new Date();',
      'Date.now();',
      'Date();',
      "Date['now']();",
      'globalThis.Date.now();',
      'const clock = Date.now;',
      'const { now } = Date;',
      'const Clock = Date; new Clock();',
      'performance.timeOrigin + performance.now();',
      'Temporal.Now.instant();',
    ]) {
      expect(messages('src/domain/offer/offer.ts', read)).toHaveLength(1);
      expect(messages('backend/mail/sender.ts', read)).toHaveLength(1);
      expect(messages('src/kernel/date/clock.ts', read)).toEqual([]);
      expect(messages('backend/mail/sender.test.ts', read)).toEqual([]);
      expect(messages('tools/backup.ts', read)).toEqual([]);
    }
    const given =
      "const at: Date = new Date('2026-11-28'); Date.parse(''); Date.UTC(2026); at instanceof Date; performance.now();";
    expect(messages('src/domain/offer/offer.ts', given)).toEqual([]);
  });

  it('takes no values of islands to the server', () => {
    const from = "from './card.client.tsx';";
    expect(messages('src/ui/card.ts', `import { most } ${from}`)).toHaveLength(1);
    expect(messages('src/ui/card.ts', `import { most as all, Card } ${from}`)).toHaveLength(1);
    for (const names of ['{ Card }', '{ useCard }', '{ type CardData }', 'type { CardData }'])
      expect(messages('src/ui/card.ts', `import ${names} ${from}`)).toEqual([]);
    expect(messages('src/ui/list.client.tsx', `'use client';\nimport { most } ${from}`)).toEqual([]);
  });

  it('keeps colours in the tokens', () => {
    expect(messages('src/ui/card.module.scss', '.a { color: #fff; }')).toHaveLength(1);
    expect(messages('src/ui/card.module.scss', '.a { color: var(--ink); }')).toEqual([]);
    expect(messages('src/styles/tokens.scss', ':root { --ink: #fff; }')).toEqual([]);
  });
});
