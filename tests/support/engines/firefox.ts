import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
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

/** Marks a line of the console that {@link watchProblems} wrote. */
const mark = 'velours-problem';

/** Firefox, by WebDriver BiDi. */
export class Firefox implements Engine {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param program the path of Firefox */
  static async start(program: string, { proxyPort }: EngineNetwork = {}): Promise<Firefox> {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      acceptInsecureCerts: proxyPort !== undefined,
      extraPrefsFirefox: {
        // Cookies of third parties are refused.
        'network.cookie.cookieBehavior': 1,
        'intl.accept_languages': visitorsLanguage,
        ...(proxyPort !== undefined && {
          'network.proxy.type': 1,
          'network.proxy.ssl': '127.0.0.1',
          'network.proxy.ssl_port': proxyPort,
        }),
      },
    });
    return new Firefox(browser);
  }

  async open(options: TabOptions): Promise<Tab> {
    const context = await this.#browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(options);
    const problems: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (text.startsWith(mark)) problems.push(text.slice(mark.length + 1));
    });
    await page.evaluateOnNewDocument(
      `(${String(watchProblems)})(text => console.debug(${JSON.stringify(mark)}, text))`,
    );
    return new FirefoxTab(page, problems, () => context.close());
  }

  stop(): Promise<void> {
    return this.#browser.close();
  }
}

class FirefoxTab implements Tab {
  readonly #page: Page;
  readonly #problems: readonly string[];
  readonly close: () => Promise<void>;

  constructor(page: Page, problems: readonly string[], close: () => Promise<void>) {
    this.#page = page;
    this.#problems = problems;
    this.close = close;
  }

  async go(address: string): Promise<void> {
    await this.#page.goto(address, { waitUntil: 'domcontentloaded' });
  }

  address(): Promise<string> {
    return this.evaluate(() => location.href);
  }

  async evaluate<A, R>(script: (given: A) => R, given?: A): Promise<Awaited<R>> {
    return (await this.#page.evaluate(script as (given: unknown) => unknown, given ?? null)) as Awaited<R>;
  }

  async evaluateIn<A, R>(frame: string, script: (given: A) => R, given: A): Promise<Awaited<R>> {
    const inside = await (await this.#find(frame)).contentFrame();
    if (inside === null) throw new Error(`${frame}: expected a frame`);
    return (await inside.evaluate(script as (given: unknown) => unknown, given)) as Awaited<R>;
  }

  async click(selector: string, text = ''): Promise<void> {
    await (await this.#find(selector, text)).click();
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  // Puppeteer's own would wait for a load, which a page that Firefox has kept does not have.
  back(): Promise<void> {
    return this.evaluate(() => history.back());
  }

  forward(): Promise<void> {
    return this.evaluate(() => history.forward());
  }

  problems(): Promise<readonly string[]> {
    return Promise.resolve(this.#problems);
  }

  #find(selector: string, text = ''): Promise<ElementHandle> {
    return until(`${selector} ${text} in Firefox`, async () => {
      const found = await this.#page.evaluateHandle(firstVisible, { selector, text });
      return found.asElement() as ElementHandle | null;
    });
  }
}
