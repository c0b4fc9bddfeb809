import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from '../http/app.ts';

/**
 * The page for people about an API: the viewer of an OpenAPI document (swagger-ui), served from this host alone. It
 * needs no key, because every described call is public.
 */

interface ViewerFile {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
}

const viewerFolder = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** Starts the viewer with the document that the page names. */
const starter = `SwaggerUIBundle({
  url: document.getElementById('viewer').dataset.document,
  dom_id: '#viewer',
  deepLinking: true,
  validatorUrl: null,
  supportedSubmitMethods: ['get'],
});
`;

const javascript = 'text/javascript; charset=utf-8';

function viewerFiles(): readonly ViewerFile[] {
  const shipped = (name: string, type: string): ViewerFile => ({
    name,
    type,
    body: readFileSync(path.join(viewerFolder, name)),
  });
  return [
    shipped('swagger-ui-bundle.js', javascript),
    shipped('swagger-ui.css', 'text/css; charset=utf-8'),
    { name: 'start.js', type: javascript, body: Buffer.from(starter) },
  ];
}

/** The viewer loads its own files and asks this host; it sets styles by script, which needs no permission. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Adds the page `/api/docs` and the viewer's files.
 *
 * @param document path of the OpenAPI document on this host; it stands in the page as it is
 */
export function registerApiPage(app: FastifyInstance, document: string): void {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Velours API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<noscript><p>The viewer needs script. The document itself: <a href="${document}">${document}</a></p></noscript>
<div id="viewer" data-document="${document}"></div>
</body>
</html>
`;
  app.get('/api/docs', (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'public, max-age=300',
      })
      .type('text/html; charset=utf-8')
      .send(page),
  );
  refuseOtherMethods(app, '/api/docs');
  let files: readonly ViewerFile[] | null = null;
  app.get<{ Params: { file: string } }>('/api/docs/:file', (request, reply) => {
    files ??= viewerFiles();
    const file = files.find(({ name }) => name === request.params.file);
    if (file === undefined) return reply.callNotFound();
    const etag = `"${createHash('sha256').update(file.body).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(file.type).send(file.body);
  });
}
