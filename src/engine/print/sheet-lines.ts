/** What lies on drawn sheets as lines of cells, for a workbook. Reads the sheets as they stand, by design or standard. */

type BookCell = string | { number: string }
/** One sheet of a workbook, its lines from top to bottom. What is no number is text. */
export interface BookSheet { title: string; lines: BookCell[][] }

const textOf = (node: Element): string => ((node as HTMLElement).innerText ?? node.textContent ?? '').trim()

/** A number of a table as a number: 1,234.50 -> 1234.50. */
function cellOf(cell: Element): BookCell {
  const text = textOf(cell)
  const plain = text.replaceAll(',', '')
  return cell.classList.contains('align-right') && /^-?\d+(\.\d+)?$/.test(plain) ? { number: plain } : text
}

/** One sheet of paper; its heading, else what it is called, is its title. */
function sheetOf(sheet: Element, called: string): BookSheet {
  const parts = [...sheet.querySelectorAll(':scope > .sheet-row > *')]
  const heading = parts.find((part) => part.classList.contains('sheet-heading'))
  const title = heading ? textOf(heading).split('\n')[0]! : called
  const lines = parts.flatMap((part, at): BookCell[][] => {
    const above = part.querySelector(':scope > h2')
    const titled: BookCell[][] = above ? [[textOf(above)]] : []
    if (part.classList.contains('sheet-fields')) return [...titled, ...pairsOf(part)]
    if (part.classList.contains('sheet-rows')) return [...titled, ...[...part.querySelectorAll('tr')].map((row) => [...row.children].map(cellOf)), []]
    if (part.classList.contains('sheet-signatures')) return [[], [...part.children].flatMap((one) => [textOf(one), ''])]
    const said = textOf(part).split('\n').map((line) => [line.trim()])
    return part === heading && at === parts.indexOf(heading) ? said.slice(1) : said
  })
  return { title, lines }
}

/** Names beside values, as many pairs across as the boxes are. */
function pairsOf(part: Element): BookCell[][] {
  const across = Math.max(Number((part as HTMLElement).style.getPropertyValue('--boxes')) || 2, 1)
  const pairs = [...part.querySelectorAll('dl > div')].map((box) => [...box.children].map(textOf))
  if (pairs.length === 0) return [...part.querySelectorAll('p')].map((line) => [textOf(line)])
  return Array.from({ length: Math.ceil(pairs.length / across) }, (_, line) => pairs.slice(line * across, (line + 1) * across).flat())
}

/** @param room holds the sheets, one below the other */
export function linesOf(room: Element, called: string): BookSheet[] {
  return [...room.children].map((sheet) => sheetOf(sheet, called))
}
