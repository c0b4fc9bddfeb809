import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
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
  takeOver(variablesIn(path.join(folder, '.env')) ?? {});
}

/**
 * Loads the variables of another file (`--env-file`) in place of those of the `.env` file, in the same way. What the
 * `.env` file alone names becomes empty, which counts as unset: the web process reads that file by itself.
 *
 * @param file from the working folder, or absolute
 * @param folder the folder of the `.env` file
 * @throws EnvironmentError when it is not there or cannot be read
 */
export function readOtherEnvFile(file: string, folder: string = root): void {
  const place = path.resolve(file);
  const variables = variablesIn(place);
  if (variables === null)
    throw new EnvironmentError(`--env-file: expected a file of variables, found nothing at ${place}`);
  takeOver(variables);
  const beside = variablesIn(path.join(folder, '.env')) ?? {};
  takeOver(Object.fromEntries(Object.keys(beside).map((name) => [name, ''])));
}

function variablesIn(file: string): NodeJS.Dict<string> | null {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`${file}: expected a file of variables that can be read, got ${reason}`);
  }
}

function takeOver(variables: NodeJS.Dict<string>): void {
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}
