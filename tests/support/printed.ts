/** Small PDFs for tests: words at their places, page by page, as a program that prints statements writes them. */

export interface Word {
  x: number
  y: number
  text: string
}

/** The bytes of a PDF with these words (letters of Latin alone), 8 points high. */
export function pdfOf(pages: Word[][]): Buffer {
  const shown = ({ x, y, text }: Word): string => `BT /F1 8 Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/([()\\])/g, '\\$1')}) Tj ET`
  const streams = pages.map((words) => words.map(shown).join('\n'))
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...streams.flatMap((stream, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(`${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, 'latin1')
}

export interface StatementInvoice {
  id: [string, string]
  issued: [string, string]
  campaigns: { name: string[]; type: string; id: string; amount: string }[]
  adjustments?: string
  fees?: string
  charges: string
  total: string
}

/** An ads statement of February 2025 with these invoices; the last campaign's name goes on on the next page. */
export function adStatementOf(invoices: StatementInvoice[], totals: { charges: string; due: string }): Buffer {
  const word = (x: number, y: number, text: string): Word => ({ x, y, text })
  const first: Word[] = [
    word(248, 726, 'Statement Information'), word(248, 704, 'Statement number'), word(366, 704, 'monthly_statement_2025_03_amzn1.ads-'),
    word(366, 695, 'account.g.test'), word(248, 684, 'Statement date'), word(366, 684, '12-Mar-2025'), word(248, 673, 'Statement period'),
    word(366, 673, '01-Feb-2025 - 28-Feb-2025'), word(248, 662, 'Currency'), word(366, 662, 'USD'), word(354, 762, 'GLOBAL BILLING STATEMENT'),
    word(51, 562, 'Country'), word(97, 562, 'Invoice ID'), word(148, 570, 'Invoice'), word(148, 562, 'Issue'), word(148, 554, 'Date'),
    word(300, 579, 'Total'), word(300, 570, 'Campaign'), word(300, 562, 'Charges'), word(353, 562, 'Adjustments'), word(414, 562, 'Promotions'),
    word(470, 566, 'Taxes'), word(470, 558, 'and Fees'), word(514, 574, 'Total'), word(514, 566, 'Invoice'), word(514, 558, 'Amount'),
  ]
  const second: Word[] = [
    word(51, 686, 'Campaign Name'), word(153, 686, 'Campaign Type'), word(254, 686, 'Campaign ID'), word(356, 686, 'Amount (excluding tax)'),
    word(457, 686, 'Invoice ID'),
  ]
  const third: Word[] = second.map((one) => ({ ...one }))
  let y = 516
  let below = 662
  for (const [at, invoice] of invoices.entries()) {
    first.push(
      word(51, y, 'United'), word(51, y - 8, 'States'), word(97, y, invoice.id[0]), word(97, y - 8, invoice.id[1]), word(148, y, invoice.issued[0]),
      word(148, y - 8, invoice.issued[1]), word(300, y + 2, invoice.charges), word(300, y - 7, 'USD'), word(353, y, invoice.adjustments ?? '-'),
      word(414, y, '-'),
      word(470, y, invoice.fees ?? '-'), word(514, y + 2, invoice.total), word(514, y - 7, 'USD'),
    )
    y -= 34
    for (const [index, { name, type, id, amount }] of invoice.campaigns.entries()) {
      const cut = at === invoices.length - 1 && index === invoice.campaigns.length - 1 ? name.length - 1 : name.length
      name.forEach((part, line) => (line < cut ? second : third).push(word(51, line < cut ? below - line * 9 : 662, part)))
      second.push(word(153, below - 4, type), word(254, below - 4, id), word(356, below - 3, `${amount} USD`), word(457, below - 4, invoice.id.join('')))
      below -= 40
    }
  }
  first.push(word(348, 240, 'Total Campaign Charges'), word(498, 240, `${totals.charges} USD`))
  first.push(word(348, 210, 'Total Amount Due'), word(498, 210, `${totals.due} USD`))
  return pdfOf([first, second, third])
}
