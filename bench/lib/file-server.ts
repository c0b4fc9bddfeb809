import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginx } from '../../tools/lib/programs.ts';

/** An nginx that serves files, for comparison. */
export interface FileServer {
  /** An origin, without a path. */
  readonly base: string;
  readonly stop: () => Promise<void>;
}

/** With the certificate, the protocols and the ciphers of the shipped edge. */
const secured = (tls: string) => `
    ssl_certificate ${tls}/fullchain.pem;
    ssl_certificate_key ${tls}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:tls:10m;
    ssl_session_tickets off;`;

type Headers = Readonly<Record<string, string>>;

/** A file with headers of its own. */
const headed = (name: string, headers: Headers) => `
    location = /${name}.html {
${Object.entries(headers)
  .map(([header, value]) => `      add_header ${header} ${JSON.stringify(value)};`)
  .join('\n')}
    }`;

const configuration = (
  folder: string,
  port: number,
  tls: string | undefined,
  headers: Readonly<Record<string, Headers>>,
) => `
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/client;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types { text/html html; }
  open_file_cache max=100 inactive=1h;
  server {
    listen 127.0.0.1:${port}${tls === undefined ? '' : ' ssl'};${tls === undefined ? '' : secured(tls)}
    root ${folder};
    gzip_static on;${Object.entries(headers)
      .map(([name, own]) => headed(name, own))
      .join('')}
  }
}
`;

async function connected(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}

/**
 * Starts nginx with one worker and without an access log, for documents that are compressed already (`gzip_static`).
 *
 * @param documents compressed with gzip, by name without `.html`
 * @param headers of documents, beside those of a file
 * @param tls a folder with `fullchain.pem` and `privkey.pem`: answers over TLS
 * @throws Error when there is no nginx
 */
export async function fileServer(
  port: number,
  documents: Readonly<Record<string, Buffer>>,
  { headers = {}, tls }: { readonly headers?: Readonly<Record<string, Headers>>; readonly tls?: string } = {},
): Promise<FileServer> {
  const program = await nginx();
  if (program === undefined) throw new Error('no nginx: install one, or name it in NGINX_PATH');
  const folder = await mkdtemp(path.join(tmpdir(), 'velours-files-'));
  for (const [name, bytes] of Object.entries(documents)) {
    await writeFile(path.join(folder, `${name}.html.gz`), bytes);
    await writeFile(path.join(folder, `${name}.html`), '');
  }
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, tls, headers));
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file, '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  for (let tries = 0; child.exitCode === null; tries += 1) {
    try {
      await connected(port);
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    base,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      if (child.exitCode === null) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
