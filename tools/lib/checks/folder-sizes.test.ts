import { describe, expect, it } from 'vitest';
import { checkFolderSizes, mostFiles } from './folder-sizes.ts';

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

describe('files of a folder', () => {
  it('are so many at most, whatever stands in folders below', () => {
    expect(checkFolderSizes([...files('src/api', mostFiles), ...files('src/api/browser', 3)])).toEqual([]);
    expect(checkFolderSizes(files('src/api', mostFiles + 1))).toEqual([
      { file: 'src/api', line: 1, message: expect.stringContaining(`${mostFiles + 1} files`) as unknown },
    ]);
  });
});
