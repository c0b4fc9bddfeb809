/** How Next.js begins the root of a payload. */
const rootStart = '0:{"P":';

/** The address in the root: its parts between slashes, as texts of JSON, the last one with the query. */
const address = /,"c":\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*")*\],"q":/;
const noAddress = ',"c":["",""],"q":';

/** Where the root begins; it is a line of its own. */
function rootAt(payload: Buffer): number {
  const inside = payload.indexOf(`\n${rootStart}`);
  if (inside >= 0) return inside + 1;
  return payload.indexOf(rootStart) === 0 ? 0 : -1;
}

/**
 * The payload of a page without the address by which it was first asked for. Next.js writes that address, with its
 * query, into the page that it renders, and everybody gets this page: also what stood in the first visitor's query, and a
 * page for all that is not there would name what somebody was looking for. No script reads it: in a browser
 * Next.js takes the address from the browser.
 */
export function withoutAskedAddress(payload: Buffer): Buffer {
  const from = rootAt(payload);
  if (from < 0) return payload;
  const end = payload.indexOf('\n', from);
  const to = end < 0 ? payload.length : end;
  const root = payload.toString('latin1', from, to);
  return Buffer.concat([
    payload.subarray(0, from),
    Buffer.from(root.replace(address, noAddress), 'latin1'),
    payload.subarray(to),
  ]);
}
