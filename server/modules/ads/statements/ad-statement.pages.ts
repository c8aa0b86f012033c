/**
 * Amazon Ads' monthly billing statement (PDF) as a table: a row for every invoice with its total, and below it what it is made of:
 * each campaign's charge, adjustments, promotions, taxes and fees. Read by where the columns stand, for names, dates and invoice
 * numbers wrap over several lines and pages. Layout: seven real statements of 2025, in which the lines of every invoice add up
 * to its amount, and the invoices to what is due.
 */
import { ExactSum } from '../../../kernel/value/exact-sum'
import type { PageReader, PrintedPage, PrintedRun } from '../../../kernel/intake/tables/pdf.pages'
import { UnreadableFile } from '../../../kernel/intake/tables/problem'

/** Lines further apart than this are of different rows. */
const ROW_POINTS = 12
/** A cell may begin this much to the left of its heading. */
const SLACK_POINTS = 3

const HEADER = [
  'Statement number', 'Statement date', 'Period start', 'Period end', 'Currency', 'Country', 'Invoice ID', 'Issue date', 'Line', 'Campaign name',
  'Campaign type', 'Campaign ID', 'Amount', 'Comment', 'Campaign charges', 'Adjustments', 'Promotions', 'Taxes and fees', 'Total invoice amount',
]

/** A row of one of the statement's tables: the text of each cell by its heading in lower case, without blanks. */
type Cells = Record<string, string>

interface Heading {
  key: string
  x: number
}

/** The tables that are read, by the headings that only they have. */
const TABLES = {
  invoices: ['invoiceissuedate', 'totalinvoiceamount'],
  campaigns: ['campaignname', 'campaignid'],
  adjustments: ['adjustmentdate', 'comments'],
} as const
type TableName = keyof typeof TABLES

/** The table of a statement; undefined: these pages are none. @throws UnreadableFile of a statement in which no invoice is found */
export const adStatement: PageReader = (pages) => {
  const first = pages[0]?.map(({ text }) => text) ?? []
  if (!first.some((text) => /billing statement/i.test(text)) || !first.some((text) => /^statement number$/i.test(text))) return undefined
  const about = aboutOf(pages[0]!)
  const { invoices, campaigns, adjustments } = tablesOf(pages)
  if (invoices.length === 0) throw new UnreadableFile('这是亚马逊广告账单，但没有读到任何发票。请下载亚马逊给的原件。')
  const [from = '', to = ''] = (about['statementperiod'] ?? '').split(/\s+-\s+/)
  const currency = about['currency'] ?? ''
  const rows: string[][] = []
  const due = new ExactSum()
  const charged = new ExactSum()
  for (const invoice of invoices) {
    const id = bare(invoice['invoiceid'])
    const comments = adjustments.filter((one) => bare(one['invoiceid']) === id).map((one) => `${bare(one['adjustmentdate'])} ${one['comments'] ?? ''}`)
    const head = [
      bare(about['statementnumber']), bare(about['statementdate']), bare(from), bare(to), currency, invoice['country'] ?? '', id,
      bare(invoice['invoiceissuedate']),
    ]
    const total = amount(invoice['totalinvoiceamount'])
    due.add(total)
    const parts = [valueOf(invoice, 'totalcampaigncharges'), invoice['adjustments'], invoice['promotions'], invoice['taxesandfees']].map(amount)
    rows.push([...head, 'invoice', '', '', '', '', '', ...parts, total])
    const line = (kind: string, of: string, more: { name?: string; type?: string; campaign?: string; comment?: string } = {}): void => {
      rows.push([...head, kind, more.name ?? '', more.type ?? '', more.campaign ?? '', of, more.comment ?? '', '', '', '', '', ''])
    }
    for (const one of campaigns.filter((other) => bare(other['invoiceid']) === id)) {
      const of = amount(valueOf(one, 'amount'))
      charged.add(of)
      line('campaign', of, { name: one['campaignname'] ?? '', type: one['campaigntype'] ?? '', campaign: bare(one['campaignid']) })
    }
    for (const [kind, of] of [['adjustment', invoice['adjustments']], ['promotion', invoice['promotions']], ['fee', invoice['taxesandfees']]] as const) {
      if (amount(of) !== '0') line(kind, amount(of), kind === 'adjustment' ? { comment: comments.join('；') } : {})
    }
  }
  holds('应付总额', about['totalamountdue'], due)
  holds('广告活动费用合计', about['totalcampaigncharges'], charged)
  return { header: HEADER, rows }
}

