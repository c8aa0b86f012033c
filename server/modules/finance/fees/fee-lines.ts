/**
 * Fee lines of the rows a file has just written, made inside the database: one line for each amount that is not zero.
 * The categories come from the classes that row-fees.ts settled while the rows were read.
 */
import { escapeIdentifier } from 'pg'
import type { Entity, ReportFormat } from '../../../../contract/model'
import type { Tx } from '../../../kernel/store/connect'
import { totalRule, type ClassAmount } from './row-fees'
import { STAGE } from '../../../kernel/intake/stage'

const CLASSES = 'import_fee_class'

/** The fee lines that a format's rows have carry this origin. */
export const originOf = ({ fees }: ReportFormat): string | undefined => fees && (fees.amounts.length > 0 ? 'transaction' : 'settlement')

/** The classes as a temporary table: of each the names of its amounts, in the format's order, and their categories. */
async function tellClasses(tx: Tx, classes: ClassAmount[][]): Promise<void> {
  await tx.query(`drop table if exists ${CLASSES}`)
  await tx.query(`create temporary table ${CLASSES} (class integer, names text[], categories text[]) on commit drop`)
  const rows = classes.map((amounts, at) => ({ class: at, names: amounts.map(({ name }) => name), categories: amounts.map(({ category }) => category) }))
  await tx.query(
    `insert into ${CLASSES} select * from jsonb_to_recordset($1::jsonb) as c (class integer, names text[], categories text[])`, [JSON.stringify(rows)],
  )
  await tx.query(`analyze ${CLASSES}`)
}

/**
 * Whether lines that are there, of a row t, are not those that a staged row s with the same amounts would have, as SQL: their
 * categories or descriptions are others. Lines of settlements are made anew with their whole settlement.
 */
export async function linesOtherwise(tx: Tx, { fees }: ReportFormat, classes: ClassAmount[][]): Promise<string> {
  if (!fees || fees.amounts.length === 0) return 'true'
  await tellClasses(tx, classes)
  return `exists (select 1 from ${escapeIdentifier(fees.into)} f where f.company_id = t.company_id and f.txn_id = t.id and f.origin = 'transaction'
    and (f.description is distinct from s.fee_description
      or not exists (select 1 from ${CLASSES} c where c.class = s.fee_class
        and c.categories[array_position(c.names, f.amount_name)] = f.fee_category)))`
}

/** Makes the lines of the rows just written, which are still staged with their classes. */
export async function writeFeeLines(
  tx: Tx, companyId: number, importId: string, format: ReportFormat, entity: Entity, classes: ClassAmount[][],
): Promise<void> {
  const { fees } = format
  if (!fees || classes.length === 0) return
  await tellClasses(tx, classes)
  const table = escapeIdentifier(entity.table)
  const into = `insert into ${escapeIdentifier(fees.into)} (company_id, import_id, txn_id, shop_id, origin, posted_day, settlement_id, order_id, msku,
    transaction_type, description, amount_family, amount_name, fee_category, release_status, currency, amount)`
  const common = 't.company_id, t.import_id, t.id, t.shop_id'
  const wide = fees.amounts.map((column) => ({ name: column, field: format.columns[column]?.to ?? column }))
  if (wide.length > 0) {
    const rule = totalRule(format)
    const column = (field: string): string => `t.${escapeIdentifier(field)}`
    const gap = rule && `${column(rule.equals)} - (${rule.sum.map((field) => `coalesce(${column(field)}, 0)`).join(' + ')})`
    const amounts = [...wide.map(({ field }) => column(field)), ...(gap ? [gap] : [])]
    // Of a row all amounts are laid out at once, beside the names and categories of its class, which stand in the same order.
    await tx.query(
      `${into}
       select company_id, import_id, id, shop_id, 'transaction', posted_day, settlement_id, order_id, msku, transaction_type, description, null, name,
       category, release_status, currency, amount
       from (
         select ${common}, t.posted_day, t.settlement_id, t.order_id, t.msku, t.transaction_type, s.fee_description as description, t.release_status,
         t.currency, unnest(c.names) as name, unnest(c.categories) as category, unnest(array[${amounts.join(', ')}]) as amount
         from ${table} t join ${STAGE} s on s.line_no = t.line_no join ${CLASSES} c on c.class = s.fee_class
         where t.company_id = $1 and t.import_id = $2::bigint
       ) laid
       where amount <> 0`,
      [companyId, importId],
    )
    return
  }
  await tx.query(
    `${into}
     select ${common}, 'settlement', t.posted_day, t.settlement_id, t.order_id, t.msku, t.transaction_type, null, t.amount_type,
     coalesce(t.amount_description, t.amount_type), c.categories[1], null, t.currency, t.amount
     from ${table} t
     join (select distinct line_no, amount_type, amount_description, fee_class from ${STAGE}) s
       on s.line_no = t.line_no and s.amount_type = t.amount_type and s.amount_description is not distinct from t.amount_description
     join ${CLASSES} c on c.class = s.fee_class
     where t.company_id = $1 and t.import_id = $2::bigint and t.amount <> 0`,
    [companyId, importId],
  )
}
