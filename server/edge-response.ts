import { ServerResponse } from 'node:http';

const forEdge = 'x-accel-expires';
const forAll = 'cache-control';

/**
 * What Next.js says besides, and nobody needs: its internal path of a page, and a second redirect for browsers that
 * know no `Location`, which makes the longest header twice as long.
 */
const dropped = new Set(['x-middleware-rewrite', 'refresh']);

/**
 * An answer without {@link dropped} and without the same value of a header twice (of a page that was just rendered Next.js
 * sends its `Link` as its renderer wrote it and as its cache has it), whose header for our own edge stands before the one for all caches. nginx before 1.23 stores nothing once it
 * has read `Cache-Control: private`, but a lifetime in `X-Accel-Expires` that it has read before wins (D44).
 */
export class EdgeResponse extends ServerResponse {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    const lower = name.toLowerCase();
    if (dropped.has(lower)) return this;
    super.setHeader(name, value);
    const control = lower === forEdge ? this.getHeader(forAll) : undefined;
    if (control === undefined) return this;
    this.removeHeader(forAll);
    return super.setHeader(forAll, control);
  }
  override appendHeader(name: string, value: string | readonly string[]): this {
    const held = [this.getHeader(name) ?? []].flat().map(String);
    const added = [value].flat().filter((one) => !held.includes(one));
    return added.length === 0 ? this : super.appendHeader(name, added);
  }
}
