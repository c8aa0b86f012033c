import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readCase } from '../../tests/support/golden-case'
import { readSchemas, readTexts, withText } from '../read/read'
import type { ReadCache } from '../read/read'
import type { Sources } from '../read/source'
import { CATALOGUE, schemaErrorsMarkdown } from './catalogue'
import { checkSchemas, referencesOf } from './check'
import type { Facts, Problem } from './check'
import { formatProblem } from './problem'

const here = dirname(fileURLToPath(import.meta.url))
const golden = join(here, '../../tests/golden/check')

function filesBelow(folder: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name)
    const path = relative(folder, full).replaceAll('\\', '/')
    if (entry.isFile() && path.startsWith('schemas/')) found[path] = readFileSync(full, 'utf8')
  }
  return found
}

const base = filesBelow(join(golden, '_base'))
const facts = JSON.parse(readFileSync(join(golden, '_base/facts.json'), 'utf8')) as Facts

const right = readTexts('', base)

/** The right files with some others in their place, so that what is known of the rest is known already. */
function changed(texts: Record<string, string>): Sources {
  return Object.entries(texts).reduce((sources, [path, text]) => (base[path] === text ? sources : withText(sources, path, text)), right)
}

function said(texts: Record<string, string>): string {
  return checkSchemas(changed(texts), facts).map((problem) => `${formatProblem(problem)}\n`).join('')
}

describe('right files', () => {
  it('are told nothing, whatever part of the language they use', () => {
    expect(said(base)).toBe('')
  })

  it('show one set of figures on lists of its dataset, and beside the rows of an entity', () => {
    const path = { entity: 'schemas/entities/advert/campaign.json', page: 'schemas/pages/advert/campaigns.json', fees: 'schemas/pages/finance/fees.json' }
    const edited = (file: string, from: string, to: string): string => {
      expect(base[file]).toContain(from)
      return (base[file] ?? '').replace(from, to)
    }
    expect(said({
      ...base,
      'schemas/columns/fee_sums.json': '{ "language": 1, "columns": "fee_sums", "datasets": ["fees"], "of": ["lines", { "field": "quantity", "width": 90 }] }',
      'schemas/filters/fee_sums.json': '{ "language": 1, "filters": "fee_sums", "datasets": ["fees"], "of": [{ "field": "lines", "more": true }] }',
      [path.entity]: edited(path.entity, '  "fields": {', '  "figures": { "perf": { "dataset": "fees", "by": { "shop": "shop_id" } } },\n  "fields": {'),
      [path.page]: edited(path.page, '    "left",', '"left", { "set": "fee_sums", "figures": "perf" },')
        .replace('{ "set": "campaign_common" },', '{ "set": "campaign_common" }, { "set": "fee_sums", "figures": "perf" },'),
      [path.fees]: edited(path.fees, '"columns": ["lines"]', '"columns": [{ "set": "fee_sums" }]'),
    })).toBe('')
  })

  it('use the parts of the language that pages use seldom', () => {
    const all = Object.values(base).join('\n')
    const seldom = [
      'pivot', 'compare', 'calendar', 'rows', 'has', 'tree', 'lifecycle', 'tabs',
      'inherits', 'expand', 'marks', 'capabilities', 'rollups', 'shift', 'sensitive', 'secret',
      'scope', 'dialogs', 'import', 'transition', 'set',
    ]
    expect(seldom.filter((key) => !all.includes(`"${key}"`))).toEqual([])
  })
})

describe('a wrong file is told once, at its place, in these words', () => {
  const cases = readdirSync(golden).flatMap((name) => /^(sch.+)\.case\.txt$/.exec(name)?.[1] ?? [])

  it.each(cases)('%s', (name) => {
    const { files, expected } = readCase(readFileSync(join(golden, `${name}.case.txt`), 'utf8'), base)
    expect(said({ ...base, ...files })).toBe(expected)
    expect(expected.match(/ SCH\d{3}/g), 'one message').toHaveLength(1)
    expect(expected).toContain(name.slice(0, 6).toUpperCase())
    // Where the words themselves are not the cure, a third line says what to do.
    if (!/SCH1(0[789]|12)/.test(expected)) expect(expected.trimEnd().split('\n')).toHaveLength(3)
  })

  it('and every code of the catalogue has a case', () => {
    const shown = new Set(cases.map((name) => name.slice(0, 6).toUpperCase()))
    expect(Object.keys(CATALOGUE).filter((code) => !shown.has(code))).toEqual([])
  })

  it('and every code that the checker can say is in the catalogue, and no other', () => {
    const sources = [here, join(here, '../read')].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /^(?!.*(test|catalogue)).*\.ts$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
    const used = new Set(sources.flatMap((source) => source.match(/'SCH\d{3}'/g) ?? []).map((quoted) => quoted.slice(1, -1)))
    expect([...used].sort()).toEqual(Object.keys(CATALOGUE).sort())
  })
})

