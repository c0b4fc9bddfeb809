import { deflateRawSync } from 'node:zlib';

/** A file of a ZIP, and what may be odd about it. */
interface Part {
  readonly path: string;
  readonly text: string;
  readonly stored?: boolean;
  readonly flags?: number;
  readonly method?: number;
}

/** A ZIP with these files, as common programs write it. */
export function zipOf(parts: readonly Part[], comment = ''): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { path, text, stored = false, flags = 0, method = stored ? 0 : 8 } of parts) {
    const name = Buffer.from(path);
    const plain = Buffer.from(text);
    const packed = stored ? plain : deflateRawSync(plain);
    const facts = Buffer.alloc(20);
    facts.writeUInt16LE(flags, 0);
    facts.writeUInt16LE(method, 2);
    facts.writeUInt32LE(packed.length, 12);
    facts.writeUInt32LE(plain.length, 16);
    const head = Buffer.alloc(10);
    head.writeUInt32LE(0x04034b50, 0);
    const own = Buffer.concat([
      head.subarray(0, 6),
      facts,
      Buffer.from([name.length, 0, 0, 0]),
      name,
      packed,
    ]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    facts.copy(entry, 8);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(own);
    central.push(entry, name);
    at += own.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Uint8Array.from(Buffer.concat([...local, directory, end, Buffer.from(comment)]));
}
