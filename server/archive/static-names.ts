/** The types of the files that a build makes, as Next.js sends them. */
const types: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Where the files of a build are asked for. */
export const staticPath = '/_next/static/';

/** Longer than any path of a build's file. */
const longestName = 200;

/** Folders and a file: none begins with a dot, so that no name leads out of a folder. */
const shape = /^(?:[\w~-][\w.~-]*\/){0,4}[\w~-][\w.~-]*\.(?<type>[a-z\d]{1,5})$/;

/** The content type of a file of a build; undefined for what is no path of one, and is neither kept nor given. */
export function staticTypeOf(name: string): string | undefined {
  if (name.length > longestName) return undefined;
  return types[shape.exec(name)?.groups?.['type'] ?? ''];
}

/**
 * The path below `static` that a request asks for; undefined for anything else.
 *
 * @param target as sent: a path with its query
 */
export function staticNameOf(target: string): string | undefined {
  if (!target.startsWith(staticPath)) return undefined;
  const query = target.indexOf('?');
  const name = target.slice(staticPath.length, query < 0 ? undefined : query);
  return staticTypeOf(name) === undefined ? undefined : name;
}
