import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { root } from './build.ts';
import { webAllocator, webProcess } from './web-process.ts';

const read = (file: string) => readFile(path.join(root, file), 'utf8');

describe('the web process', () => {
  it('is started with the same arguments by the command', async () => {
    const { scripts } = z
      .object({ scripts: z.object({ web: z.string() }) })
      .parse(JSON.parse(await read('package.json')));
    expect(scripts.web).toBe(['node', ...webProcess].join(' '));
  });

  it('and by the container', async () => {
    const [, stage = ''] = (await read('deploy/Dockerfile')).split(/^FROM \S+ AS web$/m);
    const command = /^CMD (\[.*\])$/m.exec(stage)?.[1] ?? 'null';
    expect(JSON.parse(command)).toEqual(['node', ...webProcess]);
    for (const [name, value] of Object.entries(webAllocator)) expect(stage).toContain(` ${name}=${value}`);
  });
});
