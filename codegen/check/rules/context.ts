/** What every rule is given: all files together, and a pen to write problems with. */
import type { Node } from 'jsonc-parser'
import { positionAt } from '../../read/source'
import type { SourceFile } from '../../read/source'
import type { FoundUse } from '../names'
import type { Problem } from '../problem'
import type { World } from '../world'

/** What the code has, as far as schema files name it. */
export interface Facts {
  /** Family -> names of its handlers. */
  handlers?: Record<string, string[]>
  /** Names of the parsers in server/imports/parsers. */
  parsers?: string[]
}

export interface RuleContext {
  world: World
  facts: Facts
  problems: Problem[]
  /** What was worked out already under this key, for one check. */
  remember<Value>(key: string, make: () => Value): Value
  /** True where any file names it: "field", "campaign.acos". */
  isUsed(kind: string, name: string): boolean
  error(code: string, file: SourceFile, node: Node | undefined, message: string, hint?: string): void
  warning(code: string, file: SourceFile, node: Node | undefined, message: string, hint?: string): void
  /** The values of one definition (condition, formula, column, …) in a file. */
  noted(file: SourceFile, definition: string): Node[]
  /** True where an object lacks a key, and no misspelt key of it was told already. */
  lacks(file: SourceFile, node: Node, key: string): boolean
}

export type Rule = (context: RuleContext) => void

export function contextOf(world: World, facts: Facts, found: FoundUse[]): RuleContext {
  let used: Set<string> | undefined
  const memory = new Map<string, unknown>()
  const problems: Problem[] = []
  const tell = (severity: Problem['severity']): RuleContext['error'] => (code, file, node, message, hint) => {
    problems.push({ file: file.path, ...positionAt(file, node?.offset ?? 0), code, severity, message, ...(hint ? { hint } : {}) })
  }
  return {
    world,
    facts,
    problems,
    remember: <Value>(key: string, make: () => Value): Value => {
      if (!memory.has(key)) memory.set(key, make())
      return memory.get(key) as Value
    },
    isUsed: (kind, name) => (used ??= new Set(found.map(({ target }) => `${target.kind} ${target.name}`))).has(`${kind} ${name}`),
    error: tell('error'),
    warning: tell('warning'),
    noted: (file, definition) => world.shape(file).noted.get(definition) ?? [],
    lacks: (file, node, key) =>
      !node.children?.some((property) => property.children?.[0]?.value === key) && !world.shape(file).meant.get(node)?.has(key),
  }
}
