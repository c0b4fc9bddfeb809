import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const servers = [base.webServer ?? []].flat();

/** The long forms of suites in `e2e/`, on the same stage: one after the other, and without a second try. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  outputDir: `${root}test-results`,
  projects: [{ name: 'long' }],
  workers: 1,
  retries: 0,
  webServer: servers.map((server) => ({ ...server, cwd: root })),
});
