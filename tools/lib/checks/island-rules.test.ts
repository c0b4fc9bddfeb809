import { describe, expect, it } from 'vitest';
import { checkIslands } from './island-rules.ts';

const registry = 'src/routes/pages/registry.ts';

const check = (sources: Readonly<Record<string, string>>) =>
  checkIslands(new Map(Object.entries({ [registry]: 'export const pages = {};', ...sources })));

describe('what islands load', () => {
  it('finds the page records behind an island, at once and later, and says the way', () => {
    const problems = check({
      'src/a/a.client.tsx': "import { b } from './b.ts';",
      'src/a/b.ts': `export const b = () => import('#${registry}');`,
    });
    expect(problems.map(({ file, message }) => [file, message.split(':')[0]])).toEqual([
      ['src/a/a.client.tsx', `loads src/a/b.ts → ${registry}`],
    ]);
  });

  it('passes types over, what no island loads, and the browser’s own heads', () => {
    expect(
      check({
        'src/a/a.client.tsx': `import type { PageId } from '#${registry}'; import { href } from '#src/routes/href.ts';`,
        'src/a/b.ts': `import { pages } from '#${registry}';`,
        'src/routes/href.ts': "import { headOf } from '#heads';",
        'src/routes/heads/heads.ts': "import { pages } from './pages/registry.ts';",
        'src/routes/heads/heads.browser.ts': "import type { PageId } from './pages/registry.ts';",
      }),
    ).toEqual([]);
  });
});
