/**
 * What codegen costs on a product of full size: 300 pages over 60 entities, 20 datasets and 30 families. Cold is a new process's
 * first run, read to emit; then one page and one entity is changed, as in watch mode. Prints medians; exits 1 beyond the limits.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execFileSync } from 'node:child_process'
import { PRODUCT, putEntity, putPage, writeProduct } from './support/product'

const LIMITS = { coldMs: 1000, changedMs: 100 }
const RUNS = 5

function putInto(root: string): (path: string, value: unknown) => void {
  return (path, value) => {
    const full = join(root, 'schemas', path)
    mkdirSync(dirname(full), { recursive: true })
    writeFileSync(full, JSON.stringify(value, null, 2))
  }
}

/** One process: the first run, then single changes. Prints its figures as JSON. */
async function measure(root: string): Promise<void> {
  const readMs = await readAll(root)
  const start = performance.now()
  const { createModelLoader } = await import('../codegen/load-model')
  const { emitFiles } = await import('../codegen/emit/emit')
  const { Memory } = await import('../codegen/memory')
  const importedMs = performance.now() - start
  const put = putInto(root)
  const memory = new Memory()
  const loader = createModelLoader(root, undefined, memory)
  const run = async (): Promise<{ ms: number; cpuMs: number; files: number; plans: number }> => {
    const from = performance.now()
    const cpu = process.cpuUsage()
    const { model, problems, sources } = loader.reload()
    if (!model) throw new Error(problems.slice(0, 3).map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
    const files = emitFiles(model, sources, memory)
    const { user, system } = process.cpuUsage(cpu)
    return { ms: performance.now() - from, cpuMs: (user + system) / 1000, files: files.size, plans: Object.keys(model.plans).length }
  }
  const cold = await run()
  const cpuMs = [cold.cpuMs, 0, 0]
  const pageMs: number[] = []
  const entityMs: number[] = []
  for (let at = 0; at < RUNS; at += 1) {
    putPage(put, PRODUCT, at * 7, `改过的页面 ${at}`)
    const page = await run()
    pageMs.push(page.ms)
    cpuMs[1] = Math.max(cpuMs[1] ?? 0, page.cpuMs)
    putEntity(put, PRODUCT, at * 3, `改过的实体 ${at}`)
    const entity = await run()
    entityMs.push(entity.ms)
    cpuMs[2] = Math.max(cpuMs[2] ?? 0, entity.cpuMs)
  }
  console.log(JSON.stringify({ readMs, importedMs, coldMs: cold.ms, files: cold.files, plans: cold.plans, pageMs, entityMs, cpuMs }))
}

/** Reading and parsing every file, and no more: what the work is measured against. Processor time in ms. */
async function readAll(root: string): Promise<number> {
  const cpu = process.cpuUsage()
  const folder = join(root, 'schemas')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  }
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000
}

interface Figures {
  readMs: number
  importedMs: number
  coldMs: number
  files: number
  plans: number
  pageMs: number[]
  entityMs: number[]
  /** Processor time of the first run, and the most that a changed page and a changed entity took. */
  cpuMs: number[]
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

if (process.argv[2] === '--measure') await measure(process.argv[3] ?? '')
else {
  const root = mkdtempSync(join(tmpdir(), 'codegen-bench-'))
  try {
    const runs = Array.from({ length: RUNS }, () => {
      writeProduct(putInto(root))
      const text = execFileSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), '--measure', root], { encoding: 'utf8' })
      return JSON.parse(text.trim().split('\n').at(-1) ?? '') as Figures
    })
    const [first] = runs
    const figures = {
      cold: median(runs.map(({ importedMs, coldMs }) => importedMs + coldMs)),
      imports: median(runs.map(({ importedMs }) => importedMs)),
      page: median(runs.flatMap(({ pageMs }) => pageMs)),
      entity: median(runs.flatMap(({ entityMs }) => entityMs)),
    }
    const { entities, datasets, families } = PRODUCT
    console.log(`codegen, ${first?.plans} pages, ${entities} entities, ${datasets} datasets, ${families} families -> ${first?.files} files (median of ${RUNS})`)
    console.log(
      `  cold, read to emit          ${figures.cold.toFixed(0)} ms (of it loading codegen itself ${figures.imports.toFixed(0)} ms); limit ${LIMITS.coldMs}`,
    )
    console.log(`  one page changed            ${figures.page.toFixed(0)} ms; limit ${LIMITS.changedMs}`)
    console.log(`  one entity changed          ${figures.entity.toFixed(0)} ms; limit ${LIMITS.changedMs}`)
    const most = [0, 1, 2].map((at) => Math.max(...runs.map(({ cpuMs }) => cpuMs[at] ?? 0)).toFixed(0))
    console.log(`  processor time, most of all ${most.join(' / ')} ms (all threads, garbage collection included)`)
    const read = median(runs.map(({ readMs }) => readMs))
    const times = [0, 1, 2].map((at) => (median(runs.map(({ cpuMs }) => cpuMs[at] ?? 0)) / read).toFixed(1))
    console.log(`  reading and parsing the same files takes ${read.toFixed(0)} ms of processor; the three take ${times.join(' / ')} times that`)
    if (figures.cold > LIMITS.coldMs || figures.page > LIMITS.changedMs || figures.entity > LIMITS.changedMs) process.exitCode = 1
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
