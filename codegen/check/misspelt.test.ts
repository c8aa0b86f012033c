/**
 * One mistake, one message: in a right tree every name and every key is misspelt, one at a time, so that nothing is near enough to be
 * proposed. Names are read from the meta-schemas and keys from the files, so that a new word is misspelt by being there; one of each sort
 * of place stands for all of it, and `MUTATIONS=all` takes every one.
 */
import type { Node } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { MUTATION_FACTS, mutationTree } from '../../tests/support/mutation-tree'
import { readTexts, withText } from '../read/read'
import { homeOf, type SourceFile } from '../read/source'
import { checkSchemas, type Problem } from './check'
import { META, type MetaSchema } from './language'
import { keysTo } from './node'
import { shapeOf } from './shape'

const GARBAGE = '"zzqx"'
const right = readTexts('', mutationTree())

/** Every key that some meta-schema has: keys of maps, as fields' names, are of the product. */
const WORDS = new Set<string>(Object.values(META).flatMap(wordsOf))

function wordsOf(schema: MetaSchema): string[] {
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (typeof inner !== 'object' || inner === null) return []
    return [...(key === 'properties' ? Object.keys(inner as object) : []), ...wordsOf(inner as MetaSchema)]
  })
}

function told(file: SourceFile, node: Node): Problem[] {
  const text = file.text.slice(0, node.offset) + GARBAGE + file.text.slice(node.offset + node.length)
  return checkSchemas(withText(right, file.path, text), MUTATION_FACTS).filter(({ severity }) => severity === 'error')
}

interface Spot { file: SourceFile; node: Node }

/** The first of each kind of file and key around it; `say` tells more of what makes two alike. */
function oneOfEach(all: readonly Spot[], say: (spot: Spot) => string): Spot[] {
  if (process.env['MUTATIONS'] === 'all') return [...all]
  const alike = (spot: Spot): string => `${spot.file.kind} ${say(spot)} ${keysTo(spot.node).filter((key) => WORDS.has(key)).at(-1)}`
  return [...new Map(all.toReversed().map((spot) => [alike(spot), spot])).values()]
}

const line = ({ file, line: at, column, code, message }: Problem): string => `${file}:${at}:${column} ${code} ${message}`

/** Those that are not told by one message at their place. */
function notOnce(all: Spot[]): string[][] {
  return all.flatMap(({ file, node }) => {
    const problems = told(file, node)
    const [only] = problems
    const offset = only && (file.lines[only.line - 1] ?? 0) + only.column - 1
    const said = `${file.path} ${file.text.slice(node.offset, node.offset + node.length)}`
    return problems.length === 1 && only?.file === file.path && offset === node.offset ? [] : [[said, ...problems.map(line)]]
  })
}

describe('a name that leads nowhere', () => {
  it('is one message at its place, whatever is built on what it should lead to', () => {
    const kinds = new Map(right.files.flatMap((file) => shapeOf(file).uses.map(({ node, kind }) => [node, kind] as const)))
    const spots = right.files.flatMap((file) => shapeOf(file).uses.map(({ node }) => ({ file: homeOf(node) ?? file, node })))
    const names = oneOfEach(spots, ({ node }) => kinds.get(node) ?? '')
    expect(names.length).toBeGreaterThan(60)
    expect(notOnce(names)).toEqual([])
  }, 180_000)
})

/** Code of a key that no meta-schema has. */
const UNKNOWN_KEY = 'SCH108'

function keysBelow(node: Node | undefined): Node[] {
  return (node?.children ?? []).flatMap((each) => [...(each.type === 'property' && each.children?.[0] ? [each.children[0]] : []), ...keysBelow(each)])
}

describe('a key that no file of its kind has', () => {
  it('is one message at its place, also where what it should say is needed', () => {
    const keys = right.files.flatMap((file) => keysBelow(file.node).filter((node) => !homeOf(node)).map((node) => ({ file, node })))
    const unknown = oneOfEach(keys, ({ node }) => String(node.value)).filter(({ file, node }) => {
      const text = file.text.slice(0, node.offset) + GARBAGE + file.text.slice(node.offset + node.length)
      return withText(right, file.path, text).files.some((each) => each.path === file.path && shapeOf(each).problems.some(({ code }) => code === UNKNOWN_KEY))
    })
    expect(unknown.length).toBeGreaterThan(100)
    expect(notOnce(unknown)).toEqual([])
  }, 180_000)
})
