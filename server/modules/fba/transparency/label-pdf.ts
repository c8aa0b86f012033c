/**
 * Labels of T codes as a PDF: a page of 50 × 30 mm for each, its code as a Data Matrix (ISO/IEC 16022), and what it says below in Helvetica, which every
 * reader has. Written by hand, for a label is a few rectangles. Pure.
 */
import { datamatrix, drawingSVG } from 'bwip-js/node'

/** `code`: what the matrix holds; `lines`: what is read below, ASCII alone. */
interface CodeLabel { code: string; lines: readonly string[] }

const MM = 72 / 25.4
const [WIDTH, HEIGHT, SIDE] = [50 * MM, 30 * MM, 18 * MM]
const FONT = 6

const at = (value: number): string => value.toFixed(2)
const plain = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`)

/** The marks of a page, from its lower left corner, in points. */
function marksOf({ code, lines }: CodeLabel): string {
  const svg = datamatrix<string>({ bcid: 'datamatrix', text: code, scale: 1 }, drawingSVG())
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const [dot, left, top] = [SIDE / width, (WIDTH - SIDE) / 2, HEIGHT - 2 * MM]
  // The drawing counts down from its upper left corner; lines of its outline are straight.
  const outline = [...(/ d="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/([MLZ])(?:([\d.]+)[ ,]([\d.]+))?/g)].map(([, move, x, y]) => (
    move === 'Z' ? 'h' : `${at(left + Number(x) * dot)} ${at(top - Number(y) * dot)} ${move === 'M' ? 'm' : 'l'}`
  ))
  const texts = lines.map((line, nth) => {
    const words = plain(line)
    // Helvetica's digits and capitals are some 0.6 of its size wide.
    const [x, y] = [Math.max(2, (WIDTH - words.length * FONT * 0.58) / 2), HEIGHT - SIDE - 2 * MM - (nth + 1) * (FONT + 2)]
    return `BT /F1 ${FONT} Tf ${at(x)} ${at(y)} Td (${words}) Tj ET`
  })
  return `${outline.join('\n')}\nf*\n${texts.join('\n')}`
}

/** @throws Error where a code cannot be drawn */
export function labelPdf(labels: readonly CodeLabel[]): Buffer {
  const kids = labels.map((_label, nth) => `${4 + nth * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Count ${labels.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  for (const [nth, label] of labels.entries()) {
    const marks = marksOf(label)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${at(WIDTH)} ${at(HEIGHT)}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + nth * 2} 0 R >>`,
      `<< /Length ${marks.length} >>\nstream\n${marks}\nendstream`,
    )
  }
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}
