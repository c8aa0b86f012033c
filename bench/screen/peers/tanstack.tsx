/** Rows by TanStack Virtual in a grid of plain elements: nothing pinned, no form, cells drawn by hand. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { shown } from '../baselines/shown'
import { usePages } from '../baselines/use-pages'
import { columnsOf, type BenchColumn, type Subject } from '../subject'

const HEIGHT = 32
const cell = ({ width }: BenchColumn) => ({ flex: `0 0 ${width}px`, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }) as const

/** Draws the subject's rows as they come into view; turned by the button `.next-page`. */
export default function TanstackPage({ subject }: { subject: Subject }) {
  const { answer, page, turn } = usePages(subject)
  const columns = useMemo(() => columnsOf(subject.columns), [subject])
  const scroller = useRef<HTMLDivElement>(null)
  const rows = answer?.list ?? []
  // The bench compiles nothing for React, so that nothing is memoized that must not be.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroller.current, estimateSize: () => HEIGHT, overscan: 5 })
  return (
    <>
      <div ref={scroller} style={{ height: 700, overflow: 'auto' }}>
        <div style={{ display: 'flex' }}>{columns.map((column) => <div key={column.name} style={cell(column)}>{column.label}</div>)}</div>
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <div key={key} className="bench-row" style={{ position: 'absolute', display: 'flex', height: HEIGHT, transform: `translateY(${start}px)` }}>
              <input type="checkbox" />
              {columns.map((column) => <div key={column.name} style={cell(column)}>{shown(column, rows[index]?.[column.name])}</div>)}
              <div style={{ flex: '0 0 120px' }}><a>查看</a> <a>暂停</a></div>
            </div>
          ))}
        </div>
      </div>
      <button className="next-page" onClick={() => turn(page + 1)}>下一页</button>
    </>
  )
}
