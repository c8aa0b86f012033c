import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/sequencer.ts'

/**
 * Tests of every room; journeys (real Chromium) and server tests (real PostgreSQL) start what they need themselves. What
 * draws has a window of its own for each file; the rest leaves nothing behind in its process and shares it.
 */
const shared = { isolate: false, include: [] as string[] }
const SERVER = ['contract/**/*.test.ts', 'kinds/**/*.test.ts', 'codegen/**/*.test.ts', 'server/**/*.test.ts', 'tests/{architecture,comparison,contract,editor,golden,pages,samples,schemas,server,support,upgrade}/**/*.test.ts']
const JOURNEYS = ['tests/journeys/**/*.test.ts']
const SCREENS = ['kinds/**/*.test.tsx', 'src/**/*.test.{ts,tsx}', 'tests/spec/**/*.test.{ts,tsx}', 'tests/pages/**/*.test.tsx']

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'threads',
    reporters: ['default', './tests/support/where-time-goes.ts'],
    // Left to itself vitest keeps one core free, which on a machine of two is half of it.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // A test waits for what happens, not for a second by the clock.
    expect: { poll: { timeout: 30_000 } },
    server: { deps: { inline: [/@refinedev\//, /react-router/] } },
    projects: [
      // A browser on a busy machine of somebody else's: what passes at its second try there is told at the end of the run, not hidden.
      { extends: true, test: { ...shared, name: 'journeys', include: JOURNEYS, retry: process.env['CI'] ? 1 : 0 } },
      { extends: true, test: { ...shared, name: 'server', include: SERVER } },
      { extends: true, test: { name: 'screens', include: SCREENS } },
    ],
  },
})
