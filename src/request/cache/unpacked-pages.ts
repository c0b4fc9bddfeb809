import { LRUCache } from 'lru-cache';
import type { PageValue } from '../page-value.ts';
import { unpackedSize, unpackPage, type PackedPage } from './packed-page.ts';

/** An unpacked page, with the packed page that it came from: the store may hold another copy by now. */
interface Unpacked {
  readonly from: PackedPage;
  readonly value: PageValue;
  readonly bytes: number;
}

/** The pages that were requested most recently, unpacked, so that Next.js does not unpack one for each request. */
export class UnpackedPages {
  readonly #pages: LRUCache<string, Unpacked>;

  /** @param bytes the most that all of them may take */
  constructor(bytes: number) {
    this.#pages = new LRUCache({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: ({ bytes: size }) => size,
    });
  }

  /** What they take now. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** The page of a key, unpacked from this packed page. */
  of(key: string, packed: PackedPage): PageValue {
    let ready = this.#pages.get(key);
    if (ready?.from !== packed) {
      ready = { from: packed, value: unpackPage(packed), bytes: unpackedSize(packed) };
      this.#pages.set(key, ready);
    }
    return ready.value;
  }

  /** Removes a page; an unknown key is no error. */
  delete(key: string): void {
    this.#pages.delete(key);
  }
}
