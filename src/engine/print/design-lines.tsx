/** The lines of a design on its sheet, one below the other, in true points and millimetres. */
import { Suspense } from 'react'
import { textOfCell } from '../../../kinds/shared/cell-text'
import type { EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import type { Design, DesignLine } from './sheet-design'
import { fits, sheetLayout } from './sheet-layout'
import { heavy } from '../../ui/heavy'

const Barcode = heavy(() => import('./barcode'))

interface Props {
  design: Pick<Design, 'paper' | 'lines'>
  row: Row
  enums: Record<string, EnumPlan>
}

function textOf({ field, words }: DesignLine, row: Row, enums: Record<string, EnumPlan>): string {
  if (!field) return words
  const value = row[field.path]
  if (value === null || value === undefined || value === '') return ''
  return `${textOfCell(value, { row, field, enums, mixed: false })}${field.unit ? ` ${field.unit}` : ''}`
}

export function DesignLines({ design: { paper, lines }, row, enums }: Props) {
  const layout = sheetLayout(paper)
  const codes = Math.max(lines.filter(({ draw }) => draw !== 'text').length, 1)
  return (
    <div className="sheet-row sheet-design">
      {lines.map((line, at) => {
        const text = textOf(line, row, enums)
        const type = { fontSize: `${line.size}pt`, fontWeight: line.bold ? 600 : 400 }
        if (line.draw === 'text') return <p key={at} style={type}>{line.named && line.field ? `${line.field.label}：${text || '—'}` : text}</p>
        if (text === '') return <div key={at} className="sheet-wrong">没有{line.field?.label ?? '内容'}</div>
        if (line.draw === 'code128' && !fits(text, paper)) return <div key={at} className="sheet-wrong">{line.field?.label ?? '内容'}太长，这种纸上扫不出来</div>
        return (
          <div key={at} className="sheet-code">
            <Suspense fallback={<div style={{ height: `${layout.barcode / codes}mm` }} />}>
              <Barcode text={text} symbology={line.draw} height={(line.draw === 'qr' ? layout.qr : layout.barcode) / codes} />
            </Suspense>
            <div className="sheet-code-text" style={type}>{text}</div>
          </div>
        )
      })}
    </div>
  )
}
