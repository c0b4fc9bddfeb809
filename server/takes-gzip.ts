import Negotiator from 'negotiator';

const known = new Map<string, boolean>();
const mostKnown = 200;
/** An `Accept-Encoding` is read only up to this length; browsers send some twenty characters. */
const longestHeader = 500;

/** Whether an `Accept-Encoding` header allows gzip (RFC 9110, 12.5.3). */
export function takesGzip(header: string | undefined): boolean {
  if (header === undefined) return false;
  const read = header.slice(0, longestHeader);
  const found = known.get(read);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const allowed = new Negotiator({ headers: { 'accept-encoding': read } }).encodings(['gzip']).length > 0;
  known.set(read, allowed);
  return allowed;
}
