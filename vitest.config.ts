import { defineConfig } from 'vitest/config'

/** Tests of every room; journeys (real Chromium) and server tests (real PostgreSQL) start what they need themselves. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'codegen/**/*.test.ts', 'server/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    server: { deps: { inline: [/@refinedev\//, /react-router/] } },
  },
})
