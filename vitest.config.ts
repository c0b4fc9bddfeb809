import { defineConfig } from 'vitest/config';

const shared = {
  resolve: {
    // The framework's virtual module exists only inside its build.
    alias: { 'next/root-params': new URL('./tests/stubs/root-params.ts', import.meta.url).pathname },
  },
  oxc: { jsx: { runtime: 'automatic' } },
} as const;

const test = {
  environment: 'node',
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: 30_000,
  hookTimeout: 120_000,
  env: { VELOURS_ENV: 'test', LOG_LEVEL: 'silent', TZ: process.env.TZ ?? 'UTC' },
} as const;

export default defineConfig({
  test: {
    // By default one core is left to the watcher, which on a machine of two would be half of it.
    maxWorkers: '100%',
    projects: [
      { ...shared, test: { ...test, name: 'unit', include: ['{src,tools,app,bench}/**/*.test.{ts,tsx}'] } },
      // Databases, servers and whole catalogues: minutes, not seconds.
      { ...shared, test: { ...test, name: 'backend', include: ['{backend,demo,tests}/**/*.test.ts'] } },
    ],
  },
});
