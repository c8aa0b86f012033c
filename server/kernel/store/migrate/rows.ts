/** What must be known of a table's rows before it is changed. Reads only, in the transaction of whoever asks. */
import { escapeIdentifier } from 'pg'
import type { ExistingColumn } from './catalog'
import type { Tx } from '../connect'

/** Questions about the rows of a table; made by `rowsOf`. `count` and `conversion` are there only for a plan that people read. */
export interface Rows {
  any(table: string): Promise<boolean>
  anyNull(table: string, column: string): Promise<boolean>
  anyNotNull(table: string, column: string): Promise<boolean>
  /** Does any row hold something of its own: neither empty nor the column's default? */
  anyValue(table: string, column: ExistingColumn): Promise<boolean>
  /** One group of rows that are equal in these columns, as words for a message; undefined: there is none. */
  duplicate(table: string, columns: string[]): Promise<string | undefined>
  /** Counting reads every row, so only a plan for people has it counted. */
  count?(table: string): Promise<number>
  conversion?(table: string, column: string, from: string, to: string): Promise<Conversion | undefined>
}

/** What becomes of a column's values under another type. */
interface Conversion {
  /** Rows that have a value. */
  rows: number
  /** Of them: those whose value is none of the new type. */
  impossible: number
  /** Of them: those whose value would be told otherwise when it is turned back. */
  changed: number
  /** One such value. */
  example?: string
}

/** @param counting true: whole tables may be read, to tell people how many rows a change concerns */
export function rowsOf(tx: Tx, options: { counting: boolean }): Rows {
  const found = async (query: string): Promise<boolean> => (await tx.query<{ found: boolean }>(`select exists (${query}) as found`)).rows[0]?.found ?? false
  const [table, column] = [escapeIdentifier, escapeIdentifier]
  return {
    any: (name) => found(`select from ${table(name)}`),
    anyNull: (name, own) => found(`select from ${table(name)} where ${column(own)} is null`),
    anyNotNull: (name, own) => found(`select from ${table(name)} where ${column(own)} is not null`),
    anyValue: (name, { name: own, default: value }) => found(`select from ${table(name)} where ${column(own)} is not null${value === null ? '' : `
      and ${column(own)} is distinct from (${value})`}`),
    async duplicate(name, columns) {
      if (columns.length === 0) return undefined
      const names = columns.map((each) => column(each))
      const filled = names.map((each) => `${each} is not null`).join(' and ')
      const { rows } = await tx.query(`select ${names.join(', ')} from ${table(name)} where ${filled} group by ${names.join(', ')} having count(*) > 1 limit 1`)
      return rows[0] && columns.map((each) => `${each}=${String(rows[0]?.[each])}`).join(', ')
    },
    ...(options.counting
      ? {
          async count(name: string) {
            return (await tx.query<{ count: number }>(`select count(*)::int as count from ${table(name)}`)).rows[0]?.count ?? 0
          },
          conversion: (name: string, own: string, from: string, to: string) => conversionOf(tx, table(name), column(own), from, to),
        }
      : {}),
  }
}

async function conversionOf(tx: Tx, table: string, own: string, from: string, to: string): Promise<Conversion | undefined> {
  const { rows: version } = await tx.query<{ number: number }>(`select current_setting('server_version_num')::int as number`)
  // PostgreSQL 15 cannot be asked what a value would become without failing.
  if ((version[0]?.number ?? 0) < 160_000) return undefined
  const quoted = `'${to.replaceAll("'", "''")}'`
  const one = async (condition: string): Promise<{ rows: number; example: string | null }> =>
    (await tx.query<{ rows: number; example: string | null }>(`select count(*)::int as rows, min(${own}::text) as example from ${table}
      where ${own} is not null and ${condition}`)).rows[0]!
  const { rows } = await one('true')
  const impossible = await one(`not pg_input_is_valid(${own}::text, ${quoted})`)
  if (impossible.rows > 0) return { rows, impossible: impossible.rows, changed: 0, ...(impossible.example === null ? {} : { example: impossible.example }) }
  // A type that cannot be turned back at all counts as changed in every row.
  const changed = await one(`case when pg_input_is_valid(${own}::text::${to}::text, '${from}') then ${own}::text::${to}::text::${from} is distinct
    from ${own} else true end`)
  return { rows, impossible: 0, changed: changed.rows, ...(changed.example === null ? {} : { example: changed.example }) }
}
