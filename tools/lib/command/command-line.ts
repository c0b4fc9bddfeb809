import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readEnvFile, readOtherEnvFile } from '../env-file.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The command line is wrong; the message says how. The command ends with 2 and its usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The options that every command has. */
const everywhere = { 'env-file': { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

const usageOfThem = `  --env-file PATH   take the variables of PATH in place of .env; those of the environment win over both
  --help            print this`;

/**
 * Parses a command line strictly.
 *
 * @throws UsageError that names the wrong option
 */
function parse<const O extends Options>(options: O, args: readonly string[]) {
  try {
    return parseArgs({
      // Node looks for --env-file wherever it stands before this, and ends by itself where the file is missing.
      args: args[0] === '--' ? args.slice(1) : [...args],
      options: { ...options, ...everywhere },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** What {@link parse} found. */
export type CommandLine<O extends Options> = ReturnType<typeof parse<O>>;

/**
 * Runs a command: reads its command line, then the variables of `.env` or of `--env-file`, then works. `--help` prints
 * the usage and ends with 0; a wrong command line prints what is wrong and the usage to standard error and ends with 2;
 * any other error prints its message and ends with 1.
 *
 * @param usage the command, its arguments and the options of its own, a line for each
 * @param options those of its own, as `parseArgs` takes them
 * @param work what the command does; its number is the exit code
 */
export async function runCommand<const O extends Options>(
  usage: string,
  options: O,
  work: (line: CommandLine<O>) => Promise<number | void>,
): Promise<void> {
  const whole = `Usage: ${usage}\n${usageOfThem}\n`;
  try {
    const line = parse(options, process.argv.slice(2));
    const { help, 'env-file': file } = line.values as { help?: boolean; 'env-file'?: string };
    if (help === true) {
      process.stdout.write(whole);
      return;
    }
    if (file === undefined) readEnvFile();
    else readOtherEnvFile(file);
    const code = await work(line);
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    process.stderr.write(error instanceof UsageError ? `${said}\n\n${whole}` : `${said}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/**
 * The work of a command that takes no arguments.
 *
 * @throws UsageError when there is one
 */
export function refuseArguments(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`expected no argument, got "${positionals.join('", "')}"`);
}
