/**
 * What the import calls answer: the state of a file and its preview. Server and screens share these shapes;
 * amounts are exact decimal text, days yyyy-mm-dd in the report's own clock.
 */

/** Where a file is: read (parsing), shown before it is written (preview), written, undone. `refused`: it cannot be read; `fail`: its job broke off. */
export type ImportState = 'wait' | 'parsing' | 'preview' | 'committing' | 'committed' | 'undone' | 'discarded' | 'refused' | 'fail'

/** One line of `importProgress` and of the answer to `importUpload`. */
export interface ImportFile {
  id: string
  fileName: string
  fileSize: number
  state: ImportState
  /** 0–100. */
  progress: number
  report: string | null
  reportLabel: string | null
  shopId: string | null
  /** A sentence for staff: what was found, or why it was refused. */
  message: string | null
  /** Why it cannot be written yet, in words; null: it can be, or is past that. */
  blocked: string | null
}

/** A format the server can read, for the upload dialog. */
export interface ImportFormat {
  format: string
  label: string
  /** Where a seller finds it in the console, in its Chinese words. */
  console?: string
  /** The same in its English words. */
  consoleEn?: string
  files: ('csv' | 'tsv' | 'xlsx' | 'pdf')[]
  /** Amazon's own names of the report. */
  types: string[]
}

/** What writing the file would do to one day. */
export interface PreviewDay {
  /** yyyy-mm-dd; null for rows of no day (a snapshot of structure). */
  day: string | null
  /** Rows that this file writes on the day. */
  rows: number
  /** Rows there now that this file takes the place of. */
  replaced: number
  /** Rows of the day that were refused. */
  refused: number
}

/** A cell for which its row is not written, and why, in the words of staff. */
export interface RefusedRow {
  /** Physical line of the file, counted from 1. */
  line: number
  /** The column's name as the file has it. */
  column: string
  reason: string
  /** The cell as the file has it. */
  text: string
}

/** An amount that no rule of the report's mapping names, added up over its lines; as the file calls it. Written as unmapped. */
export interface UnmatchedFee {
  transactionType: string
  amountFamily: string | null
  amountName: string
  description: string | null
  currency: string
  amount: string
  lines: number
}

/** A rule of the format that rows or the whole file break; the rows are kept. */
export interface BrokenRule {
  says: string
  /** Breaches in all; `examples` shows the first ones. */
  count: number
  examples: { line: number | null; expected: string; found: string; text: string }[]
}

/**
 * What a preview may warn of, by its stable name. `stops`: a careful person would look before going on: the screen shows it
 * apart, and the command line writes nothing until it is told `--accept NAME`.
 */
export const WARNINGS = {
  otherCurrency: { stops: true, what: '币种不是店铺的' },
  otherMarketplace: { stops: true, what: '站点不是店铺的' },
  otherCountry: { stops: true, what: '国家不是店铺的' },
  unknownMarketplace: { stops: true, what: '有不认识的站点' },
  otherShop: { stops: true, what: '同样的内容已写入另一个店铺' },
  missingColumns: { stops: true, what: '缺少报告应有的列' },
  shrinks: { stops: true, what: '写入后有的日子比现在的行数少' },
  overlaps: { stops: true, what: '与已有的汇总行重叠，那些行会被移除' },
  dates: { stops: true, what: '有的行日期在将来、早于 2000 年，或与多数行相差 400 天以上；接受即写入这些行' },
  undated: { stops: true, what: '文件没有写明日期，会记为上传当天；覆盖几天的报告要先说明是哪几天' },
  notByDay: { stops: true, what: '汇总报告：一行覆盖多天，不计入按日、按月的报表' },
  otherWindow: { stops: true, what: '归因天数与系统里的不同' },
  cutIds: { stops: true, what: '编号被表格软件截断' },
  sameFile: { stops: false, what: '同样的内容已写入过' },
  sameRows: { stops: false, what: '文件里有完全相同的行，都保留' },
  mergedRows: { stops: false, what: '有的行并入了另一行' },
  holes: { stops: false, what: '期间里有没有数据的日子' },
  outside: { stops: false, what: '其他站点的行不写入' },
  older: { stops: false, what: '比已有的旧的行不写入' },
  noTotalRow: { stops: false, what: '结算报告没有总额行' },
  unknownColumns: { stops: false, what: '有不认识的列' },
  ambiguous: { stops: false, what: '数字或日期有两种读法' },
  skippedSheets: { stops: false, what: '有的工作表没有读取' },
} as const satisfies Record<string, { stops: boolean; what: string }>

