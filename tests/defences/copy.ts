import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { without } from './check.ts';
import type { Defence } from './defence.ts';

const execute = promisify(execFile);
const longestList = 64 * 1024 * 1024;

/** A copy of the working tree, in which defences are taken out. */
export class TreeCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Copies everything that git knows or would take, as it stands there now; packages and finished pictures are shared.
   *
   * @param name of the folder below `.velours/defences`: inside the project, so that builds find the packages
   */
  static async make(root: string, name: string): Promise<TreeCopy> {
    const folder = path.join(root, '.velours/defences', name);
    await rm(folder, { recursive: true, force: true });
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    const { stdout } = await execute('git', list, { cwd: root, maxBuffer: longestList });
    await mkdir(path.join(folder, '.velours'), { recursive: true });
    for (const file of stdout.split('\0').filter((entry) => entry !== '')) {
      // What was deleted and not yet committed is listed too.
      await cp(path.join(root, file), path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
    for (const shared of ['node_modules', '.velours/media'])
      await symlink(path.join(root, shared), path.join(folder, shared));
    return new TreeCopy(folder);
  }

  /** Does something while a defence is missing, and puts it back. */
  async lacking<T>(defence: Defence, work: () => Promise<T>): Promise<T> {
    const place = path.join(this.folder, defence.file);
    const source = await readFile(place, 'utf8');
    await writeFile(place, without(source, defence));
    try {
      return await work();
    } finally {
      await writeFile(place, source);
    }
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
