/** The few first rows of a list, in a card; each row leads to the list behind it. */
import { useMemo } from 'react'
import type { Row } from '../../../contract/wire'
import { FewRows } from '../few-rows'
import { callOf, type CardBodyProps } from './card-body'

/** A small table of rows. A person opens one by 查看 or a double click, where the card leads anywhere. */
export function ListCard({ list, rows, enums, page, onPress, onExplain }: CardBodyProps) {
  const actions = useMemo(
    () => (onPress ? { width: 64, render: (
      row: Row,
    ) => <span className="row-actions"><button type="button" className="row-action" onClick={() => onPress(row)}>查看</button></span> } : undefined),
    [onPress],
  )
  return <FewRows
    name={list.title}
    columns={list.columns} rows={rows} rowKey={list.rows[0]?.by ?? list.rowKey} enums={enums} marks={list.marks} page={page} call={callOf(list)}
    rowActions={actions} onOpenRow={onPress} onExplain={onExplain}
  />
}
