import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { loadWithin, PageLoad } from '#src/api/load/page-load.ts';
import { loadPage } from '#src/page-data/page-data.ts';
import { askForPage } from '../../server/render/internal-request.ts';
import { livePath, presentLoad } from './place.ts';

/**
 * The process of the build whose pages are constants: `process.ts FOLDER PORT`. It has Next.js render a page by its internal path, in
 * the way in which the web process does, and answers with the number of characters of its document. Nothing is kept.
 */
const [folder = '', port = ''] = process.argv.slice(2);
// As in the web process.
Buffer.poolSize = 8_192;
const app = next({ dev: false, dir: folder, hostname: '127.0.0.1', port: Number(port) });
await app.prepare();
const handle = app.getRequestHandler();
const loads = new Map<string, PageLoad>();

/** What a page is made from, loaded when it is first asked for. */
async function loadOf(path: string): Promise<PageLoad> {
  const known = loads.get(path);
  if (known !== undefined) return known;
  const load = new PageLoad();
  await loadWithin(load, () => loadPage(path));
  load.rendering();
  loads.set(path, load);
  return load;
}

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  const { url = '' } = request;
  if (url === livePath) return response.end();
  // One page at a time: what is cached finds no asynchronous scope.
  Reflect.set(globalThis, presentLoad, await loadOf(url));
  const html = (await askForPage(handle, url))?.html ?? '';
  return response.writeHead(html === '' ? 500 : 200).end(String(html.length));
};
createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(Number(port), '127.0.0.1');
