import { Tap } from '#tests/attacks/tap.ts';
import { OwnEdge, type Changed } from '#tests/support/own-edge.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { findProgram } from '../../tools/lib/programs.ts';
import { OutageApi } from '../failures/outage-api.ts';
import { test } from './test.ts';

const program = process.env.NGINX_PATH || findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin']);

/**
 * The nginx of this machine. Without one the running test, or every test after a hook, is left out; in CI it fails.
 *
 * @returns path of the program
 */
export function needsNginx(): string {
  if (program === undefined && process.env.CI) throw new Error('no nginx: the edge needs one (NGINX_PATH)');
  test.skip(program === undefined, 'no nginx: install one, or name it in NGINX_PATH');
  return program ?? '';
}

/** A site of its own behind the shipped nginx configuration. */
interface BehindEdge {
  readonly api: OutageApi;
  readonly web: OwnWeb;
  readonly webPort: number;
  readonly edge: OwnEdge;
  readonly tap: Tap | null;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an API, a web process and nginx; for a `beforeAll` hook.
 *
 * @param backend port of the backend; a free one by default, where nothing answers
 * @param tap keeps what passes between nginx and web
 * @param environment of the web process
 * @param changed pieces of the edge's configuration that the suite needs otherwise
 */
export async function startBehindEdge({
  backend,
  tap = false,
  environment = {},
  changed = [],
}: {
  readonly backend?: number;
  readonly tap?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly changed?: readonly Changed[];
} = {}): Promise<BehindEdge> {
  const nginx = needsNginx();
  const api = new OutageApi();
  await api.start();
  const webPort = await freePort();
  const web = await OwnWeb.start(api.origin, {
    port: webPort,
    environment: { SITE_ORIGIN: 'https://{site}.example.com', ...environment },
  });
  const between = tap ? new Tap(webPort) : null;
  await between?.listen();
  const behind = { web: between?.port ?? webPort, backend: backend ?? (await freePort()) };
  const edge = await OwnEdge.start(nginx, behind, changed);
  return {
    api,
    web,
    webPort,
    edge,
    tap: between,
    stop: async () => {
      await edge.stop();
      await between?.stop();
      await web.stop();
      await api.stop();
    },
  };
}
