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
