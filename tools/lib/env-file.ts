import path from 'node:path';
import { EnvironmentError } from '#src/config/environment.ts';
import { root } from './build.ts';

/**
 * Takes the variables of the `.env` file beside package.json into the environment of this process, for every
 * command of the project alike. What the environment already says wins, an empty value too. No file is no error.
 *
 * @param folder where the file stands
 * @throws EnvironmentError where there is a file that cannot be read
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

/** As {@link readEnvFile}, for a command that does nothing else before: a file that cannot be read ends it with 1. */
export function readEnvFileOrEnd(): void {
  try {
    readEnvFile();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
