/**
 * `npm run bench`: every bench of this folder, one after the other, each in a process of its own so that none warms another up.
 * `npm run bench -- codegen` runs the ones whose name holds the word; from the first word with hyphens on all is the bench's own
 * (`npm run bench -- screen --runs 3`). The exit code is 1 when one exceeded its limits.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = import.meta.dirname
const words = process.argv.slice(2).filter((word) => word !== '--')
const flagsAt = words.findIndex((word) => word.startsWith('--'))
const wanted = flagsAt < 0 ? words : words.slice(0, flagsAt)
const flags = flagsAt < 0 ? [] : words.slice(flagsAt)
const benches = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .sort()

if (benches.length === 0) {
  console.error(`no bench is called ${wanted.join(', ')}; there are: ${readdirSync(FOLDER).filter((name) => name.endsWith('.bench.ts')).join(', ')}`)
  process.exit(1)
}
const { scripts } = JSON.parse(readFileSync(join(FOLDER, '../package.json'), 'utf8')) as { scripts: { start: string } }
const started = scripts.start.split(' ').filter((word) => word.startsWith('--'))
let failed = 0
for (const bench of benches) {
  console.log(`\n── ${bench.replace('.bench.ts', '')} ${'─'.repeat(60)}`)
  const tsx = join(FOLDER, '../node_modules/tsx/dist/cli.mjs')
  // As `npm start` runs; memory is measured after the collector has run, which a bench asks for.
  const { status } = spawnSync(process.execPath, [tsx, '--expose-gc', ...started, join(FOLDER, bench), ...flags], { stdio: 'inherit' })
  if (status !== 0) failed += 1
}
process.exitCode = failed > 0 ? 1 : 0
