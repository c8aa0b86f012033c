/**
 * One text -> one source file: places it by its path, parses it strictly (no comments, no trailing commas),
 * and tells what is wrong with the text itself. Pure.
 */
import { parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import type { Problem } from '../check/problem'
import { FILE_KINDS, FOLDERS, lineStarts, PLANNED_FILE, positionAt } from './source'
import type { FileKind, SourceFile } from './source'
import { strangersIn } from './strangers'
import { treeOf, valueOf } from './tree'

interface Place {
  kind: FileKind
  name: string
  module?: string
}

/** Where a path belongs; a text says why it belongs nowhere; undefined: not meant to be read. */
export function placeOf(path: string): Place | string | undefined {
  const parts = path.split('/')
  const base = parts.at(-1) ?? ''
  if (parts.slice(1).some((part) => part.startsWith('.')) || base === 'README.md') return undefined
  if (!base.endsWith('.json')) return 'schema files end in .json'
  const name = base.slice(0, -'.json'.length)
  if (path === 'schemas/menu.json') return { kind: 'menu', name }
  const folder = Object.hasOwn(FOLDERS, parts[1] ?? '') ? FOLDERS[parts[1] ?? ''] : undefined
  if (parts.length < 3 || !folder) {
    return `schemas/ holds menu.json and the folders ${Object.keys(FOLDERS).sort().join(', ')}`
  }
  const wanted = folder.modules ? 4 : 3
  if (parts.length !== wanted) {
    return folder.modules
      ? `files of schemas/${parts[1]}/ stand in one folder, their module: schemas/${parts[1]}/<module>/${base}`
      : `files of schemas/${parts[1]}/ stand directly in it: schemas/${parts[1]}/${base}`
  }
  const module = parts[2] ?? ''
  if (folder.kind === 'page' && base === PLANNED_FILE) return { kind: 'planned', name: module, module }
  return folder.modules ? { kind: folder.kind, name, module } : { kind: folder.kind, name }
}

/** The key by which files of a kind say their name, and what else every one of them says. */
const WORD_OF_KIND: Record<FileKind, string> = {
  entity: 'entity', dataset: 'dataset', enum: 'enum', columns: 'columns', filters: 'filters', marks: 'marks', dialog: 'dialog', tab: 'tab',
  page: 'page', planned: 'planned', endpoints: 'family', wire: 'wire', report: 'report', mapping: 'mapping', menu: 'menu',
}
const ALSO: Record<FileKind, readonly string[]> = {
  entity: ['fields'], dataset: ['sources', 'measures'], enum: ['values'], columns: ['of'], filters: ['of'], marks: ['of'],
  dialog: ['fields', 'submit'], tab: ['title'], page: ['route', 'kind'], planned: [], endpoints: ['calls'],
  wire: ['envelope'], report: ['detect', 'columns'], mapping: ['rules'], menu: ['roles'],
}

function isKind(value: object, kind: FileKind): boolean {
  // A dialog says "entity" and "fields" too, which are a list of inputs.
  if (kind === 'entity' && 'fields' in value && Array.isArray(value.fields)) return false
  return [WORD_OF_KIND[kind], ...ALSO[kind]].every((key) => Object.hasOwn(value, key))
}

/** The kind of file that this text is, by its keys; undefined where they do not tell. */
function kindSaid(file: Pick<SourceFile, 'kind' | 'value'>): FileKind | undefined {
  const { value } = file
  if (typeof value !== 'object' || value === null || isKind(value, file.kind)) return undefined
  const kinds = FILE_KINDS.filter((kind) => kind !== 'menu' && isKind(value, kind))
  return kinds.length === 1 ? kinds[0] : undefined
}

/** Where a file of a kind and name stands. */
function homeOf(kind: FileKind, name: string, module: string | undefined): string {
  if (kind === 'planned') return `schemas/pages/${module ?? '<module>'}/${PLANNED_FILE}`
  const [folder, { modules } = { modules: false }] = Object.entries(FOLDERS).find(([, each]) => each.kind === kind) ?? []
  return `schemas/${folder ?? ''}/${modules ? `${module ?? '<module>'}/` : ''}${name}.json`
}

/**
 * A file in no known place whose keys say what it is: read as that, and told of once; undefined where nobody can tell.
 * @param why what is wrong with the place, in words
 */
export function parseStray(path: string, why: string, text: string): SourceFile | undefined {
  const base = path.split('/').at(-1) ?? ''
  const [, module, ...deeper] = path.split('/').slice(1, -1)
  if (!base.endsWith('.json')) return undefined
  const name = base.slice(0, -'.json'.length)
  const file = parseSource(path, { kind: 'menu', name }, text)
  const kind = file.kind
  if (!file.node || kind === 'menu') return undefined
  const home = module === undefined || deeper.length > 0 ? undefined : module
  const told = { message: `no schema file belongs here: ${why}.`, hint: `It is a file of kind ${kind}: move it to ${homeOf(kind, name, home)}` }
  return { ...file, module: home ?? 'misplaced', problems: file.problems.map((each) => (each.code === 'SCH103' ? { ...each, ...told } : each)) }
}

/** What jsonc-parser's error codes mean, in words. */
const WORDS: Record<string, string> = {
  InvalidSymbol: 'a word that is neither true, false, null nor text in double quotes',
  InvalidNumberFormat: 'a number that cannot be read',
  PropertyNameExpected: 'a key in double quotes is wanted here',
  ValueExpected: 'a value is wanted here',
  ColonExpected: 'a colon is wanted here',
  CommaExpected: 'a comma is wanted here',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'nothing may follow the closing }',
  InvalidCommentToken: 'comments are not allowed; say it in "note"',
  UnexpectedEndOfComment: 'comments are not allowed; say it in "note"',
  UnexpectedEndOfString: 'a closing " is missing',
  UnexpectedEndOfNumber: 'a number that cannot be read',
  InvalidUnicode: 'a \\u escape that cannot be read',
  InvalidEscapeCharacter: 'a \\ escape that cannot be read',
  InvalidCharacter: 'a character that may not stand in text; write it as an escape',
}

/** Parses one text; a file that cannot be read keeps its name and place, without value or tree. */
export function parseSource(path: string, place: Place, text: string): SourceFile {
  const lines = lineStarts(text)
  const file: SourceFile = { path, ...place, text, value: undefined, problems: [], lines }
  const problem = (code: string, offset: number, message: string, hint?: string): Problem => ({
    file: path, ...positionAt(file, offset), code, severity: 'error', message, ...(hint ? { hint } : {}),
  })
  const errors: ParseError[] = []
  const body = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text
  const node = treeOf(body) ?? parseTree(body, errors, { disallowComments: true, allowTrailingComma: false })
  const first = errors[0]
  if (first || !node) {
    const word = first ? printParseErrorCode(first.error) : 'ValueExpected'
    const offset = first?.offset ?? 0
    const surplusComma = /ValueExpected|PropertyNameExpected/.test(word) && /^[\]}]/.test(body.slice(offset)) && /,\s*$/.test(body.slice(0, offset))
    const misread = surplusComma ? 'a comma too many before the closing bracket' : (WORDS[word] ?? word)
    const what = body.trim() === '' ? 'the file is empty' : misread
    const around = first ? strangersIn(body.slice(offset, offset + Math.max(1, first.length))) : []
    // Inside text that has no end, Chinese punctuation is right; only a curly quote explains the missing one.
    const stranger = word === 'UnexpectedEndOfString' ? around.find(({ means }) => means === '"') : around[0]
    const right = stranger?.means === '"' ? 'a straight quote' : `"${stranger?.means ?? ''}"`
    const cure = stranger?.isInvisible ? 'Delete it; an editor shows it as nothing' : `Type ${right} with the keyboard set to English (half-width)`
    file.problems.push(stranger
      ? problem('SCH101', offset + stranger.at, `not JSON: there is ${stranger.says}.`, cure)
      : problem('SCH101', offset, `not JSON: ${what}.`, 'Nothing else of this file is checked until it can be read'))
    return file
  }
  file.node = node
  let repeats = false
  file.value = valueOf(node, () => (repeats = true))
  const said = kindSaid(file)
  if (said !== undefined && said !== file.kind) {
    // Taken for what it says it is, so that nobody who names it is blamed for where it stands.
    const what = `this is a file of kind ${said} ("${WORD_OF_KIND[said]}" names it), and stands where files of kind ${file.kind} do.`
    file.problems.push(problem('SCH103', 0, what, `Move it to ${homeOf(said, file.name, file.module)}`))
    file.kind = said
  }
  for (const { key, before } of repeats ? repeatedKeys(node) : []) {
    const { line } = positionAt(file, before.offset)
    file.problems.push(problem('SCH102', key.offset, `"${key.value}" is said twice in one object; the first is in line ${line}.`, 'Keep one of them'))
  }
  return file
}

function repeatedKeys(root: Node): { key: Node; before: Node }[] {
  const found: { key: Node; before: Node }[] = []
  const visit = (node: Node): void => {
    if (node.type === 'object') {
      const seen = new Map<string, Node>()
      for (const property of node.children ?? []) {
        const key = property.children?.[0]
        if (!key) continue
        const before = seen.get(String(key.value))
        if (before) found.push({ key, before })
        else seen.set(String(key.value), key)
      }
    }
    for (const child of node.children ?? []) visit(child)
  }
  visit(root)
  return found
}
