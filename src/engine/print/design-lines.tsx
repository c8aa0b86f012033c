/** A line of a design, in true points and millimetres: words, the value of a field, a heading, or a code. */
import { Suspense } from 'react'
import { textOfCell } from '../../../kinds/shared/cell-text'
import type { EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import type { DesignLine as Line } from './sheet-design'
import { fits, sheetLayout } from './sheet-layout'
import { useNamed } from './use-named'
import { heavy } from '../../ui/heavy'

const Barcode = heavy(() => import('./barcode'))

interface Props {
  line: Line
  paper: { width: number; height: number }
  /** Codes on the sheet: they share its height. */
  codes: number
  row: Row
  enums: Record<string, EnumPlan>
}

/** The line as it is printed. A code without content, or too dense for the paper, is a sentence in its place. */
export function DesignLine({ line, paper, codes, row, enums }: Props) {
  const { field, words, draw, size, bold, named } = line
  const value = field ? row[field.path] : undefined
  const nameOf = useNamed(field, value)
  const isBlank = value === null || value === undefined || value === ''
  const shown = field && !isBlank ? `${textOfCell(value, { row, field, enums, mixed: false, nameOf })}${field.unit ? ` ${field.unit}` : ''}` : ''
  const text = field || !line.known ? shown : words
  const type = { fontSize: `${size}pt`, fontWeight: bold ? 600 : 400 }
  if (draw === 'heading') return <header className="sheet-heading"><h1 style={type}>{text}</h1></header>
  if (draw !== 'code128' && draw !== 'qr') return <p style={type}>{named && field ? `${words || field.label}：${text || '—'}` : text}</p>
  const layout = sheetLayout(paper)
  if (text === '') return <div className="sheet-wrong">没有{field?.label ?? '内容'}</div>
  if (draw === 'code128' && !fits(text, paper)) return <div className="sheet-wrong">{field?.label ?? '内容'}太长，这种纸上扫不出来</div>
  return (
    <div className="sheet-code">
      <Suspense fallback={<div style={{ height: `${layout.barcode / codes}mm` }} />}>
        <Barcode text={text} symbology={draw} height={(draw === 'qr' ? layout.qr : layout.barcode) / codes} />
      </Suspense>
      <div className="sheet-code-text" style={type}>{text}</div>
    </div>
  )
}
