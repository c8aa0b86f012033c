/**
 * Rows of one worksheet, streamed. Cells come out as text exactly as stored: ids of any length keep every digit; days
 * become ISO text by their style; a fraction loses only the digits beyond the fifteen that spreadsheets hold.
 * The sheet's own <dimension> is not looked at, since it is often wrong.
 */
import { excelSerialText } from '../../value/moment'
import type { TextRecord } from './delimited'
import { UnreadableFile } from './problem'
import { longerCell, xmlParser } from './xlsx.parts'
import type { ZipFile } from './zip'

/** Rows that a sheet can have (Excel's limit). A row of a few bytes may name the last of 16 384 columns: more of them are no table. */
const MAX_ROWS = 1_048_576

interface SheetContext {
  strings: string[]
  dates: Set<number>
  epoch1904: boolean
}

/** 0 for A, 25 for Z, 26 for AA; -1 where the reference has no letters. */
export function columnOf(reference: string): number {
  let column = 0
  for (let i = 0; i < reference.length; i++) {
    const code = reference.charCodeAt(i) & ~32
    if (code < 65 || code > 90) break
    column = column * 26 + (code - 64)
  }
  return column - 1
}

/** Digits of a decimal text rounded half up to fifteen significant ones, in plain notation. Whole numbers stay untouched. */
export function plainNumber(text: string): string {
  const power = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d+)$/.exec(text)
  let plain = text
  if (power) {
    const by = Number(power[4])
    if (Math.abs(by) > 400) return text
    const whole = power[2]!
    const fraction = power[3] ?? ''
    const digits = by >= 0 ? whole + fraction.padEnd(by, '0') : whole.padStart(-by + 1, '0') + fraction
    const point = by >= 0 ? whole.length + by : Math.max(whole.length, -by + 1) + by
    const left = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'
    const right = digits.slice(point)
    plain = `${power[1]}${left}${right ? `.${right}` : ''}`
  }
  const parts = /^(-?)(\d+)\.(\d+)$/.exec(plain)
  if (!parts) return plain
  const whole = parts[2]!
  let fraction = parts[3]!
  const leading = whole === '0' ? /^0*/.exec(fraction)![0].length : 0
  const keep = Math.max(0, whole === '0' ? leading + 15 : 15 - whole.length)
  if (fraction.length > keep) {
    const units = BigInt(whole + fraction.slice(0, keep)) + (fraction.charCodeAt(keep) >= 53 ? 1n : 0n)
    const digits = units.toString().padStart(keep + 1, '0')
    const left = keep === 0 ? digits : digits.slice(0, -keep)
    fraction = (keep === 0 ? '' : digits.slice(-keep)).replace(/0+$/, '')
    return `${parts[1]}${left}${fraction ? `.${fraction}` : ''}`
  }
  fraction = power ? fraction.replace(/0+$/, '') : fraction
  return `${parts[1]}${whole}${fraction ? `.${fraction}` : ''}`
}

/** Excel writes characters that XML cannot hold as _x000D_ and the like. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g

/** The sheet's rows in batches, as they are parsed. Rows without any cell are left out. */
export async function* sheetRows(zip: ZipFile, path: string, context: SheetContext): AsyncGenerator<TextRecord[]> {
  const batch: TextRecord[] = []
  let cells: string[] = []
  let rowLine = 0
  let rows = 0
  let column = -1
  let type = ''
  let style = -1
  let value = ''
  let reading = false
  let phonetic = 0
  const text = (): string => {
    switch (type) {
      case 's': return context.strings[Number(value)] ?? ''
      case 'b': return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : value
      case 'n': case '':
        if (value === '') return ''
        if (style >= 0 && context.dates.has(style)) return excelSerialText(value, context.epoch1904) ?? value
        return plainNumber(value)
      default: return value
    }
  }
  const parser = xmlParser({
    open(name, attributes) {
      if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1
        type = attributes.t ?? ''
        style = attributes.s === undefined ? -1 : Number(attributes.s)
        value = ''
      } else if (name === 'v' || name === 't') reading = phonetic === 0
      else if (name === 'rPh') phonetic++
      else if (name === 'row') {
        rows += 1
        if (rows > MAX_ROWS) throw new UnreadableFile('工作表超过 1,048,576 行，不是表格软件写出的文件。请重新下载后再上传。')
        rowLine = attributes.r ? Number(attributes.r) : rowLine + 1
        cells = []
        column = -1
      }
    },
    close(name) {
      if (name === 'v' || name === 't') reading = false
      else if (name === 'rPh') phonetic--
      else if (name === 'c') {
        const cell = text()
        if (cell !== '' && column >= 0 && column < 16_384) {
          while (cells.length < column) cells.push('')
          cells[column] = cell.includes('_x') ? cell.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16))) : cell
        }
      } else if (name === 'row' && cells.length > 0) batch.push({ line: rowLine, cells })
    },
    text(piece) {
      if (reading) value = longerCell(value, piece)
    },
  })
  const decoder = new TextDecoder()
  for await (const chunk of await zip.stream(path)) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true }))
    if (batch.length >= 200) yield batch.splice(0)
  }
  parser.write(decoder.decode())
  parser.close()
  if (batch.length > 0) yield batch.splice(0)
}
