/**
 * Rewrites files of an older language version, one version at a time, keeping everything else of the text as it is.
 * Pure: `npm run codegen -- --migrate` writes what it gives. A change of the language adds one entry to MIGRATIONS.
 */
import { applyEdits, modify, parse } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import { placeOf } from './parse'
import type { FileKind } from './source'

/** The version this program speaks. */
export const LANGUAGE = 1

/** One step of the language, from the version below to this one. */
export interface Migration {
  /** The version a file is in afterwards; before, it is in the one below. */
  to: number
  /** What changes, for the person who runs it. */
  what: string
  /** The new text of one file; the language number is set by the caller. */
  rewrite(text: string, kind: FileKind): string
}

const MIGRATIONS: Migration[] = [
  { to: 1, what: 'every file says its language version', rewrite: (text) => text },
]

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

/** The version a text says; 0 where it says none; undefined where it is no JSON object. */
function languageOf(text: string): number | undefined {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors)
  if (errors.length > 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const said = (value as Record<string, unknown>).language
  return typeof said === 'number' ? said : 0
}

/** One file in the present version; the same text where nothing is to be done (newer, unreadable, or up to date). */
export function migrateText(text: string, kind: FileKind, migrations: readonly Migration[] = MIGRATIONS): string {
  const from = languageOf(text)
  if (from === undefined) return text
  let now = text
  for (const migration of migrations.filter(({ to }) => to > from)) {
    now = migration.rewrite(now, kind)
    // "$schema" stays first, the version comes next.
    const edits = modify(now, ['language'], migration.to, { ...FORMAT, getInsertionIndex: (keys) => (keys[0] === '$schema' ? 1 : 0) })
    now = applyEdits(now, edits)
  }
  return now
}

/** Path -> new text, of the files that change. */
export function migrateTexts(texts: Record<string, string>, migrations: readonly Migration[] = MIGRATIONS): Record<string, string> {
  const changed: Record<string, string> = {}
  for (const [path, text] of Object.entries(texts)) {
    const place = placeOf(path)
    if (!place || typeof place === 'string') continue
    const now = migrateText(text, place.kind, migrations)
    if (now !== text) changed[path] = now
  }
  return changed
}
