/** Columns that hold ids, told by the names of the rows they refer to, and kept filter trees, told in words: as the screen tells them. */
import type { Call, Model } from '../../../../contract/model'
import { fieldAtPath } from '../../../../codegen/resolve/field-plans'
import type { KeptConditions } from '../../../../contract/plan'
import type { Row } from '../../../../contract/wire'
import { titlesOf } from '../../read/answer/titles'
import { treeTeller } from '../../read/answer/tree-words'
import type { ExportColumn } from './columns'
import type { Reading } from '../../read/reading'

/** The columns, with the entity whose rows their ids name. */
export function withNames(model: Model, { does }: Call, columns: ExportColumn[]): ExportColumn[] {
  const optionsOf = (path: string): { entity: string } | undefined =>
    does?.type === 'list' ? fieldAtPath(model.entities, does.entity, path)?.options
    : does?.type === 'report' ? model.datasets[does.dataset]?.dimensions[path]?.options : undefined
  const treeAt = (path: string): KeptConditions | undefined =>
    does?.type === 'list' ? fieldAtPath(model.entities, does.entity, path)?.conditions : undefined
  return columns.map((column) => {
    const names = optionsOf(column.path)?.entity
    const tree = treeAt(column.path)
    return { ...column, ...(names === undefined ? {} : { names }), ...(tree ? { tree } : {}) }
  })
}

/** Puts names in the place of ids, and words in the place of trees; each id is looked up once. An id without a name stays. */
export function namer(reading: Reading, columns: ExportColumn[]): (rows: Row[]) => Promise<Row[]> {
  const known = new Map<string, Map<string, string>>()
  const naming = columns.flatMap(({ path, names }) => (names === undefined ? [] : [{ path, names }]))
  const trees = columns.flatMap(({ path, tree }) => (tree === undefined ? [] : [{ path, tree }]))
  for (const { names } of naming) known.set(names, new Map())
  return async (rows) => {
    for (const [entity, names] of known) {
      const paths = naming.filter((each) => each.names === entity).map(({ path }) => path)
      const unknown = [...new Set(paths.flatMap((path) => rows.flatMap((row) => idsIn(row[path]))))].filter((id) => !names.has(id))
      const found = unknown.length === 0 ? new Map<string, string>() : await titlesOf(reading, entity, unknown)
      for (const id of unknown) names.set(id, found.get(id) || id)
    }
    const told = (names: string, value: unknown): unknown => {
      const words = idsIn(value).map((id) => known.get(names)?.get(id) ?? id)
      return Array.isArray(value) ? words : (words[0] ?? value)
    }
    const named = naming.length === 0
      ? rows : rows.map((row) => ({ ...row, ...Object.fromEntries(naming.map(({ path, names }) => [path, told(names, row[path])])) }))
    return trees.reduce(async (before, { path, tree }) => {
      const all = await before
      const say = await treeTeller(reading, tree, path, all)
      return all.map((row) => ({ ...row, [path]: say(row) ?? row[path] }))
    }, Promise.resolve(named))
  }
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return value === null || value === undefined || value === '' ? [] : [String(value)]
}
