import { isIPv6 } from 'node:net';
import { z } from 'zod';
import { readBackendConfig, type BackendConfig } from '#backend/config.ts';
import { hasEmbedded } from '#backend/database/location.ts';
import { locationOf } from '#backend/database/open.ts';
import { readPresence, type Presence } from '#backend/import/deliver/presence.ts';
import { describeTarget, type Target } from '#backend/import/deliver/target.ts';

/** The option of every command that works on the data. */
export const placeOptions = { embedded: { type: 'boolean' } } as const;

export const placeUsage = `  --embedded        use the embedded database of VELOURS_DATA though a backend answers that does not run on it, and make
                    a new one in production`;

/** What a command does with the place that it is sent to. */
interface Wish {
  /** The command, for the line that says what it talks to. */
  readonly name: string;
  /** Whether `--embedded` was given. */
  readonly embedded: boolean;
  /** Whether it may make a new embedded database. */
  readonly creates: boolean;
  /**
   * What a backend is for it that runs on the data folder: it is asked; it is asked about an embedded database alone; it is
   * in the way.
   */
  readonly running: 'asked' | 'asked-if-embedded' | 'in-the-way';
}

/** Where a command works. */
export interface Place {
  readonly config: BackendConfig;
  readonly target: Target;
  /** The backend that runs on the data folder, or null. */
  readonly presence: Presence | null;
}

/**
 * Finds what a command talks to, and says it on standard error before anything else is done. An embedded database that is
 * new, or that no backend runs on while one answers elsewhere, is used by mistake more often than by will: without the
 * settings of the service a command would work on one of its own, and say that all went well.
 *
 * @throws EnvironmentError when a variable is wrong
 * @throws Error with what to do, when it would be the wrong place
 */
export async function findPlace({ name, embedded, creates, running }: Wish): Promise<Place> {
  // An empty variable counts as unset.
  if (embedded) process.env.DATABASE_URL ||= 'embedded';
  const config = readBackendConfig(process.env);
  if (embedded && config.databaseUrl !== null)
    throw new Error(
      '--embedded: DATABASE_URL names another database; set it to nothing, or leave --embedded out',
    );
  const presence = readPresence(config.dataFolder);
  const isAsked = running === 'asked' || (running === 'asked-if-embedded' && config.databaseUrl === null);
  const target: Target = presence !== null && isAsked ? { kind: 'backend', presence } : locationOf(config);
  const isNew = target.kind === 'folder' && !hasEmbedded(target.folder);
  const what = describeTarget(target);
  say(`velours ${name}: ${!isNew ? what : creates ? `a new ${what}` : `${what}, where there is none`}`);
  if (isNew && !creates) throw new Error(`this command makes no new database: ${namingIt}`);
  if (target.kind === 'folder' && presence === null && !embedded)
    await refuseWrongFolder(target.folder, config, isNew);
  return { config, target, presence };
}

const namingIt =
  'name the settings of the service (--env-file PATH, or the variables DATABASE_URL and VELOURS_DATA)';

/** @throws Error when an embedded database, which nobody asked for, is likely not the one that is meant */
async function refuseWrongFolder(folder: string, config: BackendConfig, isNew: boolean): Promise<void> {
  const other = await otherBackend(config);
  if (other !== null)
    throw new Error(
      `a backend answers at ${other}, and it does not run on ${folder}: ${namingIt}. ` +
        '--embedded uses the embedded database there all the same. Nothing was changed.',
    );
  if (isNew)
    throw new Error(
      `no new embedded database is made unasked: ${namingIt}, or give --embedded, which makes one. ` +
        'Nothing was changed.',
    );
}

/** How long a backend may take to say that it lives, in milliseconds. */
const longestLook = 2_000;

const liveAnswer = z.object({ status: z.literal('live') });

/**
 * The address of the settings, where a backend answers or is silent; null where none does. One in a container or on a port
 * that the settings do not name is not seen.
 */
async function otherBackend({ host, port }: BackendConfig): Promise<string | null> {
  // No address of its own: the system would choose one.
  if (port === 0) return null;
  const name = { '0.0.0.0': '127.0.0.1', '::': '::1', '[::]': '::1' }[host] ?? host;
  const url = `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
  return liveAnswer.safeParse(await answerAt(url)).success ? url : null;
}

/** What says at an address whether it lives; what is silent there counts as a backend that does. Null: nothing is there. */
async function answerAt(url: string): Promise<unknown> {
  try {
    const response = await fetch(new URL('/health/live', url), { signal: AbortSignal.timeout(longestLook) });
    return await response.json().catch(() => 'something else');
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? { status: 'live' } : null;
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
