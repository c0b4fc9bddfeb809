import { renderStore } from '#src/next/render-store.ts';

/**
 * One render reads the cache twice: a first pass fills it, and a second pass must find the same keys. So a value that
 * is part of a key may not change during a render, even when a catalogue is replaced meanwhile (Next.js would
 * answer 500). Only Next.js's own store of a render is shared by both passes. That store is not part of
 * Next.js's public interface, so a test checks that it still works.
 */
const epochs = new WeakMap<object, Map<string, string>>();

/**
 * Returns the value that this render first got under a name; outside of a render, the current value.
 *
 * @param name of the value
 * @param current returns its present value
 */
export function frozenForRender(name: string, current: () => string): string {
  const render = renderStore();
  if (!render) return current();
  let values = epochs.get(render);
  if (!values) epochs.set(render, (values = new Map<string, string>()));
  let value = values.get(name);
  if (value === undefined) values.set(name, (value = current()));
  return value;
}
