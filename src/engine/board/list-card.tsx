/** The few first rows of a list, in a card; each row leads to the list behind it. */
import { useMemo } from 'react'
import type { EnumPlan, ListPlan } from '../../lib/plan'
import type { Row } from '../../lib/wire'
import { FewRows } from '../few-rows'

interface Props {
  list: ListPlan
  rows: readonly Row[]
  enums: Record<string, EnumPlan>
  page: string
  onPress?: (row: Row) => void
}

export function ListCard({ list, rows, enums, page, onPress }: Props) {
  const actions = useMemo(
    () => (onPress ? { width: 64, render: (row: Row) => <span className="row-actions"><button type="button" className="row-action" onClick={() => onPress(row)}>查看</button></span> } : undefined),
    [onPress],
  )
  return <FewRows columns={list.columns} rows={rows} rowKey={list.rows[0]?.by ?? list.rowKey} enums={enums} marks={list.marks} page={page} call={`${list.list.family}.${list.list.call}`} rowActions={actions} onOpenRow={onPress} />
}
