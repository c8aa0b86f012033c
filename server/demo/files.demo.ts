/**
 * The import history of the demo company: which report file every fact came with. Facts ask for the file they belong to;
 * counts and days of the files are what was asked for, so that history and facts cannot differ.
 */
import { traits } from '../../kinds/column-kinds'
import { createHash } from 'node:crypto'
import type { Model } from '../../contract/model'
import { addDays, COMPANY_ZONE, lastDayOf, momentOf, type DemoClock } from './calendar.demo'
import type { DemoRow } from './rows.demo'
import type { DemoShop } from './shops.demo'

interface FileEntry {
  id: number
  shop: DemoShop
  report: { name: string; label: string; extension: string }
  period: string
  /** Rows by day. */
  days: Map<string, number>
  count: number
}

/** Where a row of facts came from: its file, and the line in it, counted from 1 with the header. */
export interface Place {
  import_id: number
  line_no: number
}

/**
 * Report files by report, shop and period, opened as rows ask for them, each numbered in that order. Its counts are right once all rows of a file were
 * placed.
 */
export class DemoFiles {
  private readonly entries: FileEntry[] = []
  /** The same by entity, period and position of the shop: asked once for every row. */
  private readonly found = new Map<string, Map<string, (FileEntry | undefined)[]>>()

  constructor(
    private readonly model: Model,
    private readonly clock: DemoClock,
    /** Id of the first file. */
    private readonly firstId: number,
  ) {}

  /**
   * The file and line of one more row.
   * @param entity whose rows the file fills; the model says which report that is
   * @param period what one file covers: a month (yyyy-mm) or a day of a snapshot (yyyy-mm-dd)
   * @param day the day the row counts for
   * @param report which report it is, where several fill the entity
   */
  place(entity: string, shop: DemoShop, period: string, day: string, report = ''): Place {
    let periods = this.found.get(report || entity)
    if (!periods) this.found.set(report || entity, (periods = new Map()))
    let shops = periods.get(period)
    if (!shops) periods.set(period, (shops = []))
    const entry = (shops[shop.at] ??= this.open(entity, shop, period, report))
    entry.count++
    entry.days.set(day, (entry.days.get(day) ?? 0) + 1)
    // Line 1 is the header.
    return { import_id: entry.id, line_no: entry.count + 1 }
  }

  /** How many files there are by now. */
  get count(): number {
    return this.entries.length
  }

  private open(entity: string, shop: DemoShop, period: string, named: string): FileEntry {
    const format = this.model.reports[named] ?? Object.values(this.model.reports).find((report) => report.entity === entity)
    if (!format) throw new Error(`no report format fills ${entity}`)
    const report = { name: format.name, label: format.label, extension: format.files[0] ?? 'csv' }
    const entry = { id: this.firstId + this.entries.length, shop, report, period, days: new Map(), count: 0 }
    this.entries.push(entry)
    return entry
  }

  /** What is told by the month reaches to the month's last day. */
  private reach(report: string, last: string | undefined): string | undefined {
    const { entity = '', day = '' } = this.model.reports[report] ?? {}
    return last !== undefined && traits(this.model.entities[entity]?.fields[day]).names === 'month' ? lastDayOf(last.slice(0, 7)) : last
  }

  /** Rows of report_file. */
  *fileRows(shopIds: number[], creators: number[]): Iterable<DemoRow> {
    for (const entry of this.entries) {
      const days = [...entry.days.keys()].sort()
      const site = entry.shop.site.toUpperCase()
      const name = `${entry.period}-${site}-${entry.report.name}.${entry.report.extension === 'tsv' ? 'txt' : entry.report.extension}`
      const uploaded = this.uploadDay(entry)
      yield {
        id: entry.id,
        report: entry.report.name,
        report_label: entry.report.label,
        shop_id: shopIds[entry.shop.at],
        state: 'committed',
        progress: 100,
        data_start: days[0],
        data_end: this.reach(entry.report.name, days.at(-1)),
        total_count: entry.count,
        success_count: entry.count,
        replaced_count: 0,
        fail_count: 0,
        file_name: name,
        file_size: entry.count * 331 + 2048,
        file_hash: createHash('sha256').update(`${name} ${entry.count}`).digest('hex'),
        encoding: entry.shop.language === 'ja' ? 'shift_jis' : 'utf-8',
        warnings: [],
        creator: creators[entry.shop.at],
        create_time: momentOf(uploaded, 9 * 3600 + ((entry.id * 97) % 30_000), COMPANY_ZONE),
        finish_time: momentOf(uploaded, 9 * 3600 + ((entry.id * 97) % 30_000) + 4 + (entry.count >> 10), COMPANY_ZONE),
      }
    }
  }

  /** Rows of report_day. */
  *dayRows(shopIds: number[]): Iterable<DemoRow> {
    for (const entry of this.entries) {
      // A sheet of how things stand counts for no day.
      if (this.model.reports[entry.report.name]?.day === undefined) continue
      for (const [day, count] of entry.days) yield { import_id: entry.id, day, shop_id: shopIds[entry.shop.at], report: entry.report.name, row_count: count }
    }
  }

  /** A month's file is fetched a few days after the month, the running month's on the last day, a snapshot on its own. */
  private uploadDay(entry: FileEntry): string {
    const due = entry.period.length === 7 ? addDays(lastDayOf(entry.period), entry.report.name === 'storage_fee' ? 14 : 3) : entry.period
    return due < this.clock.today ? due : this.clock.today
  }
}

