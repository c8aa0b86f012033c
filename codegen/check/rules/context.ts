/** What every rule is given: all files together, and a pen to write problems with. */
import type { Node } from 'jsonc-parser'
import { positionAt } from '../../read/source'
import type { SourceFile } from '../../read/source'
import type { Reference } from '../names'
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
  references: Reference[]
  problems: Problem[]
  error(code: string, file: SourceFile, node: Node | undefined, message: string, hint?: string): void
  warning(code: string, file: SourceFile, node: Node | undefined, message: string, hint?: string): void
  /** The values of one definition (condition, formula, column, …) in a file. */
  noted(file: SourceFile, definition: string): Node[]
  /** True where an object lacks a key, and no misspelt key of it was told already. */
  lacks(file: SourceFile, node: Node, key: string): boolean
}

export type Rule = (context: RuleContext) => void

export function contextOf(world: World, facts: Facts, references: Reference[]): RuleContext {
  const problems: Problem[] = []
  const tell = (severity: Problem['severity']): RuleContext['error'] => (code, file, node, message, hint) => {
    problems.push({ file: file.path, ...positionAt(file, node?.offset ?? 0), code, severity, message, ...(hint ? { hint } : {}) })
  }
  return {
    world,
    facts,
    references,
    problems,
    error: tell('error'),
    warning: tell('warning'),
    noted: (file, definition) => world.shape(file).noted.get(definition) ?? [],
    lacks: (file, node, key) =>
      !node.children?.some((property) => property.children?.[0]?.value === key) && !world.shape(file).meant.get(node)?.has(key),
  }
}
