/**
 * What a read schema file is: its text, its syntax tree with positions, and which kind its folder makes it.
 * Knows folders and names; knows nothing of what the files say.
 */
import type { Node } from 'jsonc-parser'
import type { Problem } from '../check/problem'

/** Every kind of file that schemas/ holds. */
export const FILE_KINDS = [
  'entity', 'dataset', 'enum', 'columns', 'filters', 'marks', 'dialog', 'tab', 'page', 'planned', 'endpoints', 'wire', 'report', 'mapping', 'menu',
] as const

/** Which meta-schema a file is read by. */
export type FileKind = (typeof FILE_KINDS)[number]

/** Folder below schemas/ -> kind of its files, and whether its files stand in one more folder, their module. */
export const FOLDERS: Record<string, { kind: FileKind; modules: boolean }> = {
  entities: { kind: 'entity', modules: true },
  datasets: { kind: 'dataset', modules: true },
  dialogs: { kind: 'dialog', modules: true },
  tabs: { kind: 'tab', modules: true },
  pages: { kind: 'page', modules: true },
  enums: { kind: 'enum', modules: false },
  columns: { kind: 'columns', modules: false },
  filters: { kind: 'filters', modules: false },
  marks: { kind: 'marks', modules: false },
  endpoints: { kind: 'endpoints', modules: false },
  wires: { kind: 'wire', modules: false },
  reports: { kind: 'report', modules: false },
  mappings: { kind: 'mapping', modules: false },
}

/** Beside the pages of a module: those of it that are not built yet. */
export const PLANNED_FILE = 'planned.json'

/** One schema file as it was read. */
export interface SourceFile {
  /** Posix, relative to the repo root: schemas/pages/finance/x.json. */
  path: string
  kind: FileKind
  /** The file's name without .json, by which everybody names it; of planned pages, their module. */
  name: string
  /** The folder below entities/, datasets/, pages/, tabs/ or dialogs/. */
  module?: string
  text: string
  /** The parsed JSON; undefined where the file cannot be read. */
  value: unknown
  /** The syntax tree of jsonc-parser; undefined where the file cannot be read. */
  node?: Node
  /** What is wrong with the text itself: no JSON, a key said twice. */
  problems: Problem[]
  /** Offsets at which the lines begin. */
  lines: number[]
}

/** All schema files of one product. */
export interface Sources {
  /** The repo root they were read from; empty for texts. */
  root: string
  /** Sorted by path. */
  files: SourceFile[]
  /** Files of one kind by name; the first wins where two share a name (which `problems` tells). */
  of(kind: FileKind): Map<string, SourceFile>
  /** Unreadable JSON, keys said twice, files in no known place, names used twice. */
  problems: Problem[]
}

/** Nodes that a file was given out of another one -> that one. */
const homes = new WeakMap<Node, SourceFile>()

/** Notes that a node of another file's tree was read in this one. */
export function standsIn(node: Node, home: SourceFile): void {
  homes.set(node, home)
}

/** The file that a node was read in, where it is not the one whose tree it is part of. */
export function homeOf(node: Node): SourceFile | undefined {
  return homes.get(node)
}

/** Where a node of a file's tree is written: in that file, or in the one that it was taken from. */
export function whereIs(file: SourceFile, node: Node | undefined): { file: string; line: number; column: number } {
  const home = (node && homes.get(node)) ?? file
  return { file: home.path, ...positionAt(home, node?.offset ?? 0) }
}

/** Line and column, both from 1, of an offset in a file. */
export function positionAt(file: Pick<SourceFile, 'lines'>, offset: number): { line: number; column: number } {
  let low = 0
  let high = file.lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((file.lines[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (file.lines[low] ?? 0) + 1 }
}

/** Offsets at which the lines of a text begin. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
