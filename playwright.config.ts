import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/engine-test.ts';
import { inFirstGate } from './e2e/support/first-gate.ts';
import { stage, stageEnvironment } from './e2e/support/stage.ts';
import { webAllocator, webProcess } from './tools/lib/web-process.ts';

const executablePath = process.env.CHROMIUM_PATH;
const node = `"${process.execPath}"`;

/**
 * Suites that only look at the stage: `npm test` has them in their first locale. The others start, attack, kill or fill
 * something: `npm run test:system` has those, the further locales, and what repeats a test of the first gate.
 */
const stageSuites = '{pages,visitors,journeys,looks,weight}/**/*.spec.ts';

/** Suites in the engines beside Chromium, each engine as a project: a project runs one test at a time in one browser. */
const engineSuites = 'e2e/engines/**/*.spec.ts';

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // Two cores are idle for a fifth of the time with two: some suites wait for calls that hang.
  workers: 3,
  // These end what hangs, whatever the speed of the machine; how long things take is measured in bench/.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  projects: [
    { name: 'stage', testMatch: stageSuites, grep: inFirstGate },
    { name: 'breadth', testMatch: stageSuites, grepInvert: inFirstGate },
    { name: 'system', testIgnore: [stageSuites, engineSuites] },
    { name: 'webkit', testMatch: engineSuites, workers: 1, use: { engineName: 'webkit' } },
    { name: 'firefox', testMatch: engineSuites, workers: 1, use: { engineName: 'firefox' } },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Paris',
    // What never comes ends its own step, and not only the whole test.
    actionTimeout: 120_000,
    trace: 'on-first-retry',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The headless shell would round the widths of letters to whole pixels, as no browser of a visitor does.
        '--font-render-hinting=none',
        // Real host names, this machine only.
        '--host-resolver-rules=MAP *.velours.localhost 127.0.0.1',
      ],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  webServer: [
    {
      command: `${node} e2e/support/backend.ts`,
      url: `http://127.0.0.1:${stage.backendPort}/health/ready`,
      env: stageEnvironment,
      timeout: 900_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      reuseExistingServer: false,
    },
    {
      command: `${node} ${webProcess.join(' ')}`,
      url: `http://localhost:${stage.webPort}/health/live`,
      env: {
        ...webAllocator,
        ...stageEnvironment,
        NODE_ENV: 'production',
        HOST: 'localhost',
        PORT: String(stage.webPort),
      },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      reuseExistingServer: false,
    },
  ],
});
