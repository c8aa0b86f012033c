/** A table as a list draws it, on a page of its own, and what a person does in it. */
import { act, fireEvent, render } from '@testing-library/react'
import { App } from 'antd'
import type { ColumnPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import { PortProvider } from '../../src/engine/port'
import { layoutColumns, pinColumns } from '../../src/engine/table/layout'
import { ListTable, type ListTableProps } from '../../src/engine/table/list-table'
import { column } from './plans'
import { testPort } from './port'

export const nodesOf = (columns: ColumnPlan[]) => pinColumns(layoutColumns({ rows: [], columns }, { open: new Set(), hidden: new Set() }))
/** Columns c0 (pinned) to c5; c2 is money. */
export const SIX = Array.from(
  { length: 6 },
  (_one, at) => column(`c${at}`, { fixed: at === 0 ? 'left' : undefined, kind: at === 2 ? 'money' : 'text', align: at === 2 ? 'right' : 'left' }),
)

const usual: Omit<ListTableProps, 'rows'> = {
  name: '行',
  columns: nodesOf(SIX), summary: [], keyFields: ['id'], enums: {}, marks: [], sort: [], stale: false, empty: '暂无数据', page: 'p', call: 'c',
  onSort: () => undefined, onFold: () => undefined,
}

export function drawTable(rows: readonly Row[], part: Partial<ListTableProps> = {}) {
  const port = testPort()
  let props: ListTableProps = { ...usual, rows, ...part }
  const shown = () => <App><PortProvider value={port}><ListTable {...props} /></PortProvider></App>
  const { container, rerender } = render(shown())
  const change = (next: Partial<ListTableProps>): void => {
    props = { ...props, ...next }
    rerender(shown())
  }
  const grid = container.querySelector<HTMLElement>('table')!
  const cell = (r: number, c: number): HTMLElement => container.querySelector<HTMLElement>(`tr[data-r="${r}"] > td[data-c="${c}"]`)!
  const press = (key: string, held: Record<string, boolean> = {}): void => void fireEvent.keyDown(grid, { key, ...held })
  const active = (): string => container.querySelector('[data-active]')?.textContent ?? ''
  const copied = (): string | undefined => {
    let text: string | undefined
    const event = new Event('copy', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'clipboardData', { value: { setData: (_type: string, said: string) => { text = said } } })
    act(() => void grid.dispatchEvent(event))
    return text
  }
  return { container, grid, cell, press, active, copied, port, change }
}
