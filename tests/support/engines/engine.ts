/** The engines beside Chromium in which suites run. */
export const engineNames = ['webkit', 'firefox'] as const;
export type EngineName = (typeof engineNames)[number];

/** Keys that are no letters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** How a tab is opened. */
export interface TabOptions {
  /** Size of the page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** What the engines say about the language of their visitor. */
export const visitorsLanguage = 'fr-FR';

/**
 * A tab in a browser of its own: no cookie and no storage of another tab. Cookies of third parties are refused, as
 * Safari does. A selector, with a text where one is given, means the first visible element that matches and contains it;
 * a step waits until there is one.
 */
export interface Tab {
  /** Opens an address, and waits until its document is read. */
  go(address: string): Promise<void>;
  /** The address that the tab shows. */
  address(): Promise<string>;
  /**
   * Runs a function in the page. @param given its argument; like what it returns, data that JSON can hold
   */
  evaluate<A, R>(script: (given: A) => R, given: A): Promise<Awaited<R>>;
  evaluate<R>(script: () => R): Promise<Awaited<R>>;
  /** Runs a function in the page of a frame. */
  evaluateIn<A, R>(frame: string, script: (given: A) => R, given: A): Promise<Awaited<R>>;
  /** Clicks in the middle of an element. */
  click(selector: string, text?: string): Promise<void>;
  /** Types a text where the focus is, letter by letter. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Goes back in the history; the caller waits for what it expects there. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** What its pages complained about until now (`watch.ts`). */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What an engine is told of its network. */
export interface EngineNetwork {
  /** Port of a proxy on this machine (`named-hosts.ts`), behind which any certificate will do; none by default. */
  readonly proxyPort?: number;
}

/** An engine that runs; it opens one tab at a time. */
export interface Engine {
  open(options: TabOptions): Promise<Tab>;
  stop(): Promise<void>;
}

const limitMs = 60_000;
const pauseMs = 50;

/**
 * Asks until the answer is something else than null.
 *
 * @param what for the message when it never is
 * @throws Error after a minute, which only ends what hangs
 */
export async function until<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
