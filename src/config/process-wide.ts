const prefix = 'velours.';

/**
 * State that middleware, pages and page cache share. Next.js bundles them apart, so a module-level variable would
 * exist once per bundle; this one exists once per process.
 *
 * @param name unique name of the state
 * @param create makes it on first use
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`${prefix}${name}`);
  const present: T | undefined = Reflect.get(globalThis, key);
  if (present !== undefined) return present;
  const created = create();
  Reflect.set(globalThis, key, created);
  return created;
}
