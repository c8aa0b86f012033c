/**
 * What codegen costs on a product of full size: 300 pages over 60 entities, 20 datasets and 30 families. Cold is a new process's
 * first run, read to emit; then one page and one entity is changed, as in watch mode. Prints medians; exits 1 beyond the limits.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execFileSync } from 'node:child_process'

const PAGES = 300
const ENTITIES = 60
const FIELDS = 40
const DATASETS = 20
const FAMILIES = 30
const LIMITS = { coldMs: 1500, changedMs: 150 }
const RUNS = 5

function put(root: string, path: string, value: unknown): void {
  const full = join(root, 'schemas', path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, JSON.stringify(value, null, 2))
}

/** A product that the checker passes: every page a list with 25 columns, 8 filters, two tabs on each tenth, some reports. */
function writeProduct(root: string): void {
  put(root, 'wires/own.json', {
    $schema: '../.editor/wire.json', language: 1, wire: 'own', label: '约定',
    envelope: { code: 'code', ok: [200], message: 'msg', data: 'data' },
    paging: { style: 'page', page: 'page', size: 'pageSize' },
    list: { rows: 'list', total: 'total', summary: 'summary', about: 'about' },
    sort: { style: 'objects', key: 'sort', order: 'order', asc: 'asc', desc: 'desc' },
    filter: {
      style: 'tree', key: 'filter', or: true,
      operators: Object.fromEntries(['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'].map((op) => [op, op])),
    },
    extra: { fields: 'fields', currency: 'currency', compare: 'compare', rows: 'rows', measures: 'measures', pivot: 'pivot', page: 'source' },
    write: { idempotency: 'idempotency-key' },
  })
  for (let at = 0; at < 40; at += 1) {
    const values = Object.fromEntries(Array.from({ length: 12 }, (_, value) => [`value_${value}`, { label: `值 ${value}`, group: value % 2 ? 'odd' : 'even' }]))
    put(root, `enums/kind_${at}.json`, {
      $schema: '../.editor/enum.json', language: 1, enum: `kind_${at}`, label: `种类 ${at}`, groups: { odd: '单', even: '双' }, values,
    })
  }
  for (let at = 0; at < ENTITIES; at += 1) putEntity(root, at)
  for (let at = 0; at < DATASETS; at += 1) {
    put(root, `datasets/bench/facts_${at}.json`, {
      $schema: '../../.editor/dataset.json', language: 1, dataset: `facts_${at}`, label: `报表 ${at}`,
      sources: { rows: { facts: `entity_${at}`, day: 'day' } },
      dimensions: { day: { by: 'day' }, month: { by: 'month' }, kind: { field: 'kind' } },
      measures: {
        amount_0: { label: '金额' }, amount_1: { label: '数额' }, share: { label: '占比', kind: 'percent', formula: { ratio: ['amount_0', 'amount_1'] } },
        lines: { label: '行数', count: true },
      },
    })
  }
  for (let at = 0; at < FAMILIES; at += 1) {
    const calls: Record<string, unknown> = {}
    for (let entity = at; entity < ENTITIES; entity += FAMILIES) {
      for (const does of ['list', 'get', 'add', 'edit', 'remove']) {
        calls[`${does}${entity}`] = { path: `/f${at}/${does}${entity}`, what: `${does} ${entity}`, state: 'built', does: { [does]: `entity_${entity}` } }
      }
    }
    if (at < DATASETS) calls['report'] = { path: `/f${at}/report`, what: '报表', state: 'built', does: { report: `facts_${at}` } }
    for (let planned = 0; planned < 10; planned += 1) {
      calls[`planned${planned}`] = { path: `/f${at}/planned${planned}`, what: `待建 ${planned}`, request: '{}', response: '{}' }
    }
    put(root, `endpoints/family${at}.json`, {
      $schema: '../.editor/endpoints.json', language: 1, family: `family${at}`, label: `族 ${at}`, client: 'erp', wire: 'own', calls,
    })
  }
  for (let at = 0; at < PAGES; at += 1) putPage(root, at)
  putMenu(root)
}

function putEntity(root: string, at: number, label = `实体 ${at}`): void {
  const fields: Record<string, unknown> = {
    id: { label: '编号', kind: 'id', server: true },
    day: { label: '日期', kind: 'date', zone: 'company', required: true },
    other_id: { label: '上级', kind: 'id', edit: true },
    currency: { label: '币种', kind: 'text', required: true },
    kind: { label: '种类', kind: 'enum', enum: `kind_${at % 40}`, edit: true },
    share: { label: '占比', kind: 'percent', formula: { ratio: ['amount_0', 'amount_1'] } },
  }
  for (let field = 0; field < FIELDS - 6; field += 1) {
    fields[`amount_${field}`] = { label: `金额 ${field}`, kind: 'money', currencyField: 'currency', total: 'sum', note: '说明文字', edit: field % 3 === 0 }
  }
  put(root, `entities/bench/entity_${at}.json`, {
    $schema: '../../.editor/entity.json', language: 1, entity: `entity_${at}`, label, key: ['id'], title: 'kind', sort: ['-day'],
    refs: { other: { entity: `entity_${(at + 1) % ENTITIES}`, by: ['other_id'], shows: ['kind', 'amount_0'] } },
    fields,
  })
}

