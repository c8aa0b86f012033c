/** What is pasted into a grid, and a grid as the file that a template would be. Pure. */

/** Rows of texts, one for each column. */
export type Cells = readonly (readonly string[])[]

/** The grid with copied cells (tabs and lines) written from a cell on; lines beyond the last row become rows, columns beyond the last are left out. */
export function pasted(cells: Cells, text: string, row: number, column: number, width: number): string[][] {
  const grid = cells.map((line) => [...line])
  text.replace(/\r?\n$/, '').split(/\r?\n/).forEach((line, down) => {
    const target = (grid[row + down] ??= Array.from({ length: width }, () => ''))
    line.split('\t').slice(0, width - column).forEach((cell, right) => {
      target[column + right] = cell.trim()
    })
  })
  return grid
}

/** The rows in which something was filled beside what stood there at the start; undefined where there is none. */
export function filledCsv(labels: readonly string[], cells: Cells, start: Cells): string | undefined {
  const filled = cells.filter((line, row) => line.some((cell, column) => cell.trim() !== '' && (start[row]?.[column] ?? '') === ''))
  return filled.length === 0 ? undefined : [labels, ...filled].map((line) => `${line.map(quoted).join(',')}\r\n`).join('')
}

// The server reads it, no spreadsheet: what a person wrote stays as it is.
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
