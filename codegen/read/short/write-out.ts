/**
 * Short forms -> the language's full forms, once, before anybody checks or resolves: whoever comes after knows one way to say a thing.
 * What stands within another file (an enum in a field, rows below, a list's form, a planned page) becomes a file of its own here, with the text and
 * the places of the file it stands in. Keeps what it made as long as all the files it was made from are the same.
 */
import type { Node } from 'jsonc-parser'
import type { FileKind, SourceFile } from '../source'
import { valueOf } from '../tree'
import { changesMade, copied, say } from './draft'
import { writeOutEntity } from './entity'
import { writeOutFamily } from './family'
import { plannedPages, writeOutPage, writeOutTab, type Others } from './page'
import type { Made } from './made'

interface Written {
  /** The other files that were looked at, by kind and name; undefined: not there. */
  from: Map<string, SourceFile | undefined>
  files: SourceFile[]
}

/** The kinds of files that know short forms; each looks only at those before it. */
const ORDER: readonly FileKind[] = ['entity', 'endpoints', 'planned', 'marks', 'tab', 'page']

const kept = new WeakMap<SourceFile, Written>()
const origins = new WeakMap<SourceFile, SourceFile>()

/** The file as it was read, which this one was written out from; itself where nothing was written out. */
export function asRead(file: SourceFile): SourceFile {
  return origins.get(file) ?? file
}

/** Every file written out, and those that stand within others. @param files as they were read. */
export function writtenOut(files: SourceFile[]): SourceFile[] {
  const done = new Map<string, SourceFile>()
  const all: SourceFile[] = []
  const give = (made: SourceFile[]): void => {
    for (const file of made) {
      if (!done.has(`${file.kind} ${file.name}`)) done.set(`${file.kind} ${file.name}`, file)
      all.push(file)
    }
  }
  for (const kind of ORDER) for (const file of files) if (file.kind === kind) give(written(file, (other, name) => done.get(`${other} ${name}`)))
  give(files.filter(({ kind }) => !ORDER.includes(kind)))
  return all
}

function written(file: SourceFile, look: (kind: FileKind, name: string) => SourceFile | undefined): SourceFile[] {
  const known = kept.get(file)
  if (known && [...known.from].every(([key, from]) => look(...(key.split(' ') as [FileKind, string])) === from)) return known.files
  const from: Written['from'] = new Map()
  const other =
    (kind: FileKind) =>
    (name: string): SourceFile | undefined => {
      const found = look(kind, name)
      from.set(`${kind} ${name}`, found)
      return found
    }
  const [entity, family] = [other('entity'), other('endpoints')]
  const files = writeOut(file, { entity: (name) => entity(name)?.node, family: (name) => family(name)?.node, tab: other('tab'), marks: other('marks') })
  kept.set(file, { from, files })
  return files
}

function writeOut(file: SourceFile, others: Others): SourceFile[] {
  if (file.node?.type !== 'object' || !ORDER.includes(file.kind)) return [file]
  if (file.kind === 'planned') {
    return [file, ...plannedPages(file.node).map((page) => of(file, { kind: 'page', problems: [], ...page, value: valueOf(page.node) }))]
  }
  const node = copied(file.node)
  const before = changesMade()
  const made = file.kind === 'entity' ? writeOutEntity(node) : file.kind === 'page' ? writeOutPage(node, others) : []
  if (file.kind === 'endpoints') writeOutFamily(node, others.entity)
  if (file.kind === 'tab') writeOutTab(node, others)
  if (changesMade() === before) return [file]
  return [of(file, { node, value: valueOf(node) }), ...made.flatMap((each) => within(file, each))]
}

function within(file: SourceFile, { kind, name, says, where }: Made): SourceFile[] {
  const node: Node = { type: 'object', offset: where.offset, length: where.length, children: [] }
  for (const [key, value] of Object.entries({ language: 1, ...says })) say(node, key, value, where)
  const made = kind === 'entity' ? writeOutEntity(node) : []
  return [of(file, { kind, name, node, value: valueOf(node), problems: [] }), ...made.flatMap((each) => within(file, each))]
}

function of(file: SourceFile, says: Partial<SourceFile>): SourceFile {
  const made = { ...file, ...says }
  origins.set(made, file)
  return made
}
