/**
 * What a report file adds up to, read without anything of the product: a small reader of comma-separated text, and sums
 * in whole hundred-millionths. Journeys compare the screen with it.
 */

const PLACES = 8

/** Records of quoted comma-separated text. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',' || sign === '\n') {
      records.at(-1)!.push(cell)
      cell = ''
      if (sign === '\n') records.push([])
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || records.at(-1)!.length > 0) records.at(-1)!.push(cell)
  else records.pop()
  return records
}

/** Rows below the line that begins with `firstHeader`, by header. @throws Error where there is no such line */
export function reportRows(text: string, firstHeader: string): Record<string, string>[] {
  const records = readCsv(text)
  const at = records.findIndex(([first]) => first === firstHeader)
  if (at < 0) throw new Error(`no line begins with ${firstHeader}`)
  const header = records[at]!
  return records
    .slice(at + 1)
    .filter((record) => record.length > 1)
    .map((record) => Object.fromEntries(header.map((name, column) => [name, record[column] ?? ''])))
}

/** "1,019.99", "7.00E-04" or "" in hundred-millionths. @throws Error where it is no number or has more digits */
export function units(text: string): bigint {
  const match = /^(-?)(\d*)(?:\.(\d*))?(?:E([+-]?\d+))?$/i.exec(text.trim().replaceAll(',', ''))
  if (!match) throw new Error(`no number: ${text}`)
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  const zeros = PLACES - fraction.length + Number(exponent)
  const digits = whole + fraction || '0'
  if (zeros < 0 && /[1-9]/.test(digits.slice(zeros))) throw new Error(`more than ${PLACES} digits after the point: ${text}`)
  const value = BigInt(zeros < 0 ? digits.slice(0, zeros) || '0' : digits + '0'.repeat(zeros))
  return sign ? -value : value
}

export function sumOf(rows: Record<string, string>[], column: string): bigint {
  return rows.reduce((sum, row) => sum + units(row[column] ?? ''), 0n)
}

/** With thousands and `places` digits, halves away from zero: "-1,234.50". */
export function amountText(value: bigint, places = 2): string {
  const step = 10n ** BigInt(PLACES - places)
  const size = value < 0n ? -value : value
  const rounded = (size + step / 2n) / step
  const digits = rounded.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${value < 0n && rounded > 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`
}

/** As the screen writes dollars: "-$1,234.50". */
export function dollars(value: bigint, places = 2): string {
  const text = amountText(value, places)
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`
}
