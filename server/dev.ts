import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { loadWithin, PageLoad } from '#src/api/load/page-load.ts';
import { outliveReaders, stopOnSignals } from '#src/config/process-end.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { passWithin } from '#src/request/from-door.ts';
import { hostTable } from '#src/request/host.ts';
import { incomingOf } from '#src/request/incoming.ts';
import { settle } from '#src/request/settle.ts';
import { processEffects, processWorld } from '#src/request/world.ts';
import { ownAnswer } from './answer.ts';
import { isFile } from './door/passed-requests.ts';
import { refusalOf } from './gate.ts';

/**
 * The web process in development: gate and decisions of a built site in front of Next.js's development server. No page is kept: each
 * request for one loads it (`middleware.ts`) and renders it.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

/** What Next.js's development server asks of itself. */
const ofFramework = /^\/(?:_next\/(?:static|webpack-hmr)|__nextjs)/;

async function main(): Promise<void> {
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch {
    // There is no .env file: the defaults are used.
  }
  const { host, port, siteOrigins } = webEnvironment();
  const places = { hosts: hostTable(siteOrigins), origins: siteOrigins };
  const app = next({ dev: true, dir: root, hostname: host, port });
  await app.prepare();
  const handle = app.getRequestHandler();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    if (ofFramework.test(url) || isFile(url)) return handle(request, response);
    const refusal = refusalOf(method, url);
    if (refusal !== null) {
      const { status, headers, body } = ownAnswer(
        { ...refusal, host: request.headers.host ?? null, target: url },
        places,
      );
      response.writeHead(status, headers).end(body);
      return;
    }
    const settled = await settle(incomingOf(request), processWorld(), processEffects);
    await passWithin(settled, () => loadWithin(new PageLoad(), () => handle(request, response)));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${request.url}: ${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'content-type': 'text/plain' }).end(`${String(error)}\n`);
    });
  });
  server.listen(port, host, () => {
    // Next.js listens for the web socket of open tabs from the first request on.
    void fetch(`http://${host}:${port}/favicon.ico`).catch(() => undefined);
  });
  process.stdout.write(`velours web: listening on http://${host}:${port}\n`);
}

outliveReaders();
stopOnSignals(() => Promise.resolve(process.exit(0)));
await main();
