import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { earlyScript } from '#src/config/early-script.ts';
import { processWide } from '#src/config/process-wide.ts';

const manifest = z.object({
  chunkLoadingGlobal: z.string().optional(),
  pagesChunkGroupBootstrapParams: z.record(z.string(), z.unknown()).optional(),
});

/** The inline script that starts a page's own scripts, as Next.js writes it for these parameters. */
export function bootstrapOf(chunkLoadingGlobal: string, params: unknown): string {
  const name = JSON.stringify(chunkLoadingGlobal);
  return `(globalThis[${name}] || (globalThis[${name}] = [])).push(${JSON.stringify(params)});`;
}

/** Gets what is wrong with a build. */
type Tell = (facts: Readonly<Record<string, string>>, problem: string) => void;

/** The start scripts in a build's manifest, one for each kind of page; empty when the manifest cannot be read. */
export function readBootstraps(file: string, tell: Tell = () => undefined): ReadonlySet<string> {
  try {
    const { chunkLoadingGlobal, pagesChunkGroupBootstrapParams } = manifest.parse(
      JSON.parse(readFileSync(file, 'utf8')),
    );
    if (chunkLoadingGlobal === undefined) return new Set();
    return new Set(
      Object.values(pagesChunkGroupBootstrapParams ?? {}).map((params) =>
        bootstrapOf(chunkLoadingGlobal, params),
      ),
    );
  } catch (error) {
    tell({ file, error: String(error) }, 'the build manifest cannot be read: pages will not run script');
    return new Set();
  }
}

/**
 * The start scripts of this process's build, read once, and the one of ours (ADR-0095).
 *
 * @param serverFolder Next.js's `serverDistDir`, `.next/server`
 */
export function buildBootstraps(serverFolder: string, tell?: Tell): ReadonlySet<string> {
  return processWide(
    `bootstraps.${serverFolder}`,
    () =>
      new Set([earlyScript, ...readBootstraps(path.join(serverFolder, '..', 'build-manifest.json'), tell)]),
  );
}
