import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { asksForUpgrade } from '#src/config/upgrade.ts';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

/** Files of the build, whether they are there or not; no path that leads on to a page (`..`). */
const builtFile = /^\/_next\/static\/(?!.*\.\.)[\w./~-]+(?:$|\?)/;
/** Files of the folder `public` that have no other way. */
const publicFile = /^\/(icons\/[\w-][\w.-]*|favicon\.ico)(?:$|\?)/;

/** Whether Next.js answers a target by itself: a file of the build, or of the folder `public`. */
export function isFile(target: string): boolean {
  if (builtFile.test(target)) return true;
  const name = publicFile.exec(target)?.[1];
  return name !== undefined && existsSync(path.join(publicFolder, name));
}

/**
 * Leaves out what Next.js answers 500 to where it does not hold: a condition, or a range beyond the end, of a file.
 * It need not be honoured (RFC 9110, 14.2), and what changes gets another address.
 */
export function withoutConditions({ headers, url = '' }: IncomingMessage): void {
  if (!isFile(url)) return;
  for (const name of ['if-match', 'if-unmodified-since', 'range', 'if-range']) delete headers[name];
}

/**
 * Whether nothing after a request on its connection can be read: one that asks for another protocol, and one whose body was
 * to come after `100 Continue`, which nobody says.
 */
export function isLast({ headers }: IncomingMessage): boolean {
  return headers.expect !== undefined || asksForUpgrade(headers);
}
