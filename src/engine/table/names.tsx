/** Names of the rows that ids refer to, kept at hand for copying: the cells ask for them anyway. Draws nothing. */
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { usePort } from '../port'

/** Names by entity and id, kept as they come; `nameOf` is undefined for one that has not come yet. `put` replaces those of its entity. */
export interface Names {
  nameOf: (entity: string, id: string) => string | undefined
  put: (entity: string, names: ReadonlyMap<string, string>) => void
}

/** One memory of names for the life of the table; a new name draws nothing anew. */
export function useNames(): Names {
  const kept = useRef(new Map<string, ReadonlyMap<string, string>>())
  return useMemo((): Names => ({ nameOf: (entity, id) => kept.current.get(entity)?.get(id), put: (entity, names) => void kept.current.set(entity, names) }), [])
}

/** Asks for the names of all rows that these columns refer to and puts them into `names`. A person sees nothing of it. */
export const NamesOf = memo(function NamesOf({ columns, rows, names }: { columns: readonly ColumnPlan[]; rows: readonly Row[]; names: Names }) {
  const entities = useMemo(() => {
    const paths = new Map<string, string[]>()
    for (const { options, path } of columns) if (options) paths.set(options.entity, [...(paths.get(options.entity) ?? []), path])
    return [...paths].map(
      ([entity, of]) => ({
        entity,
        ids: [...new Set(
          rows.flatMap((row) => of.flatMap((path) => (row[path] === null || row[path] === undefined || row[path] === '' ? [] : [String(row[path])]))),
        )],
      }),
    )
  }, [columns, rows])
  return entities.map(({ entity, ids }) => (ids.length > 0 ? <NamesIn key={entity} entity={entity} ids={ids} names={names} /> : null))
})

function NamesIn({ entity, ids, names }: { entity: string; ids: readonly string[]; names: Names }) {
  const found = usePort().useLabels(entity, ids)
  useLayoutEffect(() => names.put(entity, found), [names, entity, found])
  return null
}
