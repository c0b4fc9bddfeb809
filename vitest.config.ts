import { defineConfig } from 'vitest/config';

const shared = {
  resolve: {
    // Next.js's virtual module exists only inside its build.
    alias: { 'next/root-params': new URL('./tests/stubs/root-params.ts', import.meta.url).pathname },
  },
  oxc: { jsx: { runtime: 'automatic' } },
} as const;

const test = {
  environment: 'node',
  setupFiles: 'tests/support/patience.ts',
  restoreMocks: true,
  unstubEnvs: true,
  // These end what hangs, whatever the speed of the machine.
  testTimeout: 180_000,
  hookTimeout: 600_000,
  // A test that needs a second try is wrong.
  retry: 0,
  env: { VELOURS_ENV: 'test', LOG_LEVEL: 'silent', TZ: process.env.TZ ?? 'UTC' },
} as const;

const database = { globalSetup: 'tests/support/database-image.ts' } as const;
/** `npm test` is on the embedded database alone, whatever the environment names. */
const embedded = { ...database, env: { ...test.env, TEST_DATABASE_URL: '' } } as const;

const pure = ['src/{config,contract,domain,i18n,routes,seo,sites,styles}/**/*.test.{ts,tsx}'];
/** Suites that start, kill or fill processes of their own, or need PostgreSQL: `npm run test:system`. */
const system = ['**/*.system.test.ts'];

export default defineConfig({
  test: {
    // By default one core is left to the watcher, which on a machine of two would be half of it.
    maxWorkers: '100%',
    projects: [
      // A process for each file would cost a third of their processor time: they share a worker, cleaned before each file.
      {
        ...shared,
        test: {
          ...test,
          name: 'unit',
          include: ['{src,server,tools,app,bench}/**/*.test.{ts,tsx}'],
          exclude: [...pure, ...system],
          setupFiles: [test.setupFiles, 'tests/support/clean-worker.ts'],
          isolate: false,
        },
      },
      // Rules without state, mocks or a document: they share a worker, which reads their sources once, not once a file.
      { ...shared, test: { ...test, name: 'pure', include: pure, isolate: false } },
      // The demonstration is the same data for all of its suites: they share a worker, which draws it up once.
      {
        ...shared,
        test: { ...test, ...embedded, name: 'demo', include: ['demo/**/*.test.ts'], isolate: false },
      },
      // Databases and servers: minutes, not seconds. A worker reads PostgreSQL's program once, not once a file.
      {
        ...shared,
        test: {
          ...test,
          ...embedded,
          name: 'backend',
          include: ['{backend,tests}/**/*.test.ts'],
          exclude: system,
          isolate: false,
        },
      },
      { ...shared, test: { ...test, ...database, name: 'system', include: system, isolate: false } },
      // Once more on PostgreSQL: suites about what engines may do differently.
      {
        ...shared,
        test: {
          ...test,
          ...database,
          name: 'postgres',
          include: process.env.TEST_DATABASE_URL ? ['**/*.engines.test.ts'] : [],
          isolate: false,
        },
      },
    ],
  },
});
