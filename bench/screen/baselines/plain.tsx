/** The least that draws the same rows: React and a table element, nothing pinned, nothing virtual, no form. */
import { memo, useMemo } from 'react'
import type { Row } from '../../../contract/wire'
import { columnsOf, type BenchColumn, type Subject } from '../subject'
import { shown } from './shown'
import { usePages } from './use-pages'

const Line = memo(function Line({ row, columns }: { row: Row; columns: BenchColumn[] }) {
  return (
    <tr>
      <td><input type="checkbox" /></td>
      {columns.map((column) => <td key={column.name}>{shown(column, row[column.name])}</td>)}
      <td><a>查看</a> <a>暂停</a></td>
    </tr>
  )
})

/** Draws the subject's rows; turned by the button `.next-page`. */
export default function PlainPage({ subject }: { subject: Subject }) {
  const columns = useMemo(() => columnsOf(subject.columns), [subject])
  const { answer, page, turn } = usePages(subject)
  return (
    <>
      <div style={{ height: 700, overflow: 'auto' }}>
        <table style={{ whiteSpace: 'nowrap' }}>
          <thead><tr><th />{columns.map((column) => <th key={column.name}>{column.label}</th>)}<th>操作</th></tr></thead>
          <tbody>{answer?.list.map((row) => <Line key={String(row['id'])} row={row} columns={columns} />)}</tbody>
        </table>
      </div>
      <button className="next-page" onClick={() => turn(page + 1)}>下一页</button>
    </>
  )
}
