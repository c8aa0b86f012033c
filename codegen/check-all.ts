/**
 * `npm run check`: everything that can be told without running the product: types, lint, schemas, who imports whom, and
 * whether what codegen emits is committed. All of them run, whatever fails; the exit code is 1 if any did.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { formatProblem } from './check/problem'
import { askFacts } from './facts'
import { loadModel } from './load-model'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

interface Result {
  name: string
  ok: boolean
  output: string
  seconds: number
}

async function timed(name: string, run: () => Promise<{ ok: boolean; output: string }>): Promise<Result> {
  const start = performance.now()
  const result = await run()
  return { name, ...result, seconds: (performance.now() - start) / 1000 }
}

/** Runs a program of this checkout with the node that runs us, so that no shell and no PATH is needed. */
function program(script: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, env: { ...process.env, FORCE_COLOR: '0' } })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}

/** Without the server's facts all else is told, and that those are missing is a failure of its own. */
async function schemas(): Promise<{ ok: boolean; output: string }> {
  const facts = await askFacts(ROOT).catch((error: Error) => error)
  const { problems, model } = loadModel(ROOT, facts instanceof Error ? undefined : facts)
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  const errors = problems.length - warnings
  const count = `${errors} error${errors === 1 ? '' : 's'}, ${warnings} warning${warnings === 1 ? '' : 's'}`
  const lines = [...(facts instanceof Error ? [facts.message] : []), ...(problems.length ? [...problems.map(formatProblem), count] : [])]
  return { ok: model !== undefined && !(facts instanceof Error), output: lines.join('\n') }
}

const bin = (path: string): string => `${ROOT}node_modules/${path}`

const results = await Promise.all([
  timed('types', () => program(bin('typescript/bin/tsc'), ['--noEmit', '--pretty', 'false'])),
  timed('lint', () => program(bin('oxlint/bin/oxlint'), [])),
  timed('schemas', schemas),
  timed('imports', () => program(bin('vitest/vitest.mjs'), ['run', 'tests/architecture', '--reporter=dot'])),
  timed('codegen', () => program(`${ROOT}codegen/run.mjs`, ['codegen/cli.ts', '--check'])),
])

for (const { name, ok, output, seconds } of results) {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.toFixed(1)} s`)
  if (output && (!ok || name === 'schemas')) console.log(`${output.split('\n').map((line) => `    ${line}`).join('\n')}\n`)
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
