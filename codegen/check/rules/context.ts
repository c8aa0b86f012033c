/** What every rule is given: all files together, and a pen to write problems with. */
import type { Node } from 'jsonc-parser'
import type { ColumnKind } from '../../../contract/plan'
import { whereIs } from '../../read/source'
import type { FileKind, SourceFile } from '../../read/source'
import type { Problem } from '../problem'
import type { PageView } from '../page-views'
import type { CallView, DatasetView, EntityView } from '../views'
import type { Watched } from '../watch'
import type { World } from '../world'

/** What the code reads by name, whatever files say. */
export interface Needs {
  /** Entity -> field -> its kind ("row": the number of a row); another kind that is kept the same way does as well. */
  entities: Record<string, Record<string, ColumnKind | 'row'>>
  enums: string[]
  /** What an entity must have into which the fees of reports are written, whichever a report names: field -> kind. */
  feeLines?: Record<string, ColumnKind | 'row'>
  /** Tables of the server's own, which no entity describes. */
  tables?: string[]
}

/** What the code has, as far as schema files name it. */
export interface Facts {
  /** Family -> names of its handlers. */
  handlers?: Record<string, string[]>
  /** Names of the parsers that the modules of the server have. */
  parsers?: string[]
  /** Names of the server's functions that fill fields. */
  functions?: string[]
  /** Effects of steps that the modules of the server have: can it be undone? */
  effects?: Record<string, boolean>
  /** Names of the parts in src/parts. */
  parts?: string[]
  /** What the server's statements name. */
  needs?: Needs
}

/** Names of code of one sort: none where only others are given; undefined where nothing is known of the code at all. */
export function namesOfCode(facts: Facts, sort: 'functions' | 'parts'): string[] | undefined {
  return Object.keys(facts).length > 0 ? (facts[sort] ?? []) : undefined
}

/** One check of some files: what a rule reads, and where it writes. */
export interface RuleContext {
  world: World
  facts: Facts
  /** The files to judge: one page, or all that are no pages. Rules about one page at a time look at no others. */
  files: SourceFile[]
  /** The pages among them. */
  pages: PageView[]
  /** The entities among them. */
  entities: EntityView[]
  /** The datasets among them. */
  datasets: DatasetView[]
  /** The calls of the families among them. */
  calls: CallView[]
  problems: Problem[]
  /** What was worked out already under this key, for one check. */
  remember<Value>(key: string, make: () => Value): Value
  error(code: string, file: SourceFile, node: Node | undefined, message: string, hint?: string): void
  warning(code: string, file: SourceFile, node: Node | undefined, message: string, hint?: string): void
  /** The values of one definition (condition, formula, column, …) in a file. */
  noted(file: SourceFile, definition: string): Node[]
  /** True where an object lacks a key, and no misspelt key of it was told already. */
  lacks(file: SourceFile, node: Node, key: string): boolean
}

/** Tells what it finds by `context.error` and `context.warning`; changes nothing else. */
export type Rule = (context: RuleContext) => void

/** What rules have worked out already, for one check. */
export type RuleMemory = Map<string, Watched<unknown>>

/** The files to judge, and what the world knows of them by their kinds. */
type Judged = Pick<RuleContext, 'files' | 'pages' | 'entities' | 'datasets' | 'calls'>

/** Of two files of one name only the first is known by it. */
export function judgedOf(world: World, files: SourceFile[]): Judged {
  const among = <View extends { file: SourceFile }>(kind: FileKind, views: Map<string, View>): View[] => files.flatMap((file) => {
    const view = file.kind === kind ? views.get(file.name) : undefined
    return view?.file === file ? [view] : []
  })
  return {
    files,
    pages: among('page', world.pages),
    entities: among('entity', world.entities),
    datasets: among('dataset', world.datasets),
    calls: among('endpoints', world.families).flatMap(({ calls }) => [...calls.values()]),
  }
}

/** A context for some files; `memory` is shared by all contexts of one check. */
export function contextOf(world: World, facts: Facts, judged: Judged, memory: RuleMemory): RuleContext {
  const problems: Problem[] = []
  const tell = (severity: Problem['severity']): RuleContext['error'] => (code, file, node, message, hint) => {
    problems.push({ ...whereIs(file, node), code, severity, message, ...(hint ? { hint } : {}) })
  }
  return {
    world,
    facts,
    ...judged,
    problems,
    remember: <Value>(key: string, make: () => Value): Value => world.watch.remembered(memory as Map<string, Watched<Value>>, key, make),
    error: tell('error'),
    warning: tell('warning'),
    noted: (file, definition) => world.shape(file).noted.get(definition) ?? [],
    lacks: (file, node, key) =>
      !node.children?.some((property) => property.children?.[0]?.value === key) && !world.shape(file).meant.get(node)?.has(key),
  }
}

/** Runs rules and gives what they found. */
export function run(rules: readonly Rule[], context: RuleContext): Problem[] {
  for (const rule of rules) rule(context)
  return context.problems
}
