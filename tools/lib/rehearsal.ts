/** The part of `package-lock.json` that a rehearsal reads. */
export interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly optionalDependencies?: object }>
  >;
}

/** Whether arguments name an exact version of Next.js first, and exact versions of other packages after it. */
export function isWanted(args: readonly string[]): boolean {
  return (
    args[0]?.startsWith('next@') === true &&
    args.every((one) => /^(?:@[\w-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.-]*$/.test(one))
  );
}

/** The builds of Next.js for other platforms that a lock file lacks, or has in another version; `npm ci` needs all (ADR-0008). */
export function buildsWithout({ packages }: LockFile): readonly string[] {
  const next = packages['node_modules/next'];
  return Object.entries(next?.optionalDependencies ?? {})
    .filter(([name]) => name.startsWith('@next/swc-'))
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name]) => name);
}

/** Tests that know what Next.js does inside, by file or folder, and what each of them takes for granted. */
export type Assumptions = Readonly<Record<string, string>>;

/** Unit tests, by file or folder: none whose result depends on how fast the machine is. */
export const unitAssumptions: Assumptions = {
  'src/next/':
    'Next.js writes inline scripts and payloads, hashes what its scripts ask for, and reads its configuration as src/next/README.md says',
  'src/request/safety/':
    'Next.js starts the scripts of a page as the build manifest says, and nothing else in a document is a script',
  'src/request/cache/':
    'Next.js gives a cache handler values and tags that ours expects, and its notes of lifetimes can be emptied',
  'src/request/respond.test.ts':
    'a middleware rewrites by the headers of NextResponse, and no request header of Next.js changes its decision',
  'server/gate.test.ts': 'Next.js answers by itself only the addresses that we let pass',
  'server/framework-log.test.ts': 'Next.js tells its log through the console',
  'server/render/': 'Next.js gives a page to the cache handler within the request that asked for it',
  'server/door/': 'the scripts of Next.js want a page, its payload or a segment by the headers that we read',
};

/** Browser and wire suites, by file below `e2e`. */
export const suiteAssumptions: Assumptions = {
  'addresses/warm.spec.ts':
    'Next.js hands over a document, its payload and segments, and its scripts ask for them as we read it',
  'addresses/poisoning.spec.ts':
    'no spelling, header or ending (.rsc) makes Next.js give one address the page of another',
  'failures/renewed.spec.ts': 'Next.js renders a page each time that the server asks for it',
  'failures/outage.spec.ts': 'Next.js answers 500 to a page whose loader fails, and hands nothing over',
  'failures/outage-wire.spec.ts':
    'what Next.js answers by itself, before the middleware, stays on the host and has our form',
  'pages/opened.spec.ts':
    'the browser script of Next.js starts each kind of page: it hydrates, and the policy refuses none of its scripts',
};

/** So many failures of a suite are told; the report has them all. */
const toldAtMost = 3;

/**
 * Tells what failed by the assumption that broke.
 *
 * @param failures a line for each failed test, beginning with its file, as the readers of reports give them
 * @param assumptions of these tests; a failure belongs to the longest name that its line begins with
 */
export function broken(failures: readonly string[], assumptions: Assumptions): string[] {
  const names = Object.keys(assumptions).toSorted((a, b) => b.length - a.length);
  const byName = Map.groupBy(failures, (line) => names.find((name) => line.startsWith(name)) ?? '');
  return [...byName].flatMap(([name, lines]) => [
    `  ${name === '' ? 'outside of the suites' : name}: ${lines.length} failed`,
    ...(name === '' ? [] : [`    it takes for granted: ${assumptions[name]}`]),
    ...lines.slice(0, toldAtMost).map((line) => `    ${line}`),
    ...(lines.length > toldAtMost ? [`    and ${lines.length - toldAtMost} more`] : []),
  ]);
}
