/** Functions that a person can read at a glance; a longer one says above it why it is one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { LONGEST_FUNCTION, MEASURED, MOST_PARAMETERS } from './rules'

const ROOT = resolve(import.meta.dirname, '../..')
const REASON = /^\s*(?:\/\/|\*) Long because: \S+ \S+/

interface Node { type: string; start: number; end: number; body?: Node | Node[] | null; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const FUNCTIONS: ReadonlySet<string> = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function collect(node: Node, found: Node[]): Node[] {
  if (FUNCTIONS.has(node.type) && node.body) found.push(node)
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) collect(each, found)
    } else if (isNode(value)) collect(value, found)
  }
  return found
}

const parsed = new Map<string, Node[]>()

/** Every function with a body, whatever it is called; a text is parsed once for all that is asked of it. */
function functionsOf(file: string, text: string): Node[] {
  const known = parsed.get(text)
  if (known) return known
  const found = collect(parseSync(file, text).program as unknown as Node, [])
  parsed.set(text, found)
  return found
}

/** Functions of more lines than one may have without a reason in the comment directly above the statement that they begin in. */
function tooLong(file: string, text: string): string[] {
  const lines = text.split('\n')
  if (lines.length <= LONGEST_FUNCTION) return []
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index)
  const lineOf = (offset: number): number => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle]! < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
  return functionsOf(file, text).flatMap(({ start, end }) => {
    const [first, last] = [lineOf(start), lineOf(end)]
    return last - first < LONGEST_FUNCTION || REASON.test(lines[first - 2] ?? '') ? [] : [`${file}:${first} has ${last - first + 1} lines`]
  })
}

const measured = (): string[] =>
  MEASURED.flatMap(
    (folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name.replaceAll('\\', '/'))),
  )
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|bench)\.tsx?$|\/generated\//.test(name))

test('no function is longer than a page without a reason beside it', () => {
  const files = measured()
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => tooLong(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test('no function takes a train of parameters', () => {
  const trains = (text: string, file = 'a.ts'): string[] =>
    functionsOf(file, text).flatMap(
      ({ params }) => ((params as unknown[]).length > MOST_PARAMETERS ? [`${file}: ${(params as unknown[]).length}`] : []),
    )
  expect(trains('const f = (a, b, c, d, e, f, g, h) => a')).toEqual(['a.ts: 8'])
  expect(measured().flatMap((file) => trains(readFileSync(join(ROOT, file), 'utf8'), file))).toEqual([])
})

test('a long function is told by its first line, and a reason is a sentence', () => {
  const long = `const f = () => {\n${'  g()\n'.repeat(LONGEST_FUNCTION)}}\n`
  expect(tooLong('a.ts', `${long.replace('const f', '\nconst f')}`)).toEqual([`a.ts:2 has ${LONGEST_FUNCTION + 2} lines`])
  expect(tooLong('a.ts', `// Long because: one pass is one pass.\n${long}`)).toEqual([])
  expect(tooLong('a.ts', `// Long because: \n${long}`)).toHaveLength(1)
})

test('the compiler and the server ask a kind what it is like, not what it is called', () => {
  // A file is a page or a dataset, and words may be any kind's: those are no kinds of fields with a way of their own.
  const named = /\bkind (?:===|!==) '(?:money|date|datetime|month|tags|bool|rank)'|\bas (?:===|!==) '(?:date|datetime|month|bool)'/
  const files = ['codegen', 'server/kernel'].flatMap(
    (folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  expect(files.filter((file) => named.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
