import { describe, expect, it } from 'vitest';
import { largeFolders, manyFiles, tooManyFiles } from './folder-sizes.ts';

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

describe('files of a folder', () => {
  it('are few, whatever stands in folders below', () => {
    expect(largeFolders([...files('src/api', manyFiles - 1), ...files('src/api/browser', 3)])).toEqual([]);
  });

  it('warn when they are many, and fail when they are too many', () => {
    const all = [...files('src/api', manyFiles), ...files('src/seo', tooManyFiles - 1)];
    expect(largeFolders([...all, ...files('src/ui', tooManyFiles)])).toEqual([
      { folder: 'src/ui', count: tooManyFiles, isTooLarge: true },
      { folder: 'src/seo', count: tooManyFiles - 1, isTooLarge: false },
      { folder: 'src/api', count: manyFiles, isTooLarge: false },
    ]);
  });
});
