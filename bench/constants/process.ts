import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { loadWithin, PageLoad } from '#src/api/load/page-load.ts';
import { useBuiltConfig } from '#src/next/built-config.ts';
import { loadPage } from '#src/page-data/page-data.ts';
import { root } from '../../tools/lib/build.ts';
import { askForPage } from '../../server/render/internal-request.ts';
import { livePath } from './place.ts';

/**
 * Has Next.js render pages of this build by their internal paths, as the web process does, and answers with the number of characters
 * of the document: `process.ts PORT`. What a page is made from is loaded when it is first asked for, and is a constant from then on.
 */
const [port = ''] = process.argv.slice(2);
// As in the web process.
Buffer.poolSize = 8_192;
useBuiltConfig(root);
const app = next({ dev: false, dir: root, hostname: '127.0.0.1', port: Number(port) });
await app.prepare();
const handle = app.getRequestHandler();
const loads = new Map<string, PageLoad>();

async function loadOf(path: string): Promise<PageLoad> {
  const known = loads.get(path);
  if (known !== undefined) return known;
  const load = new PageLoad();
  await loadWithin(load, () => loadPage(path));
  load.rendering();
  loads.set(path, load);
  return load;
}

const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
  if (url === livePath) return response.end();
  const page = await loadWithin(await loadOf(url), () => askForPage(handle, url));
  return response.writeHead(page === null ? 500 : 200).end(String(page?.html.length ?? 0));
};
createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(Number(port), '127.0.0.1');
