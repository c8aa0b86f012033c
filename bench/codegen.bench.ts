/**
 * What `npm run codegen` costs on a product of full size: 300 pages over 60 entities, 20 datasets and 30 families. Cold is the command
 * in a process of its own from its start to its end: nothing is emitted yet, the code lies in its one kept file. Then the command's
 * watch is told of one changed page and of one changed entity. Reading and parsing the same files, in processes of their own between
 * the others, is what all is measured against: that ratio can be compared across machines and hours. Prints medians; exits 1 beyond the limits.
 */
import { execFileSync, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './support/checkout'
import { PRODUCT, putEntity, putPage } from './support/product'

const LIMITS = { coldMs: 1000, changedMs: 100 }
const RUNS = 5

/** Tells the processor time of a whole process, its threads included, when it ends. */
const COUNTED = `process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  require('node:fs').writeSync(2, 'cpu ' + (user + system) / 1000 + '\\n')
})`

const COMMAND = ['codegen/run.mjs', 'codegen/cli.ts']

interface Cost {
  ms: number
  cpuMs: number
  said: string
}

/** One process from its start to its end. */
function timed(root: string, args: string[]): Cost {
  const start = performance.now()
  const said = execFileSync('/bin/sh', ['-c', '"$0" "$@" 2>&1', process.execPath, '--require', join(root, 'counted.cjs'), ...args], {
    cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024,
  })
  const ms = performance.now() - start
  return { ms, cpuMs: Number(/^cpu ([\d.]+)$/m.exec(said)?.[1]), said }
}

/** Reading and parsing every file of the schemas, and no more. */
const READ_ALL = `
const { readdirSync, readFileSync } = require('node:fs')
for (const { name, parentPath } of readdirSync('schemas', { recursive: true, withFileTypes: true }))
  if (name.endsWith('.json') && !parentPath.includes('.editor')) JSON.parse(readFileSync(parentPath + '/' + name, 'utf8'))`

/** Its processor time in ms, without that of starting a process that does nothing. */
function readAll(root: string): number {
  return timed(root, ['-e', READ_ALL]).cpuMs - timed(root, ['-e', '']).cpuMs
}

interface Changed {
  /** What the command says that it took. */
  workMs: number
  /** From the saved file to the last written one. */
  savedMs: number
}

/** Files saved one after the other while the command watches. */
async function watched(root: string, saves: (() => void)[]): Promise<Changed[]> {
  const child = spawn(process.execPath, [...COMMAND, '--watch'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  const lines: string[] = []
  let wake = (): void => undefined
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.split('\n').filter((line) => /^watching| files written in /.test(line)))
    wake()
  })
  const next = async (): Promise<string> => {
    while (lines.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return lines.shift() ?? ''
  }
  try {
    while (!(await next()).startsWith('watching')) continue
    const found: Changed[] = []
    for (const save of saves) {
      const start = performance.now()
      save()
      const line = await next()
      found.push({ savedMs: performance.now() - start, workMs: Number(/ in (\d+) ms/.exec(line)?.[1]) })
    }
    return found
  } finally {
    child.kill()
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Median, and the least of all: what a machine that does nothing else would take is nearer to that. */
function told(values: number[]): string {
  return `${median(values).toFixed(0).padStart(5)} ms (least ${Math.min(...values).toFixed(0)})`
}

const { root, put } = checkout('codegen-bench')
try {
  writeFileSync(join(root, 'counted.cjs'), COUNTED)
  // The code is made into its kept file, and asked what it has, by whoever runs it first: after a change of code, not of schemas.
  const first = timed(root, COMMAND)
  const cold: Cost[] = []
  const again: Cost[] = []
  const read: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    for (const folder of ['src/generated', 'contract/generated', 'schemas/.editor']) rmSync(join(root, folder), { recursive: true, force: true })
    cold.push(timed(root, COMMAND))
    read.push(readAll(root))
    again.push(timed(root, [...COMMAND, '--check']))
  }
  const page = await watched(root, Array.from({ length: RUNS }, (_, at) => () => putPage(put, PRODUCT, at * 7, `改过的页面 ${at}`)))
  const entity = await watched(root, Array.from({ length: RUNS }, (_, at) => () => putEntity(put, PRODUCT, at * 3, `改过的实体 ${at}`)))

  const { pages, entities, datasets, families } = PRODUCT
  const files = /(\d+) of \d+ files written/.exec(cold[0]?.said ?? '')?.[1]
  console.log(`codegen, ${pages} pages, ${entities} entities, ${datasets} datasets, ${families} families -> ${files} files (median of ${RUNS})`)
  console.log(`  cold, all to be written     ${told(cold.map(({ ms }) => ms))}; limit ${LIMITS.coldMs}`)
  console.log(`  cold, nothing to be written ${told(again.map(({ ms }) => ms))}; after a change of code ${first.ms.toFixed(0)} ms`)
  for (const [what, changed] of [['one page changed  ', page], ['one entity changed', entity]] as const) {
    const saved = told(changed.map(({ savedMs }) => savedMs))
    console.log(`  ${what}          ${told(changed.map(({ workMs }) => workMs))}; limit ${LIMITS.changedMs}; from saved to written ${saved}`)
  }
  const base = median(read)
  const times = (median(cold.map(({ cpuMs }) => cpuMs)) / base).toFixed(1)
  const processor = told(cold.map(({ cpuMs }) => cpuMs))
  console.log(`  processor time, cold        ${processor}, all threads: ${times} × reading and parsing the same files (${base.toFixed(0)} ms)`)
  const [coldMs, pageMs, entityMs] = [cold.map(({ ms }) => ms), page.map(({ workMs }) => workMs), entity.map(({ workMs }) => workMs)].map(median)
  if ((coldMs ?? 0) > LIMITS.coldMs || Math.max(pageMs ?? 0, entityMs ?? 0) > LIMITS.changedMs) process.exitCode = 1
} finally {
  rmSync(root, { recursive: true, force: true })
}
