/** The least that draws the same rows: React and a table element, nothing pinned, nothing virtual, no form. */
import { memo, useEffect, useMemo, useState } from 'react'
import type { ListAnswer, Row } from '../../../contract/wire'
import { columnsOf, STATES, type BenchColumn } from '../subject'
import { ask } from './ask'
import type { BaselineProps } from './main'

const LABELS = new Map(STATES.values.map(({ value, label }) => [value, label]))

function shown(column: BenchColumn, value: unknown): string {
  if (column.kind === 'enum') return LABELS.get(String(value)) ?? ''
  if (column.kind === 'percent') return `${(Number(value) * 100).toFixed(2)}%`
  if (column.kind === 'money') return `$${Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  return String(value)
}

const Line = memo(function Line({ row, columns }: { row: Row; columns: BenchColumn[] }) {
  return (
    <tr>
      <td><input type="checkbox" /></td>
      {columns.map((column) => <td key={column.name}>{shown(column, row[column.name])}</td>)}
      <td><a>查看</a> <a>暂停</a></td>
    </tr>
  )
})

export default function PlainPage({ subject }: BaselineProps) {
  const columns = useMemo(() => columnsOf(subject.columns), [subject])
  const [page, setPage] = useState(1)
  const [answer, setAnswer] = useState<ListAnswer>()
  useEffect(() => {
    let live = true
    void ask(subject, page, subject.pageSize).then((next) => live && setAnswer(next))
    return () => {
      live = false
    }
  }, [subject, page])
  return (
    <>
      <div style={{ height: 700, overflow: 'auto' }}>
        <table style={{ whiteSpace: 'nowrap' }}>
          <thead><tr><th />{columns.map((column) => <th key={column.name}>{column.label}</th>)}<th>操作</th></tr></thead>
          <tbody>{answer?.list.map((row) => <Line key={String(row['id'])} row={row} columns={columns} />)}</tbody>
        </table>
      </div>
      <button className="next-page" onClick={() => setPage(page + 1)}>下一页</button>
    </>
  )
}
