import { connect } from 'node:net';

/** A port that a part is going to listen on. */
export interface WantedPort {
  readonly host: string;
  readonly port: number;
  /** The variable that sets it. */
  readonly variable: string;
}

/** How long a connection on this machine may take, in milliseconds. */
const longestConnect = 1_000;

/**
 * Refuses ports on which somebody answers already: whoever waits for a part there would hear of another program, such as a
 * running copy of the product, and take it for the part.
 *
 * @throws Error with every such port and its variable
 */
export async function refuseTakenPorts(wanted: readonly WantedPort[]): Promise<void> {
  const found = await Promise.all(wanted.map(async (one) => ((await isTaken(one)) ? [one] : [])));
  const taken = found.flat();
  if (taken.length === 0) return;
  const names = taken.map(({ port, variable }) => `${port} (${variable})`).join(' and ');
  throw new Error(
    `Another program, perhaps a running copy of Velours, already listens on port ${names}. ` +
      'Stop it, or set other ports. Nothing was started.',
  );
}

/** Whether somebody answers on this machine, whichever of its addresses they listen on. */
async function isTaken({ host, port }: WantedPort): Promise<boolean> {
  const hosts = new Set(['127.0.0.1', '::1', host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host]);
  const answers = await Promise.all([...hosts].map((one) => answersAt(one, port)));
  return answers.includes(true);
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: longestConnect });
    const end = (answers: boolean) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
