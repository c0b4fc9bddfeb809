import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // `server-only` and the framework's virtual modules exist only inside the framework's build.
    alias: { 'next/root-params': new URL('./tests/stubs/root-params.ts', import.meta.url).pathname },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{src,backend,tests,tools,app}/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { VELOURS_ENV: 'test', LOG_LEVEL: 'silent', TZ: 'UTC' },
  },
});
