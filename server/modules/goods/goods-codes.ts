/**
 * Rows that name their goods by another code than the MSKU: units found in a warehouse (Amazon.Found.<ASIN>), or the FNSKU
 * or ASIN itself (liquidations, unlabelled stock). They are given the MSKU of the shop's one product with that FNSKU, else
 * with that ASIN; of several products none is guessed, and what belongs to none stands under 未识别, so that whatever groups
 * by MSKU shows no code as a product. What the file says is kept as file_sku, and keys of replacement are told by it.
 * For entities that keep a file_sku.
 */
import { escapeIdentifier } from 'pg'
import type { Entity, Model } from '../../../contract/model'
import type { Tx } from '../../kernel/store/connect'
import { closedPeriods, closedSql } from '../../kernel/kept/period-lock'
import type { Touched } from '../../kernel/kept/touched'
import { FEES } from '../../kernel/intake/fees.source'
import { keepsCode, writtenSku } from '../../kernel/intake/scope'
import { STAGE } from '../../kernel/intake/stage'

/** Whether a row (alias `row`) names a code. A file that tells the FNSKU beside it says whether such a SKU is the seller's own. */
export function codedSql(row: string, hasFnsku: boolean): string {
  const own = hasFnsku ? ` and (nullif(btrim(${row}.fnsku), '') is null or ${row}.fnsku = ${row}.msku)` : ''
  return `(${row}.msku like 'Amazon.Found.%' or (${row}.msku ~ '^(X0|B0)[0-9A-Z]{8}$'${own}))`
}

/** What stands in the MSKU's place where no product is known for a code; no seller's SKU looks like it. */
export const UNRECOGNISED = '未识别'

/** What the file wrote -> the MSKU it stands for, of the coded rows of a table (alias s); $1 the company, $2 the shop. */
function namesSql(entity: Entity, table: string, where: string): string {
  const { fnsku, asin } = entity.fields
  const products = 'from product p where p.company_id = $1 and p.shop_id = $2::bigint'
  const one = (field: 'fnsku' | 'asin', code: string): string => `(select min(p.msku) ${products} and p.${field} = ${code} having count(*) = 1)`
  // A SKU that looks like a code is the seller's own once there is a product of it.
  const known = [`(select p.msku ${products} and p.msku = c.written)`, one('fnsku', 'c.code'), one('asin', 'c.code'), one('asin', 'c.asin')]
  return `select c.written, coalesce(${known.join(', ')}, '${UNRECOGNISED}') as name
    from (
      select ${writtenSku('s', entity)} as written, replace(${writtenSku('s', entity)}, 'Amazon.Found.', '') as code,
      max(${asin ? 's.asin' : 'null::text'}) as asin from ${table} s
      where ${where} and (s.msku = '${UNRECOGNISED}' or ${codedSql('s', fnsku !== undefined)} and not exists (select ${products} and p.msku = s.msku))
      group by 1
    ) c`
}

/** Names the staged rows of an entity, before they are written. */
export async function nameStaged(tx: Tx, companyId: number, shopId: string, entity: Entity): Promise<void> {
  if (!keepsCode(entity)) return
  await tx.query(
    `update ${STAGE} s set file_sku = n.written, msku = n.name from (${namesSql(entity, STAGE, 'true')}) n where n.written = s.msku and n.name <> n.written`,
    [companyId, shopId],
  )
}

/**
 * Names the shop's rows that were written before the product was known, and the fee lines made from them.
 * @returns entities whose rows changed, with their days
 */
export async function nameWritten(tx: Tx, model: Model, companyId: number, shopId: string): Promise<{ entity: string; touched: Touched }[]> {
  const changed: { entity: string; touched: Touched }[] = []
  for (const entity of Object.values(model.entities)) {
    const formats = Object.values(model.reports).filter((format) => format.entity === entity.name)
    const [format] = formats
    if (!format || format.day === undefined || !keepsCode(entity)) continue
    const table = escapeIdentifier(entity.table)
    const closed = await closedPeriods(tx, model, companyId, entity)
    const open = closed.length === 0 ? '' : ` and not ${closedSql(entity, 's', '$3')}`
    const own = `s.company_id = $1 and s.shop_id = $2::bigint${open}`
    const { rows } = await tx.query<{ id: string; day: string | null }>(
      `with n as materialized (${namesSql(entity, table, own)})
       update ${table} s set file_sku = nullif(n.written, n.name), msku = n.name from n
       where ${own} and n.written = ${writtenSku('s', entity)} and n.name <> s.msku
       returning s.id::text as id, ${`s.${escapeIdentifier(format.day)}`}::date as day`,
      [companyId, shopId, ...(closed.length === 0 ? [] : [JSON.stringify(closed)])],
    )
    if (rows.length === 0) continue
    const touched = { companyId, days: [...new Set(rows.flatMap(({ day }) => day ?? []))].sort() }
    changed.push({ entity: entity.name, touched })
    const origin = FEES.get().origin(format)
    if (!format.fees || origin === undefined) continue
    await tx.query(
      `update ${escapeIdentifier(model.entities[format.fees.into]!.table)} f set msku = t.msku from ${table} t
       where f.company_id = $1 and f.origin = $2 and f.txn_id = any($3::bigint[]) and t.company_id = $1 and t.id = f.txn_id`,
      [companyId, origin, rows.map(({ id }) => id)],
    )
    changed.push({ entity: format.fees.into, touched })
  }
  return changed
}
