import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js';

/**
 * One render asks the cache twice: a first pass fills it, a second one must find the same keys. What stands in a key
 * therefore may not change during a render, even when a catalogue is replaced in the middle of it (the framework
 * answers 500 then). The framework's own store of a render is the only thing that both passes share; it is not part
 * of its public interface, so a test pins it.
 */
const epochs = new WeakMap<object, Map<string, string>>();

/**
 * A value as it was when this render first asked for it; outside of a render, as it is.
 *
 * @param name what is asked for
 * @param current its present value
 */
export function frozenForRender(name: string, current: () => string): string {
  const render = workAsyncStorage.getStore();
  if (!render) return current();
  let values = epochs.get(render);
  if (!values) epochs.set(render, (values = new Map<string, string>()));
  let value = values.get(name);
  if (value === undefined) values.set(name, (value = current()));
  return value;
}