function putPage(root: string, at: number, title = `页面 ${at}`): void {
  const entity = at % ENTITIES
  const family = entity % FAMILIES
  const list = {
    entity: `entity_${entity}`,
    list: `family${family}.list${entity}`,
    columns: [
      'day', 'kind', 'other.kind', 'share',
      ...Array.from({ length: 21 }, (_, column) => (column % 4 ? `amount_${column}` : { field: `amount_${column}`, width: 140 })),
    ],
    filters: [
      'day', 'kind', 'other_id', 'amount_1', 'amount_2', { field: 'amount_3', more: true }, { search: ['kind'] },
      { when: { field: 'amount_4', op: 'gt', value: 0 }, label: '只看有金额' },
    ],
    actions: { page: ['add', 'refresh'], row: ['edit', 'remove'] },
  }
  const report =
    family < DATASETS
      ? [{
        code: 'report', title: '报表', dataset: `facts_${family}`, list: `family${family}.report`, rows: [{ label: '月份', by: ['month'] }],
        pivot: { dimension: 'kind', measure: 'amount_0' }, compare: ['previous'], columns: ['share', 'lines'],
      }]
      : []
  const head = { $schema: `../../.editor/page/entity_${entity}.json`, language: 1, page: `page_${at}`, title, route: `/bench/page${at}`, state: 'built' }
  put(
    root, `pages/bench/page_${at}.json`,
    at % 10 === 0 ? { ...head, kind: 'tabs', tabs: [{ code: 'list', title: '列表', ...list }, ...report] } : { ...head, kind: 'list', ...list },
  )
}

function key(number: number): string {
  return `M${String(number).padStart(8, '0')}`
}

function putMenu(root: string): void {
  put(root, 'menu.json', {
    $schema: '.editor/menu.json', language: 1, permissions: {}, roles: { owner: { label: '负责人', everything: true } },
    menu: [{
      key: key(1), label: '顶',
      children: [{ key: key(2), label: '组', children: Array.from({ length: PAGES }, (_, at) => ({ key: key(10 + at), route: `/bench/page${at}` })) }],
    }],
  })
}

/** One process: the first run, then single changes. Prints its figures as JSON. */
async function measure(root: string): Promise<void> {
  const start = performance.now()
  const { createModelLoader } = await import('../codegen/load-model')
  const { emitFiles } = await import('../codegen/emit/emit')
  const { Memory } = await import('../codegen/memory')
  const importedMs = performance.now() - start
  const memory = new Memory()
  const loader = createModelLoader(root, undefined, memory)
  const run = async (): Promise<{ ms: number; cpuMs: number; files: number; plans: number }> => {
    const from = performance.now()
    const cpu = process.cpuUsage()
    const { model, problems, sources } = loader.reload()
    if (!model) throw new Error(problems.slice(0, 3).map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
    const files = await emitFiles(model, sources, memory)
    const { user, system } = process.cpuUsage(cpu)
    return { ms: performance.now() - from, cpuMs: (user + system) / 1000, files: files.size, plans: Object.keys(model.plans).length }
  }
  const cold = await run()
  const cpuMs = [cold.cpuMs, 0, 0]
  const pageMs: number[] = []
  const entityMs: number[] = []
  for (let at = 0; at < RUNS; at += 1) {
    putPage(root, at * 7, `改过的页面 ${at}`)
    const page = await run()
    pageMs.push(page.ms)
    cpuMs[1] = Math.max(cpuMs[1] ?? 0, page.cpuMs)
    putEntity(root, at * 3, `改过的实体 ${at}`)
    const entity = await run()
    entityMs.push(entity.ms)
    cpuMs[2] = Math.max(cpuMs[2] ?? 0, entity.cpuMs)
  }
  console.log(JSON.stringify({ importedMs, coldMs: cold.ms, files: cold.files, plans: cold.plans, pageMs, entityMs, cpuMs }))
}

interface Figures {
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
      writeProduct(root)
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
    console.log(`codegen, ${first?.plans} pages, ${ENTITIES} entities, ${DATASETS} datasets, ${FAMILIES} families -> ${first?.files} files (median of ${RUNS})`)
    console.log(
      `  cold, read to emit          ${figures.cold.toFixed(0)} ms (of it loading codegen itself ${figures.imports.toFixed(0)} ms); limit ${LIMITS.coldMs}`,
    )
    console.log(`  one page changed            ${figures.page.toFixed(0)} ms; limit ${LIMITS.changedMs}`)
    console.log(`  one entity changed          ${figures.entity.toFixed(0)} ms; limit ${LIMITS.changedMs}`)
    const most = [0, 1, 2].map((at) => Math.max(...runs.map(({ cpuMs }) => cpuMs[at] ?? 0)).toFixed(0))
    console.log(`  processor time, most of all ${most.join(' / ')} ms (all threads, garbage collection included)`)
    if (figures.cold > LIMITS.coldMs || figures.page > LIMITS.changedMs || figures.entity > LIMITS.changedMs) process.exitCode = 1
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
