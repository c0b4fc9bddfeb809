import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../tools/lib/build.ts';
import { run, startNode, stop, waitFor } from '../../tools/lib/processes.ts';
import { webAllocator } from '../../tools/lib/web-process.ts';
import { environmentOn, insideOn, webFlags, withListener, type Inside } from '../inside/inside.ts';
import { ask } from '../lib/ask.ts';
import { benchPorts } from '../lib/place.ts';
import { livePath, presentLoad } from './place.ts';

const folder = path.join(root, '.velours/constants');
const command = path.join(root, 'node_modules/next/dist/bin/next');
const program = path.join(import.meta.dirname, 'process.ts');
const quiet = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as const;

/** What a build is made of; without a lock file it takes the packages of this checkout. */
const parts = [
  'app',
  'src',
  'messages',
  'public',
  // Fonts are named by their path.
  'node_modules/@fontsource-variable',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Pages that are rendered once: from then on what they load and draw is a constant, an element tree with its islands, and what they
 * say in the head too. What a cached function returns is a tree without components of the server.
 */
const constantRoute = `import type { ComponentType } from 'react';

type Props = { readonly params: Promise<object> };
type Route = {
  readonly generateStaticParams: () => object[];
  readonly generateMetadata: (props: Props) => Promise<object>;
  readonly Page: (props: Props) => Promise<unknown>;
};
const routes = new Map<string, Route>();
const made = new Map<string, unknown>();

async function treeOf(page: string, params: object) {
  'use cache';
  const Page = routes.get(page)!.Page as ComponentType<Props>;
  return <Page params={Promise.resolve(params)} />;
}

async function metadataOf(page: string, params: object) {
  'use cache';
  return routes.get(page)!.generateMetadata({ params: Promise.resolve(params) });
}

const constant = (page: string, make: typeof treeOf | typeof metadataOf) => async (props: Props) => {
  const params = await props.params;
  const name = \`\${make === treeOf} \${page} \${JSON.stringify(params)}\`;
  if (!made.has(name)) made.set(name, await make(page, { ...params }));
  return made.get(name);
};

export function constantRoute(page: string, route: Route): any {
  routes.set(page, route);
  const { generateStaticParams } = route;
  return { generateStaticParams, generateMetadata: constant(page, metadataOf), Page: constant(page, treeOf) };
}
`;

const routeFile = path.join(folder, 'app/_routes/page-route.tsx');
const loadFile = path.join(folder, 'src/api/load/page-load.ts');
const presentStore = 'return running().getStore();';
const given = /return (\{ generateStaticParams: [^;]*, generateMetadata, Page \});/;

/**
 * Builds this site once more, with pages that are constants from their second rendering on.
 *
 * @throws Error when routes are written in another way than is expected here, or the build fails
 */
export async function buildConstants(): Promise<void> {
  await removeConstants();
  await mkdir(folder, { recursive: true });
  const filter = (file: string) => !/\.test\.tsx?$/.test(file);
  for (const name of parts)
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  const route = await readFile(routeFile, 'utf8');
  if (!given.test(route)) throw new Error('app/_routes/page-route.tsx: expected the exports of a page file');
  const changed = route.replace(given, 'return constantRoute(page, $1 as never);');
  await writeFile(routeFile, `import { constantRoute } from './constant-route.tsx';\n${changed}`);
  await writeFile(path.join(folder, 'app/_routes/constant-route.tsx'), constantRoute);
  const loading = await readFile(loadFile, 'utf8');
  if (!loading.includes(presentStore)) throw new Error(`src/api/load/page-load.ts: expected ${presentStore}`);
  const global = `return Reflect.get(globalThis, '${presentLoad}') as PageLoad | undefined;`;
  await writeFile(loadFile, loading.replace(presentStore, global));
  const code = await run(process.execPath, [command, 'build', folder], quiet, 'ignore');
  if (code !== 0) throw new Error(`the site of constants could not be built (next build ended with ${code})`);
}

/** Removes the build: other commands look for sources below this folder. */
export const removeConstants = (): Promise<void> => rm(folder, { recursive: true, force: true });

/** A running site of constants. */
export interface Constants extends Inside {
  /** Has Next.js render a page by its internal path. @returns the number of characters of its document */
  readonly render: (path: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts the site that was built last, with the arguments and the allocator of the web process. */
export async function startConstants(apiOrigin: string): Promise<Constants> {
  const { files: port, bare: insidePort } = benchPorts;
  const args = [...withListener, ...webFlags, program, folder, String(port)];
  const child = startNode('the site of constants', args, {
    env: {
      ...quiet,
      ...webAllocator,
      ...environmentOn(insidePort),
      VELOURS_ENV: 'test',
      VELOURS_NOW: '',
      LOG_LEVEL: 'error',
      API_ORIGIN: apiOrigin,
      SITE_ORIGIN: 'https://{site}.velours.test',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor(`${address}${livePath}`, child, 60_000);
  return {
    ...insideOn(insidePort),
    render: async (internal) => Number((await ask(`${address}${internal}`)).body.toString()),
    stop: () => stop(child),
  };
}
