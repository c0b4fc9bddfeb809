import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const buildFolder = fileURLToPath(new URL('../../.next', import.meta.url));

const manifest = z.object({ rootMainFiles: z.array(z.string()).min(1), polyfillFiles: z.array(z.string()) });

/** Size in bytes after gzip. */
export function gzipped(bytes: Buffer | string): number {
  return gzipSync(bytes).length;
}

/** Size in bytes after gzip of a script of this build, by its address (`/_next/…`). */
export function scriptBytes(address: string): number {
  return gzipped(readFileSync(`${buildFolder}/${address.replace(/^\/_next\//, '')}`));
}

/**
 * Whether a script is the chunk of the router's own components, which every page of Next.js loads, an empty one too.
 * The build does not list it: it is known by two of them.
 */
export function isRouterChunk(script: Buffer | string): boolean {
  return ['"ClientPageRoot"', '"HTTPAccessFallbackBoundary"'].every((name) => script.includes(name));
}

/** Next.js's own chunks of this build by address, with their size in bytes after gzip. */
export function frameworkChunks(): Map<string, number> {
  const { rootMainFiles } = manifest.parse(
    JSON.parse(readFileSync(`${buildFolder}/build-manifest.json`, 'utf8')),
  );
  return new Map(rootMainFiles.map((file) => [`/_next/${file}`, scriptBytes(`/_next/${file}`)]));
}
