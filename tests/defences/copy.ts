import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { without } from './check.ts';
import type { Defence } from './defence.ts';

const execute = promisify(execFile);
const longestList = 64 * 1024 * 1024;

/** A copy of the working tree, from which defences are removed. */
export class TreeCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Copies every tracked and untracked file that git does not ignore, in its current state; packages and finished
   * pictures are shared.
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
      // The list also contains deleted files that are not yet committed.
      await cp(path.join(root, file), path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
    for (const shared of ['node_modules', '.velours/media'])
      await symlink(path.join(root, shared), path.join(folder, shared));
    return new TreeCopy(folder);
  }

  /** Runs some work while a defence is removed, and restores it afterwards. */
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
