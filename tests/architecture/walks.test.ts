/**
 * The walks of ARCHITECTURE.md are the code's: every file that they name is there, and is imported by one that is named before it
 * in the same walk. Where code is brought (a module's handler, a kind of task, what fills a slot), who brings it is said here, and
 * must do so.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const TEXT = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')

/** Whoever brings a file that nobody of the walk imports. */
const BROUGHT: Readonly<Record<string, string>> = {
  'server/kernel/http/calls/behind.ts': 'server/modules/workplace/app.handlers.ts',
  'server/kernel/http/calls/related.ts': 'server/modules/workplace/app.handlers.ts',
  'server/kernel/http/calls/explain.ts': 'server/modules/workplace/app.handlers.ts',
  'server/kernel/intake/jobs.ts': 'server/kernel/intake/kernel-tasks.ts',
  'server/kernel/intake/undo-import.ts': 'server/modules/workplace/reports/imports.handlers.ts',
  'server/kernel/tasks/job-store.ts': 'server/kernel/tasks/queue.ts',
  'server/modules/finance/fees/row-fees.ts': 'server/modules/finance/fees/fees.source.ts',
}

/** Where the names of a walk are looked for, in this order. */
const BELOW = ['', 'server/', 'server/kernel/', 'server/kernel/http/', 'server/kernel/read/', 'server/modules/']

const place = (name: string): string | undefined => BELOW.map((folder) => folder + name).find((path) => existsSync(join(ROOT, path)))

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(/(?:^|\n)(?:import|export)\s[\w$\s,{}*]*?from\s*'(\.[^']+)'|import\('(\.[^']+)'\)/g)].flatMap(([, one, other]) => {
    const base = resolve(ROOT, dirname(file), (one ?? other)!)
    const hit = [`${base}.ts`, `${base}.tsx`, base].find(isFile)
    return hit === undefined ? [] : [relative(ROOT, hit).replaceAll('\\', '/')]
  })
}

/** What is wrong with a walk: files that are gone, and files that nobody before them asks. */
function wrongIn(walk: string): string[] {
  const names = [...walk.matchAll(/`([\w./-]+\.ts)`/g)].map((match) => match[1]!).filter((name) => !name.startsWith('tests/'))
  const before: string[] = []
  return names.flatMap((name): string[] => {
    const file = place(name)
    if (file === undefined) return [`${name} is gone`]
    const asked = before.length === 0 || before.includes(file) || before.some((earlier) => importsOf(earlier).includes(file))
    const brought = BROUGHT[file] !== undefined && importsOf(BROUGHT[file]).includes(file)
    before.push(file)
    return asked || brought ? [] : [`nobody before ${name} imports it`]
  })
}

const walkOf = (heading: string): string => TEXT.split(`### ${heading}\n`)[1]?.split(/\n##/)[0] ?? ''

describe('a walk of ARCHITECTURE.md', () => {
  const walks: [heading: string, leastFiles: number][] = [['A request\'s walk', 30], ['A report row\'s walk', 20], ['A schema word\'s walk', 10]]
  test.each(walks)('%s names files that ask each other in this order', (heading, least) => {
    const walk = walkOf(heading)
    expect(walk.match(/`[\w./-]+\.ts`/g)?.length ?? 0).toBeGreaterThanOrEqual(least)
    expect(wrongIn(walk)).toEqual([])
  })

  test('is refused where a file is gone, and where the order is not the code\'s', () => {
    expect(wrongIn('`calls/answer.ts` → `read/answer/lists.ts` → `read/plan/list.ts`')).toEqual([])
    expect(wrongIn('`calls/answer.ts` → `read/answer/gone.ts`')).toEqual(['read/answer/gone.ts is gone'])
    expect(wrongIn('`calls/answer.ts` → `read/plan/list.ts` → `read/answer/lists.ts`')).toEqual(['nobody before read/plan/list.ts imports it'])
  })
})
