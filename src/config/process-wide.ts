const prefix = 'velours.';

/**
 * State that middleware, pages and page cache share. Next.js bundles them separately, so a module-level variable would
 * exist once per bundle; this state exists once per process.
 *
 * @param name unique name of the state
 * @param create makes the state on first use
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`${prefix}${name}`);
  const present: T | undefined = Reflect.get(globalThis, key);
  if (present !== undefined) return present;
  const created = create();
  Reflect.set(globalThis, key, created);
  return created;
}
