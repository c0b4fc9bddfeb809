import { connect, constants } from 'node:http2';
import { Duplex } from 'node:stream';

/** One frame of HTTP/2, without its payload. */
interface Frame {
  readonly type: number;
  readonly flags: number;
  readonly stream: number;
}

const headLength = 9;
/** What who asks begins with, before the first frame. */
const prefaceLength = 24;
const [data, headers, reset, settings, goAway] = [0, 1, 3, 4, 7];
const endOfStream = 1;

/** The whole frames in what a server sent, in their order. */
function framesIn(bytes: Buffer): readonly Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at + headLength <= bytes.length;) {
    const next = at + headLength + bytes.readUIntBE(at, 3);
    if (next > bytes.length) break;
    frames.push({
      type: bytes.readUInt8(at + 3),
      flags: bytes.readUInt8(at + 4),
      stream: bytes.readUInt32BE(at + 5) % 2 ** 31,
    });
    at = next;
  }
  return frames;
}

const isEnd = ({ type, flags, stream }: Frame) =>
  type === goAway ||
  (stream === 1 &&
    (type === reset || ((type === headers || type === data) && (flags & endOfStream) === endOfStream)));

/** Whether nothing more will come for the one request of a connection. */
export function isAnswered(bytes: Buffer): boolean {
  return framesIn(bytes).some(isEnd);
}

/** What came back for the one request of a connection. */
export interface Http2Answer {
  /** Whether the server spoke HTTP/2 at all: it begins with its settings. */
  readonly isHttp2: boolean;
  /** Whether there are answers besides the one to the request. */
  readonly hasOthers: boolean;
  /** Null where the server refused the request, or ended the connection, without an answer. */
  readonly status: number | null;
  readonly location: string | undefined;
}

/** Reads what a server sent on a connection with one request; the library of the runtime decodes the headers. */
export async function answerOverHttp2(bytes: Buffer): Promise<Http2Answer> {
  const frames = framesIn(bytes);
  const isHttp2 = frames[0]?.type === settings;
  const hasOthers = frames.some(({ type, stream }) => type === headers && stream !== 1);
  const none = { isHttp2, hasOthers, status: null, location: undefined };
  if (!isHttp2 || !frames.some(({ type, stream }) => type === headers && stream === 1)) return none;
  let written = Buffer.alloc(0);
  let isRead = false;
  const wire = new Duplex({
    read: () => undefined,
    write: (piece: Buffer, _encoding, done) => {
      written = Buffer.concat([written, piece]);
      // Before the reader has asked, an answer would be a fault of the server.
      if (!isRead && framesIn(written.subarray(prefaceLength)).some(({ type }) => type === headers)) {
        isRead = true;
        // Not within its own writing: it would read while it writes.
        setImmediate(() => {
          wire.push(bytes);
          wire.push(null);
        });
      }
      done();
    },
  });
  const session = connect('http://any.invalid', { createConnection: () => wire });
  // What the server broke off is what it sent, no error of the reader.
  session.on('error', () => undefined);
  const stream = session.request({ ':path': '/' });
  stream.on('error', () => undefined);
  let found: Http2Answer = none;
  stream.on('response', (head) => {
    const { [constants.HTTP2_HEADER_LOCATION]: location } = head;
    found = { isHttp2, hasOthers, status: head[':status'] ?? null, location: location?.toString() };
  });
  stream.resume();
  const closed = Promise.withResolvers<void>();
  stream.once('close', () => closed.resolve());
  await closed.promise;
  session.destroy();
  return found;
}
