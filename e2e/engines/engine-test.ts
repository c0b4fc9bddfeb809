import { test as base } from '@playwright/test';
import type { Engine, EngineName, EngineNetwork, Tab } from '#tests/support/engines/engine.ts';
import { Firefox } from '#tests/support/engines/firefox.ts';
import { WebKit } from '#tests/support/engines/webkit.ts';
import { findProgram, lackingFor } from '../../tools/lib/programs.ts';

/** What a project of `playwright.config.ts` chooses. */
export interface EngineOptions {
  engineName: EngineName;
}

/** A program that {@link lackingFor} has found. */
function program(variable: string, ...names: readonly string[]): string {
  const place = process.env[variable] || findProgram(names);
  if (place === undefined) throw new Error(`${names.join(', ')}: name one in ${variable}`);
  return place;
}

const starts: Readonly<Record<EngineName, (network?: EngineNetwork) => Promise<Engine>>> = {
  webkit: (network) =>
    WebKit.start(
      {
        driver: program('WEBKIT_DRIVER_PATH', 'WebKitWebDriver'),
        display: program('XVFB_PATH', 'Xvfb'),
      },
      network,
    ),
  firefox: (network) => Firefox.start(program('FIREFOX_PATH', 'firefox-esr', 'firefox'), network),
};

/** Starts an engine for a suite with servers of its own; null where its packages are missing, which in CI is a failure. */
export async function startEngine(name: EngineName, network: EngineNetwork): Promise<Engine | null> {
  if (lackingFor(name).length === 0) return starts[name](network);
  if (process.env.CI) throw new Error(lackLine(name));
  return null;
}

function lackLine(name: EngineName): string {
  return `${name}: this machine lacks ${lackingFor(name).join(', ')}`;
}

export const phone = { width: 390, height: 844 };

interface EngineFixtures {
  /** Opens a tab with the size of a phone, which closes with the test or the next tab. */
  readonly newTab: () => Promise<Tab>;
  readonly tab: Tab;
}

/**
 * A test in an engine beside Chromium. It is skipped where the packages of the engine are missing; in CI it fails there.
 */
export const test = base.extend<EngineFixtures, EngineOptions & { engine: Engine | null }>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      if (lackingFor(engineName).length > 0) return use(null);
      const engine = await starts[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  newTab: async ({ engine, engineName }, use, info) => {
    if (engine === null) {
      if (process.env.CI) throw new Error(lackLine(engineName));
      return info.skip(true, lackLine(engineName));
    }
    let last: Tab | null = null;
    await use(async () => {
      await last?.close();
      last = await engine.open(phone);
      return last;
    });
    await (last as Tab | null)?.close();
  },
  tab: async ({ newTab }, use) => use(await newTab()),
});