/** What the statement says of itself must be what its rows come to: else its layout is not the one that is known. */
function holds(what: string, stated: string | undefined, found: ExactSum): void {
  const difference = new ExactSum()
  difference.add(amount(stated))
  difference.add(amount(found.text()), -1)
  if (stated !== undefined && !difference.isZero()) {
    throw new UnreadableFile(`这份广告账单写着${what} ${stated}，读到的各行合计是 ${found.text()}，可能是没有见过的版式，没有写入。请把这个文件交给管理员。`)
  }
}

/** Numbers and dates wrap where the column ends: their lines are one word. */
const bare = (text = ''): string => text.replace(/\s+/g, '')
const keyOf = (text: string): string => text.toLowerCase().replace(/\(.*?\)/g, '').replace(/[^a-z]/g, '')

/** "1,638.52 USD" -> "1638.52", "-" -> "0". */
function amount(text = ''): string {
  const figure = /-?[\d,]*\.?\d+/.exec(text.replace(/\s+/g, ''))?.[0].replace(/,/g, '')
  return figure ?? '0'
}

/** The cell whose heading begins so. */
function valueOf(cells: Cells, start: string): string | undefined {
  const key = Object.keys(cells).find((one) => one.startsWith(start))
  return key === undefined ? undefined : cells[key]
}

/** Labels and the values to the right of them, on the first page: a value goes on in the lines below, up to the next label. */
function aboutOf(page: PrintedPage): Record<string, string> {
  const found: Record<string, string> = {}
  const labels = ['accountid', 'statementnumber', 'statementdate', 'statementperiod', 'currency', 'totalcampaigncharges', 'totalamountdue']
  for (const run of page) {
    const key = keyOf(run.text)
    if (!labels.includes(key) || found[key] !== undefined) continue
    const right = page.find((other) => Math.abs(other.y - run.y) <= SLACK_POINTS && other.x > run.x + run.width)
    if (!right) continue
    const labelled = (y: number): boolean => page.some((other) => Math.abs(other.x - run.x) <= SLACK_POINTS && Math.abs(other.y - y) <= SLACK_POINTS)
    const value = [right]
    for (const next of page.filter((other) => other.y < right.y - SLACK_POINTS && Math.abs(other.x - right.x) <= SLACK_POINTS)) {
      if (value.at(-1)!.y - next.y >= ROW_POINTS || labelled(next.y)) break
      value.push(next)
    }
    found[key] = value.map(({ text }) => text).join('')
  }
  return found
}

function tablesOf(pages: PrintedPage[]): Record<TableName, Cells[]> {
  const tables: Record<TableName, Cells[]> = { invoices: [], campaigns: [], adjustments: [] }
  for (const page of pages) {
    let open: { name: TableName; headings: Heading[] } | undefined
    for (const band of bandsOf(page)) {
      const headings = headingsOf(band)
      const name = (Object.keys(TABLES) as TableName[]).find((one) => TABLES[one].every((key) => headings.some((heading) => heading.key === key)))
      if (name) {
        open = { name, headings }
        continue
      }
      if (!open) continue
      const cells = cellsOf(band, open.headings)
      const rows = tables[open.name]
      const last = rows.at(-1)
      // A name that was cut at the foot of a page goes on at the head of the next.
      if (bare(cells['invoiceid']) === '' && last && open.name === 'campaigns' && Object.keys(cells).length === 1 && cells['campaignname'] !== undefined) {
        last['campaignname'] = `${last['campaignname'] ?? ''} ${cells['campaignname']}`
      } else if (/\d/.test(bare(cells['invoiceid'])) && Object.keys(cells).length > 2) rows.push(cells)
      else open = undefined
    }
  }
  return tables
}

/** Lines that stand close to each other. */
function bandsOf(page: PrintedPage): PrintedRun[][] {
  const bands: PrintedRun[][] = []
  let lowest = Infinity
  for (const run of page) {
    const band = bands.at(-1)
    if (band && lowest - run.y < ROW_POINTS) band.push(run)
    else bands.push([run])
    lowest = run.y
  }
  return bands
}

/** The headings of a band: what stands below each other is one heading. */
function headingsOf(band: PrintedRun[]): Heading[] {
  const columns: { x: number; text: string }[] = []
  for (const { x, text } of band) {
    const column = columns.find((one) => Math.abs(one.x - x) <= SLACK_POINTS)
    if (column) column.text += ` ${text}`
    else columns.push({ x, text })
  }
  return columns.map(({ x, text }) => ({ x, key: keyOf(text) })).sort((a, b) => a.x - b.x)
}

function cellsOf(band: PrintedRun[], headings: Heading[]): Cells {
  const cells: Cells = {}
  for (const run of band) {
    const heading = headings.filter(({ x }) => x <= run.x + SLACK_POINTS).at(-1)
    if (heading) cells[heading.key] = cells[heading.key] === undefined ? run.text : `${cells[heading.key]} ${run.text}`
  }
  return cells
}
