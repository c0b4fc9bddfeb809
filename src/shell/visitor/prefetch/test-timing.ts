import { vi } from 'vitest';

type Facts = Partial<Record<'transferSize' | 'requestStart' | 'responseStart', number>>;

type Tell = (list: { readonly getEntries: () => readonly object[] }) => void;

/** Stands for the browser's resource timing. */
export class FakeTiming {
  #tell: Tell | null = null;
  readonly #Entry = class PerformanceResourceTiming {
    readonly entryType = 'resource';
  };

  constructor() {
    const observed = (tell: Tell | null) => {
      this.#tell = tell;
    };
    vi.stubGlobal('PerformanceResourceTiming', this.#Entry);
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: Tell) {
          observed(tell);
        }
        observe() {}
        disconnect() {
          observed(null);
        }
      },
    );
  }

  /** A file has come. */
  entry(path: string, facts: Facts = {}): void {
    const name = `http://fr.velours.test${path}`;
    const entry = { name, transferSize: 300, requestStart: 0, responseStart: 10, ...facts };
    this.#tell?.({ getEntries: () => [Object.assign(new this.#Entry(), entry)] });
  }

  /** The tree or the content of a page has come. */
  payload(path: string, facts?: Facts): void {
    this.entry(`${path}?_rsc=abc`, facts);
  }

  /** A page has come as a whole. @param weight in bytes, as sent */
  page(path: string, weight = 17_000): void {
    this.payload(path, { transferSize: 1_000 });
    this.payload(path, { transferSize: weight - 1_000 });
  }
}