type WarningCode = keyof typeof WARNINGS

/** Something a person should know before writing. `days`: the days that it is about; left out: the whole file. */
export interface PreviewWarning {
  code: WarningCode
  says: string
  days?: string[]
}

/** The cells of one line of a file, as far as it was looked at. */
export type SeenLine = string[]

/** What an unreadable or unknown file looked like. */
export interface Unrecognised {
  /** The first rows, as read. */
  seen: SeenLine[]
  nearest: { format: string; label: string; matched: string[]; missing: string[] }[]
}

/** The day of rows that name none: said by a person, read from the file's name, or the day of the upload. */
export interface SnapshotDay {
  day: string
  /** The last day of its period, where rows may cover several. */
  to?: string
  from: 'person' | 'name' | 'upload'
}

/** How many rows are of implausible days, and whether a person has said to write them. */
export interface OddDates {
  rows: number
  accepted: boolean
}

/** Shops that could be made for a file that waits for one. */
export interface NewShops {
  /** What it speaks of: each site that rows name, or those that its currency may mean, the likeliest first. */
  sites: { site: string; label: string; currency: string }[]
  /** The file holds the rows of all these sites: each is given a shop, and each shop its rows. Otherwise one site is chosen. */
  each: boolean
  /** The seller account that is proposed. */
  account: string
  /** Whether the person may add shops. */
  may: boolean
  /** Whether there is a shop that could be chosen instead. */
  hasShops: boolean
  /** Where the person may not: names of those who may. */
  ask: string[]
}

/** A page that shows the rows of a written file, with its shop and days as filters. */
export interface ShownAt {
  title: string
  route: string
  /** Address parameters. */
  query: Record<string, string>
}

/** What a file holds and what writing it would do. null stands where nothing is known of it, or not yet. */
export interface ImportPreview {
  id: string
  fileName: string
  state: ImportState
  message: string | null
  report: string | null
  reportLabel: string | null
  encoding: string | null
  /** `,`, `;`, tab as `\t`; null for workbooks. */
  delimiter: string | null
  sheet: string | null
  headerLine: number | null
  /** How numbers are written: `1,234.56` or `1.234,56`. */
  numberStyle: string | null
  /** The clock of its days: UTC, or the marketplace's zone. */
  zone: string | null
  currency: string | null
  shopId: string | null
  shopName: string | null
  /** A shop must be chosen (importAssign) before it can be committed. */
  needsShop: boolean
  /** It must be said (importAssign) which days its rows are of, before it can be committed. */
  needsDays?: true
  /** The day of rows that name none, and where it is from: a person, the file's name, the upload. null: rows name theirs. */
  snapshotDay: SnapshotDay | null
  /** Rows of implausible days; left out unless a person has accepted them. */
  oddDates: OddDates | null
  /** What the file says about whose it is. */
  marketplaces: { name: string; rows: number }[]
  /** Records in the file, header and preamble not counted. */
  rows: number
  accepted: number
  refusedCount: number
  /** Rows left out on purpose (other marketplaces of a region-wide file, rows older than what is there). */
  leftOut: number
  replaced: number
  dataStart: string | null
  dataEnd: string | null
  days: PreviewDay[]
  /** The first refused rows; importRefused has all. */
  refused: RefusedRow[]
  unmatched: UnmatchedFee[]
  unknownColumns: string[]
  broken: BrokenRule[]
  warnings: PreviewWarning[]
  /** Exact sums of the file's amounts, by field and currency: {field, label, currency, amount}. */
  sums: { field: string; label: string; currency: string; amount: string }[]
  unrecognised?: Unrecognised
}
