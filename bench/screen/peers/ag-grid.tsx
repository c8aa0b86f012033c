/** The same page on AG Grid community, as its pages on size advise: the modules that it uses, pinned columns, selection, totals pinned below. */
import { CellStyleModule, ClientSideRowModelModule, ModuleRegistry, PinnedRowModule, RowSelectionModule, themeQuartz, type ColDef } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useMemo } from 'react'
import type { Row } from '../../../contract/wire'
import { isNumeric, shown } from '../baselines/shown'
import { usePages } from '../baselines/use-pages'
import { columnsOf, type BenchColumn, type Subject } from '../subject'

ModuleRegistry.registerModules([ClientSideRowModelModule, RowSelectionModule, PinnedRowModule, CellStyleModule])

function columnOf(column: BenchColumn): ColDef<Row> {
  return {
    field: column.name, headerName: column.label, width: column.width, sortable: true, pinned: column.pinned ? 'left' : null,
    valueFormatter: ({ value }) => (value === undefined || value === null ? '' : shown(column, value)),
    ...(isNumeric(column) ? { type: 'rightAligned' } : {}),
  }
}

/** Draws the subject's rows; turned by the button `.next-page`. */
export default function AgGridPage({ subject }: { subject: Subject }) {
  const { answer, page, turn } = usePages(subject)
  const columns = useMemo((): ColDef<Row>[] => [
    ...columnsOf(subject.columns).map(columnOf),
    { headerName: '操作', width: 120, pinned: 'right', cellRenderer: () => <><a>查看</a> <a>暂停</a></> },
  ], [subject])
  const totals = useMemo(() => answer?.summary.map(({ values }) => values), [answer])
  return (
    <>
      <div style={{ height: 700 }}>
        <AgGridReact<Row>
          theme={themeQuartz}
          columnDefs={columns}
          rowData={answer?.list ?? null}
          rowSelection={{ mode: 'multiRow' }}
          pinnedBottomRowData={totals}
        />
      </div>
      <button className="next-page" onClick={() => turn(page + 1)}>下一页</button>
    </>
  )
}
