/**
 * What the rows below one row add up to, as one join: however many of a row's figures are added up over the same rows (a dozen of an
 * order's over its profit lines), those are read once.
 */
import type { Below } from '../../../../contract/model'

/** What reads the rows below: a reader of their entity. */
interface RowsBelow {
  at(path: string): { sql: string }
  raw(path: string): string
  from(): string
  joins(): string
}

/** The figures of one row over one set of rows below it; `column` names each, `join` is what they stand in. */
export class BelowSums {
  private readonly columns: string[] = []

  /**
   * @param alias names the join. @param rows reads the rows below. @param where which they are, as SQL
   */
  constructor(private readonly alias: string, private readonly rows: RowsBelow, private readonly where: string[]) {}

  /** One of the sums, as SQL. @param currency the row's own, as SQL: the sum is missing where an amount below is in another one */
  column({ field, adds, currency: below }: Below, currency: string | undefined): string {
    const value = field === undefined ? '*' : this.rows.at(field).sql
    const added = adds === 'sum' ? `coalesce(sum(${value}), 0)` : adds === 'distinct' ? `count(distinct ${value})` : `${adds}(${value})`
    const sql = below === undefined || currency === undefined ? added
      : `case when bool_or(${this.rows.raw(below)} is distinct from ${currency}) is true then null else ${added} end`
    const known = this.columns.indexOf(sql)
    return `${this.alias}.v${known >= 0 ? known : this.columns.push(sql) - 1}`
  }

  /** The join itself; ask for it last. It has one row for each row above, of nothing too. */
  join(): string {
    return `left join lateral (select ${this.columns.map((sql, at) => `${sql} as v${at}`).join(', ')}
    from ${this.rows.from()} ${this.rows.joins()} where ${this.where.join(' and ')}) ${this.alias} on true`
  }
}
