import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { root } from './build.ts';
import { backendProcess, webAllocator, webProcess } from './web-process.ts';

/** The command of a container. */
async function commandOf(stageName: string): Promise<unknown> {
  const [, stage = ''] = (await read('deploy/Dockerfile')).split(
    new RegExp(`^FROM \\S+ AS ${stageName}$`, 'm'),
  );
  return JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? 'null');
}

const read = (file: string) => readFile(path.join(root, file), 'utf8');

describe('the web process', () => {
  it('is started with the same arguments by the command, which sets the variables first', async () => {
    const { scripts } = z
      .object({ scripts: z.object({ web: z.string() }) })
      .parse(JSON.parse(await read('package.json')));
    expect(scripts.web).toBe(['node', ...webProcess.slice(0, -1), 'tools/web.ts --'].join(' '));
  });

  it('and by the container', async () => {
    const [, stage = ''] = (await read('deploy/Dockerfile')).split(/^FROM \S+ AS web$/m);
    expect(await commandOf('web')).toEqual(['node', ...webProcess]);
    for (const [name, value] of Object.entries(webAllocator)) expect(stage).toContain(` ${name}=${value}`);
  });
});

describe('the backend', () => {
  it('is started with the same arguments by the command, which reads the settings first, and by the container', async () => {
    const { scripts } = z
      .object({ scripts: z.object({ backend: z.string() }) })
      .parse(JSON.parse(await read('package.json')));
    const [options, file] = [backendProcess.slice(0, -1), backendProcess.at(-1)];
    expect(scripts.backend).toBe(['node', ...options, 'tools/backend.ts --'].join(' '));
    expect(await commandOf('backend')).toEqual(['node', ...options, file]);
  });
});
