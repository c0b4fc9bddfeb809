import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { withoutAskedAddress } from './asked-address.ts';

/** Next.js's first inline script; the scripts after it are pieces of the page's payload. */
export const firstScript = '(self.__next_f=self.__next_f||[]).push([0])';

const opening = '<script>';
const closing = '</script>';
const pushStart = 'self.__next_f.push(';
const pushEnd = ')';

/** A page's document, and the policy sources for those of its inline scripts that Next.js wrote. */
export interface ReadScripts {
  /** The document with its payload joined. */
  readonly html: string;
  /** `'sha256-…'` of each script that may run. */
  readonly hashes: readonly string[];
}

/** The escapes that Next.js writes for characters which could end a script or a line of it. */
const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The bytes of a piece of payload. Such a script is exactly `self.__next_f.push(<JSON>)`; the JSON is `[1, text]` or
 * `[3, base64]`, without characters that Next.js would have escaped. Null for any other text.
 */
export function payloadOf(script: string): Buffer | null {
  if (!script.startsWith(pushStart) || !script.endsWith(pushEnd)) return null;
  const json = script.slice(pushStart.length, -pushEnd.length);
  if (/[<>&\u2028\u2029]/.test(json)) return null;
  try {
    const piece: unknown = JSON.parse(json);
    if (!Array.isArray(piece) || piece.length !== 2 || typeof piece[1] !== 'string') return null;
    if (piece[0] === 1) return Buffer.from(piece[1], 'utf8');
    return piece[0] === 3 ? Buffer.from(piece[1], 'base64') : null;
  } catch {
    return null;
  }
}

/** One script with the given bytes, in Next.js's format. */
export function scriptOf(payload: Buffer): string {
  const piece = isUtf8(payload) ? [1, payload.toString('utf8')] : [3, payload.toString('base64')];
  const json = JSON.stringify(piece).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character] ?? '');
  return `${pushStart}${json}${pushEnd}`;
}

/** An inline script of a document without attributes: its text, and where that is. */
interface InlineScript {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The inline scripts without attributes of a document, in their order. */
export function* scriptsIn(html: string): Generator<InlineScript> {
  for (let at = 0; ;) {
    const start = html.indexOf(opening, at);
    const end = start < 0 ? -1 : html.indexOf(closing, start);
    if (end < 0) return;
    const from = start + opening.length;
    yield { text: html.slice(from, end), from, to: end };
    at = end + closing.length;
  }
}

/** The policy source of a script, with its single quotes. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Reads the inline scripts of a rendered page. Next.js writes the page's payload in pieces of about two
 * kilobytes, one script each. Consecutive pieces are joined into one script with the same bytes (but the address that was
 * asked for), so that a policy needs only a few hashes however long the page is. A script gets a hash when it is such a piece, or exactly one of
 * Next.js's start scripts. Any other inline script gets no hash, so the browser blocks it.
 *
 * @param bootstraps whole texts of the build's own inline scripts
 */
export function readScripts(html: string, bootstraps: ReadonlySet<string>): ReadScripts {
  const parts: string[] = [];
  const hashes = new Set<string>();
  let pieces: Buffer[] = [];
  let from = 0;

  const join = () => {
    if (pieces.length === 0) return;
    const script = scriptOf(withoutAskedAddress(Buffer.concat(pieces)));
    hashes.add(hashSource(script));
    parts.push(opening, script, closing);
    pieces = [];
  };

  for (const { text: script, from: textFrom, to } of scriptsIn(html)) {
    const start = textFrom - opening.length;
    const payload = payloadOf(script);
    if (start > from || payload === null) {
      join();
      parts.push(html.slice(from, start));
    }
    if (payload !== null) pieces.push(payload);
    else {
      if (script === firstScript || bootstraps.has(script)) hashes.add(hashSource(script));
      parts.push(opening, script, closing);
    }
    from = to + closing.length;
  }
  join();
  parts.push(html.slice(from));
  return { html: parts.join(''), hashes: [...hashes] };
}
