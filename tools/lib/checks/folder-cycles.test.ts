import { describe, expect, it } from 'vitest';
import { checkFolderCycles } from './folder-cycles.ts';

const found = (sources: Readonly<Record<string, string>>) =>
  checkFolderCycles(new Map(Object.entries(sources))).map((problem) => problem.message);

describe('folders in a circle', () => {
  it('lets what loads one way stand, through a layer’s own files too', () => {
    expect(
      found({
        'src/request/decide.ts': "import { a } from './dates/rule.ts';",
        'src/request/dates/rule.ts': "import { host } from '../host.ts';",
        'src/request/host.ts': "import { sites } from '#src/sites/registry.ts';",
        'src/sites/registry.ts': 'export const sites = 1;',
      }),
    ).toEqual([]);
  });

  it('finds layers that load each other, over a third one too', () => {
    expect(
      found({
        'backend/server/create.ts': "import { a } from '../accounts/a.ts';",
        'backend/accounts/a.ts': "import { b } from '../catalogue/b.ts';",
        'backend/catalogue/b.ts': "const c = () => import('../server/health.ts');",
        'backend/server/health.ts': 'export const c = 1;',
      }),
    ).toEqual([
      'folders in a circle, backend/server → backend/accounts → backend/catalogue → backend/server: ' +
        'backend/server/create.ts imports backend/accounts/a.ts, ' +
        'backend/accounts/a.ts imports backend/catalogue/b.ts, ' +
        'backend/catalogue/b.ts imports backend/server/health.ts',
    ]);
  });

  it('finds folders of a layer that load each other, once', () => {
    expect(
      found({
        'src/ui/link/chip.tsx': "import { mark } from '#src/ui/choice/marks.ts';",
        'src/ui/choice/marks.ts': 'export const mark = 1;',
        'src/ui/choice/list.tsx': "import { chip } from '../link/chip.tsx';",
      }),
    ).toEqual([expect.stringContaining('src/ui/link → src/ui/choice → src/ui/link')]);
  });

  it('counts no import of types alone, and nothing outside src and backend', () => {
    expect(
      found({
        'src/ui/link/chip.tsx': "import type { Mark } from '../choice/marks.ts';",
        'src/ui/choice/marks.ts': "import { chip } from '../link/chip.tsx';",
        'tools/a/b.ts': "import { c } from '../c/d.ts';",
        'tools/c/d.ts': "import { b } from '../a/b.ts';",
      }),
    ).toEqual([]);
  });
});