describe('several mistakes', () => {
  it('are told all at once, sorted by file and place', () => {
    const page = base['schemas/pages/advert/campaigns.json'] ?? ''
    const entity = base['schemas/entities/advert/campaign.json'] ?? ''
    const texts = {
      ...base,
      'schemas/pages/advert/campaigns.json': page.replace('"acos",\n', '"aocs",\n').replace('"pageSize"', '').replace('"state": "built"', '"state": "biult"'),
      'schemas/entities/advert/campaign.json': entity.replace('"kind": "percent"', '"kind": "precent"'),
    }
    const problems = checkSchemas(readTexts('', texts), facts)
    expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      'schemas/entities/advert/campaign.json:25 SCH110',
      'schemas/pages/advert/campaigns.json:7 SCH110',
      'schemas/pages/advert/campaigns.json:26 SCH204',
    ])
  })

  it('are one where the server reads an entity or an enum by name that is no file', () => {
    const needs = { entities: { rate: {}, exchange_rate: { rate: 'decimal' as const } }, enums: ['currency', 'currency_all'] }
    const problems = checkSchemas(readTexts('', base), { ...facts, needs })
    expect(problems.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([
      'schemas/entities SCH614 there is no entity "exchange_rate", which the server\'s code reads by name.',
      'schemas/enums SCH614 there is no enum "currency_all", whose values the server\'s code reads by name.',
    ])
  })

  it('in an unreadable entity do not blame the pages that use it', () => {
    const texts = { ...base, 'schemas/entities/advert/campaign.json': '{ "language": 1,, }' }
    expect(checkSchemas(readTexts('', texts), facts).map(({ code }) => code)).toEqual(['SCH101'])
  })
})

/** Numbers between 0 and 1, the same in every run (a linear congruential generator, constants of glibc). */
function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
}

interface Spot { holder: Record<string, unknown>; key: string }

function spotsOf(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsOf(holder[key])])
}

