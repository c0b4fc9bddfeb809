/** Reads big-endian numbers one after the other, with the two variable-length forms of WOFF2. Reading past the end throws a RangeError. */
export class ByteReader {
  readonly #view: DataView;
  offset: number;

  constructor(bytes: Uint8Array, offset = 0) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.offset = offset;
  }

  skip(bytes: number): void {
    this.offset += bytes;
  }

  u8(): number {
    const value = this.#view.getUint8(this.offset);
    this.offset += 1;
    return value;
  }

  u16(): number {
    const value = this.#view.getUint16(this.offset);
    this.offset += 2;
    return value;
  }

  i16(): number {
    const value = this.#view.getInt16(this.offset);
    this.offset += 2;
    return value;
  }

  u32(): number {
    const value = this.#view.getUint32(this.offset);
    this.offset += 4;
    return value;
  }

  ascii(length: number): string {
    return String.fromCharCode(...Array.from({ length }, () => this.u8()));
  }

  bytes(length: number): Uint8Array {
    const start = this.#view.byteOffset + this.offset;
    if (this.offset + length > this.#view.byteLength)
      throw new RangeError('Read past the end of the font data');
    this.offset += length;
    return new Uint8Array(this.#view.buffer, start, length);
  }

  /** UIntBase128 of WOFF2: seven bits a byte, at most five bytes. */
  base128(): number {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new RangeError('UIntBase128 value is longer than five bytes');
  }

  /** 255UInt16 of WOFF2: one byte below 253, two or three above. */
  u255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return this.u8() + 253;
    if (code === 254) return this.u8() + 506;
    return code;
  }
}
