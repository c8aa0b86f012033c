/**
 * Rows of a template filled in on the spot: those that wait stand there already, what is copied from Excel is pasted from the
 * chosen cell on, and what was filled goes the way of a file. Holds texts alone; they are judged where files are.
 */
import { Button, Spin } from 'antd'
import { useEffect, useState, type ClipboardEvent } from 'react'
import type { CallRef, InputPlan } from '../../../contract/plan'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { filledCsv, pasted, type Cells } from './filled'

interface Props {
  inputs: readonly InputPlan[]
  offers: CallRef
  onFile: (file: File) => void
}

interface Offered {
  list: Record<string, string | null>[]
  total: number
}

/** Asks `offers` for the rows that wait, as texts by input name; what is filled in is given to `onFile` as a file, as if it had been dropped. */
export function FillGrid({ inputs, offers, onFile }: Props) {
  const port = usePort()
  const [offered, setOffered] = useState<Offered>()
  const [failed, setFailed] = useState<string>()
  const [cells, setCells] = useState<Cells>([])
  useEffect(() => {
    let wanted = true
    port.call<Offered>(offers).then((answer) => {
      if (!wanted) return
      setOffered(answer)
      setCells(answer.list.map((row) => inputs.map(({ name }) => row[name] ?? '')))
    }, (error: unknown) => wanted && setFailed(messageOf(error)))
    return () => {
      wanted = false
    }
  }, [port, offers, inputs])
  if (failed !== undefined) return <p className="import-failed" role="alert">{failed}</p>
  if (!offered) return <div className="rows-reading"><Spin /></div>
  if (offered.list.length === 0) return <p className="cell-muted">没有待填的行；其他的可以用下面的模板填写。</p>
  const start = offered.list.map((row) => inputs.map(({ name }) => row[name] ?? ''))
  const csv = filledCsv(inputs.map(({ label }) => label), cells, start)
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    setCells((before) => pasted(before, text, row, column, inputs.length))
  }
  const write = (row: number, column: number, value: string): void => setCells((before) => (
    before.map((line, at) => (at === row ? line.map((cell, of) => (of === column ? value : cell)) : line))
  ))
  // Where a person begins: the first column that no row has filled.
  const first = inputs.findIndex((_input, column) => start.every((row) => row[column] === ''))
  return (
    <div className="rows-fill">
      <p>
        有 <b>{offered.total.toLocaleString('en-US')}</b> 行待填{offered.total > offered.list.length ? `，先列出前 ${offered.list.length} 行` : ''}。
        直接填写，或从 Excel 复制后在起始的格子里粘贴；没有填的行不写入。
      </p>
      <div className="rows-fill-grid">
        <table>
          <thead><tr>{inputs.map((input) => <th key={input.name} scope="col">{input.label}{input.required ? <i aria-label="必填">*</i> : null}</th>)}</tr></thead>
          <tbody>
            {cells.map((line, row) => (
              <tr key={row}>
                {inputs.map((input, column) => (
                  <td key={input.name}>
                    <input
                      aria-label={`第 ${row + 1} 行 ${input.label}`} value={line[column] ?? ''} autoFocus={row === 0 && column === first}
                      onChange={({ target }) => write(row, column, target.value)} onPaste={(event) => paste(event, row, column)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button type="primary" disabled={csv === undefined} onClick={() => csv !== undefined && onFile(new File([csv], '填写.csv', { type: 'text/csv' }))}>
        检查填写的行
      </Button>
    </div>
  )
}
