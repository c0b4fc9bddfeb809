import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { freePort } from '../own-web.ts';
import {
  until,
  visitorsLanguage,
  type Engine,
  type EngineNetwork,
  type Key,
  type Tab,
  type TabOptions,
} from './engine.ts';
import { firstVisible, watchProblems } from './watch.ts';

const windowProgram = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** The programs that WebKit needs, each by its path. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly display: string;
}

/** WebKitGTK in a window of ours, on a display of its own, by the driver that comes with it (WebDriver). */
export class WebKit implements Engine {
  readonly #display: ChildProcess;
  readonly #driver: ChildProcess;
  readonly #origin: string;
  readonly #folder: string;
  readonly #network: EngineNetwork;
  #tabs = 0;

  private constructor(
    display: ChildProcess,
    driver: ChildProcess,
    origin: string,
    folder: string,
    network: EngineNetwork,
  ) {
    this.#display = display;
    this.#driver = driver;
    this.#origin = origin;
    this.#folder = folder;
    this.#network = network;
  }

  static async start(programs: WebKitPrograms, network: EngineNetwork = {}): Promise<WebKit> {
    const folder = mkdtempSync(path.join(tmpdir(), 'velours-webkit-'));
    writeFileSync(path.join(folder, 'watch.js'), String(watchProblems));
    // It chooses a number that is free, and says which.
    const display = spawn(
      programs.display,
      ['-displayfd', '3', '-screen', '0', '1440x1100x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true },
    );
    endWithUs(display);
    const number = await firstLine(display);
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${number}`,
        GDK_BACKEND: 'x11',
        // Neither a bus nor a graphics card is asked for.
        GTK_A11Y: 'none',
        NO_AT_BRIDGE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        XDG_CACHE_HOME: folder,
        XDG_DATA_HOME: folder,
      },
      stdio: 'ignore',
      // With its window and the processes of the pages in one group, which ends as a whole.
      detached: true,
    });
    endWithUs(driver);
    const engine = new WebKit(display, driver, `http://127.0.0.1:${port}`, folder, network);
    await until('WebKitWebDriver answers', () =>
      call(engine.#origin, 'GET', '/status').then(
        () => true,
        () => null,
      ),
    );
    return engine;
  }

  async open({ width, height }: TabOptions): Promise<Tab> {
    this.#tabs += 1;
    const problems = path.join(this.#folder, `problems-${this.#tabs}`);
    const args = [
      `--width=${width}`,
      `--height=${height}`,
      `--language=${visitorsLanguage}`,
      `--problems=${problems}`,
      `--watch=${path.join(this.#folder, 'watch.js')}`,
      ...(this.#network.proxyPort === undefined
        ? []
        : [`--proxy=http://127.0.0.1:${this.#network.proxyPort}`]),
    ];
    const answer = await call(this.#origin, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: windowProgram, args },
        },
      },
    });
    const { sessionId } = z.object({ sessionId: z.string() }).parse(answer);
    return new WebKitTab(`${this.#origin}/session/${sessionId}`, problems);
  }

  async stop(): Promise<void> {
    for (const child of [this.#driver, this.#display]) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      endGroup(child);
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Keys by their numbers in WebDriver. */
const keyCodes: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [elementKey]: z.string() });

class WebKitTab implements Tab {
  readonly #session: string;
  readonly #problemFile: string;

  constructor(session: string, problemFile: string) {
    this.#session = session;
    this.#problemFile = problemFile;
  }

  async go(url: string): Promise<void> {
    await call(this.#session, 'POST', '/url', { url });
  }

  async address(): Promise<string> {
    return z.string().parse(await call(this.#session, 'GET', '/url'));
  }

  async evaluate<A, R>(script: (given: A) => R, given?: A): Promise<Awaited<R>> {
    return (await this.#run(String(script), given ?? null)) as Awaited<R>;
  }

  async evaluateIn<A, R>(frame: string, script: (given: A) => R, given: A): Promise<Awaited<R>> {
    await call(this.#session, 'POST', '/frame', { id: await this.#find(frame) });
    try {
      return await this.evaluate(script, given);
    } finally {
      await call(this.#session, 'POST', '/frame', { id: null });
    }
  }

  async click(selector: string, text = ''): Promise<void> {
    const found = await this.#find(selector, text);
    // What stands in a row that scrolls sideways, the driver itself would look for far below.
    await this.#run(String(showWhole), found);
    await call(this.#session, 'POST', `/element/${found[elementKey]}/click`, {});
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.#key(letter);
  }

  press(key: Key): Promise<void> {
    return this.#key(keyCodes[key]);
  }

  async back(): Promise<void> {
    await call(this.#session, 'POST', '/back', {});
  }

  async forward(): Promise<void> {
    await call(this.#session, 'POST', '/forward', {});
  }

  problems(): Promise<readonly string[]> {
    if (!existsSync(this.#problemFile)) return Promise.resolve([]);
    const lines = readFileSync(this.#problemFile, 'utf8').split('\n');
    return Promise.resolve(
      lines.filter((line) => line !== '').map((line) => z.string().parse(JSON.parse(line))),
    );
  }

  async close(): Promise<void> {
    await call(this.#session, 'DELETE', '').catch((error: unknown) => {
      // The window may have gone before the driver has answered.
      if (!String(error).includes('no such window')) throw error;
    });
  }

  async #key(value: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await call(this.#session, 'POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  #run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return call(this.#session, 'POST', '/execute/sync', {
      script: `return (${script}).apply(null, arguments)`,
      args,
    });
  }

  #find(selector: string, text = ''): Promise<z.infer<typeof element>> {
    return until(`${selector} ${text} in WebKit`, async () => {
      const found = element.safeParse(await this.#run(String(firstVisible), { selector, text }));
      return found.success ? found.data : null;
    });
  }
}

/** Runs in the page. */
function showWhole(shown: Element): void {
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

const answerOf = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
/** Ends what hangs. */
const limitMs = 60_000;

/**
 * Calls the driver (W3C WebDriver).
 *
 * @returns the value that it answers
 * @throws Error with its words when it refuses
 */
async function call(base: string, method: string, place: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${base}${place}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limitMs),
  });
  const { value } = answerOf.parse(await answer.json());
  const failed = failure.safeParse(value);
  if (failed.success)
    throw new Error(
      `WebKit: ${method} ${place} ${JSON.stringify(body)?.slice(0, 300)}: ${failed.data.error}: ${failed.data.message}`,
    );
  return value;
}

async function firstLine(display: ChildProcess): Promise<string> {
  const output = display.stdio[3];
  if (!output || !('on' in output)) throw new Error('Xvfb: expected an output');
  const ended = once(display, 'exit').then(() =>
    Promise.reject(new Error('Xvfb ended before it had a display')),
  );
  ended.catch(() => undefined);
  const [chunk] = (await Promise.race([once(output, 'data'), ended])) as [Buffer];
  return chunk.toString().trim();
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended.
  }
}

/** Whatever ends this process ends the child. */
function endWithUs(child: ChildProcess): void {
  const end = () => endGroup(child);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
