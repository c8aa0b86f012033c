/** The bin that a SKU always has in a warehouse: one there, told by the bin itself. */
import type { WriteRule } from '../../kernel/write/write.rules'
import { refuse } from './posting'

/** @throws Refusal of a receiving bin, and of a second bin of a SKU in one warehouse, at the bin */
export const skuBinRule: WriteRule = async ({ tx, asker }, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  if (ids.length === 0) return
  // Two who give a SKU a bin in one warehouse wait for each other.
  await tx.query(
    `select from warehouse where company_id = $1 and id in (select b.warehouse_id from warehouse_bin b join sku_bin k on k.bin_id = b.id
       where b.company_id = $1 and k.company_id = $1 and k.id = any($2::bigint[])) order by id for update`, [asker.companyId, ids],
  )
  const { rows: [wrong] } = await tx.query<{ receiving: boolean; sku: string; warehouse: string; other: string | null }>(
    `with kept as (update sku_bin k set warehouse_id = b.warehouse_id from warehouse_bin b
       where k.company_id = $1 and k.id = any($2::bigint[]) and b.company_id = $1 and b.id = k.bin_id
       returning k.id, k.sku_id, k.warehouse_id, b.is_receiving is true as receiving)
     select k.receiving, s.sku_code as sku, w.name as warehouse, o.code as other
     from kept k join sku s on s.company_id = $1 and s.id = k.sku_id join warehouse w on w.company_id = $1 and w.id = k.warehouse_id
     left join lateral (select b.code from sku_bin n join warehouse_bin b on b.company_id = $1 and b.id = n.bin_id
       where n.company_id = $1 and n.sku_id = k.sku_id and b.warehouse_id = k.warehouse_id and n.id <> k.id order by n.id limit 1) o on true
     where k.receiving or o.code is not null order by k.id limit 1`, [asker.companyId, ids],
  )
  if (wrong?.receiving) refuse('收货位是等待上架的地方，不能作固定仓位', { bin_id: '不能是收货位' })
  if (wrong) refuse(`「${wrong.sku}」在「${wrong.warehouse}」已有固定仓位「${wrong.other}」，请修改那一行`, { bin_id: '这个仓库里已有固定仓位' })
}
