/** Names of the people and rows that a field's ids mean, for paper. */
import { useMemo } from 'react'
import type { FieldPlan } from '../../../contract/plan'
import { usePort } from '../port'

/** @returns the name of an id that the field holds; undefined where it holds none */
export function useNamed(field: Pick<FieldPlan, 'options'> | undefined, value: unknown): (entity: string, id: string) => string | undefined {
  const ids = useMemo(
    () => (!field?.options || value === null || value === undefined || value === '' ? [] : [value].flat().map(String)), [field, value],
  )
  const names = usePort().useLabels(field?.options?.entity ?? '', ids)
  return (_entity, id) => names.get(id)
}
