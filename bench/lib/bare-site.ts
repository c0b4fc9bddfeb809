import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../tools/lib/build.ts';
import { run, startNode, stop, waitFor } from '../../tools/lib/processes.ts';

const folder = path.join(root, '.velours/bare');
const command = path.join(root, 'node_modules/next/dist/bin/next');

/** The smallest page that Next.js can have, with the switches of our own `next.config.ts`. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default ${JSON.stringify({
    cacheComponents: true,
    partialPrefetching: true,
    turbopack: { root },
  })};`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <main><h1>Bare</h1></main>; }',
};

/** A site of Next.js with one empty page, which other pages are measured beside. */
export interface BareSite {
  /** Address of its page. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Builds the site and starts it by Next.js's own server. */
export async function startBareSite(port: number): Promise<BareSite> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const quiet = { NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(process.execPath, [command, 'build', folder], quiet, 'ignore');
  if (code !== 0) throw new Error(`the bare site could not be built (next build ended with ${code})`);
  const args = [command, 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'];
  const server = startNode('the bare site', args, { env: quiet, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/`;
  await waitFor(address, server, 60_000);
  return { address, stop: () => stop(server) };
}
