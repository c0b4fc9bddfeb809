import path from 'node:path';
import { EnvironmentError } from '#src/config/environment.ts';
import { root } from './build.ts';

/**
 * Loads the variables of the `.env` file beside package.json into the environment of this process; every command of the
 * project does this. A variable that is already set wins, even when it is empty. A missing file is no error.
 *
 * @param folder the folder of the file
 * @throws EnvironmentError when the file exists but cannot be read
 */
export function readEnvFile(folder: string = root): void {
  const file = path.join(folder, '.env');
  try {
    process.loadEnvFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`${file}: expected a file of variables that can be read, got ${reason}`);
  }
}

/**
 * Like {@link readEnvFile}, for a command that does nothing before it: a file that cannot be read ends the process with
 * 1.
 */
export function readEnvFileOrEnd(): void {
  try {
    readEnvFile();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
