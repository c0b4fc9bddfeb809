import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** How Next.js is given a configuration that it need not read: the server of its own standalone builds does this. */
const variable = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/**
 * Gives Next.js the configuration that the build has written down. Otherwise it compiles `next.config.ts` again at
 * every start, and the compiler stays in the process: 47 of 200 MB (ADR-0108). Without that file it reads its own.
 *
 * @param root folder of the project
 */
export function useBuiltConfig(root: string): void {
  try {
    const text = readFileSync(path.join(root, '.next/required-server-files.json'), 'utf8');
    const { config } = JSON.parse(text) as { readonly config: unknown };
    process.env[variable] = JSON.stringify(config);
  } catch {
    // Next.js says what is wrong with the build.
  }
}

const routes = z.object({
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});

/**
 * The headers that Next.js gives the files of the build, besides those of its own making (`next.config.ts`).
 *
 * @param root folder of the project
 */
export function builtFileHeaders(root: string): Readonly<Record<string, string>> {
  const text = readFileSync(path.join(root, '.next/routes-manifest.json'), 'utf8');
  const found = routes
    .parse(JSON.parse(text))
    .headers.find(({ source }) => source.startsWith('/_next/static/'));
  if (found === undefined) throw new Error('.next/routes-manifest.json: expected headers of /_next/static/');
  return Object.fromEntries(found.headers.map(({ key, value }) => [key.toLowerCase(), value]));
}