describe('whatever a file says', () => {
  const JUNK: unknown[] = [
    null, 5, -1.5, 'x', true, [], {}, ['x', 5], { field: 'acos' }, '-spend', 'a.b.c', 'amount@x', { is: 'me' }, 'constructor', 'toString', '__proto__',
  ]

  it('the checker answers, and every answer has a place and whole words', () => {
    const next = sequence(7)
    const pick = <T>(list: T[]): T => list[Math.floor(next() * list.length)]!
    const wrong: unknown[] = []
    for (let round = 0; round < 150; round++) {
      const path = pick(Object.keys(base))
      const value: unknown = JSON.parse(base[path] ?? '')
      const { holder, key } = pick(spotsOf(value))
      const change = next()
      if (change < 0.3) Reflect.deleteProperty(holder, key)
      else if (change < 0.5) holder[`${key}x`] = holder[key]
      else holder[key] = pick(JUNK)
      for (const problem of checkSchemas(withText(right, path, JSON.stringify(value)), facts)) {
        const words = `${problem.message} ${problem.hint ?? ''}`
        if (!(problem.line > 0 && problem.column > 0) || !(problem.code in CATALOGUE) || /undefined|\[object|NaN/.test(words)) wrong.push(problem)
      }
    }
    expect(wrong).toEqual([])
  })

  it('a file that lacks its defining part is blamed alone', () => {
    const lacking = {
      'schemas/entities/advert/campaign.json': '"fields"',
      'schemas/enums/plan_state.json': '"values"',
      'schemas/datasets/finance/fees.json': '"measures"',
      'schemas/endpoints/advert.json': '"calls"',
    }
    for (const [path, part] of Object.entries(lacking)) {
      const text = base[path]?.replace(`${part}: {`, `${part.slice(0, -1)}x": {`) ?? ''
      expect(checkSchemas(withText(right, path, text), facts).map(({ file, code }) => `${file} ${code}`)).toEqual([`${path} SCH108`])
    }
  })
})

describe('a name leads back to everybody who uses it', () => {
  const references = referencesOf(readTexts('', base))

  it('so that one sees which pages a field is on', () => {
    const files = new Set(references.filter(({ kind, name }) => kind === 'field' && name === 'campaign.spend').map(({ file }) => file))
    expect([...files].sort()).toEqual([
      'schemas/columns/campaign_money.json',
      'schemas/entities/advert/campaign.json',
      'schemas/pages/advert/campaigns.json',
      'schemas/pages/advert/old_campaigns.json',
    ])
  })

  it('through references too, with line and column', () => {
    const uses = references.filter(({ kind, name, file }) => kind === 'field' && name === 'shop.name' && file.includes('pages/'))
    expect(uses).toContainEqual({ file: 'schemas/pages/advert/campaigns.json', line: 20, column: 5, kind: 'field', name: 'shop.name' })
  })
})

describe('docs/schema-errors.md', () => {
  it('explains every code', () => {
    const text = schemaErrorsMarkdown().replaceAll('\n', ' ')
    const told = ([code, { title, explanation }]: [string, (typeof CATALOGUE)[string]]): boolean => text.includes(`### ${code} ${title}  ${explanation}`)
    expect(Object.entries(CATALOGUE).filter((entry) => !told(entry))).toEqual([])
  })
})

describe('checking again after a change', () => {
  const at = {
    page: 'schemas/pages/advert/campaigns.json',
    fees: 'schemas/pages/finance/fees.json',
    entity: 'schemas/entities/advert/campaign.json',
    set: 'schemas/columns/campaign_money.json',
  }
  const steps: { what: string; path: string; text: string | undefined }[] = [
    { what: 'a page goes wrong', path: at.page, text: base[at.page]?.replace('"acos",\n', '"aocs",\n') },
    { what: 'another page goes wrong too', path: at.fees, text: base[at.fees]?.replace('"mouth"', '').replace('"month"', '"mouth"') },
    { what: 'an entity loses a field that pages show', path: at.entity, text: base[at.entity]?.replace('"clicks": {', '"click_count": {') },
    { what: 'the entity is right again', path: at.entity, text: base[at.entity] },
    { what: 'the page is right again', path: at.page, text: base[at.page] },
    { what: 'a set goes wrong', path: at.set, text: base[at.set]?.replace('"spend"', '"clicks"') },
    { what: 'the set is right again', path: at.set, text: base[at.set] },
    {
      what: 'a second page takes the name of the first',
      path: 'schemas/pages/a/campaigns.json',
      text: base[at.page]?.replace('["-spend", "name"]', '["remark"]'),
    },
    { what: 'the second page goes', path: 'schemas/pages/a/campaigns.json', text: undefined },
    { what: 'a linked page loses its tab', path: at.fees, text: base[at.fees]?.replace('"code": "lines"', '"code": "all"') },
    { what: 'all is right again', path: at.fees, text: base[at.fees] },
  ]

  it('says what a first check would say, though unchanged pages are not judged again', () => {
    const root = mkdtempSync(join(tmpdir(), 'check-'))
    try {
      const texts: Record<string, string> = { ...base }
      const write = (path: string): void => {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), texts[path] ?? '')
      }
      Object.keys(texts).forEach(write)
      const cache: ReadCache = new Map()
      const again = (): Problem[] => checkSchemas(readSchemas(root, cache), facts)
      expect(again()).toEqual([])
      const told: number[] = []
      for (const { path, text } of steps) {
        if (text === undefined) {
          Reflect.deleteProperty(texts, path)
          rmSync(join(root, path))
        } else {
          texts[path] = text
          write(path)
          // A clock of the file system may be too coarse to tell two writes apart.
          const time = new Date(Date.now() + told.length * 2000 + 5000)
          utimesSync(join(root, path), time, time)
        }
        const kept = again()
        expect(kept).toEqual(checkSchemas(readTexts('', texts), facts))
        told.push(kept.length)
      }
      expect(told).toEqual([1, 2, 5, 2, 1, 2, 1, 3, 1, 1, 0])
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })
})
