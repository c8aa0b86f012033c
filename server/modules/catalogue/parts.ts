/** What goods are made of: nothing is part of itself by way of its parts, and a part stands once at a time. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'

/** @throws Refusal */
export const partsRule: WriteRule = async ({ tx, asker }, written) => {
  const wholes = [...new Set(written.flatMap(({ after }) => (after ? [String(after['sku_id'])] : [])))]
  if (wholes.length === 0) return
  // Two people who put two goods into each other at once would each see no circle.
  await tx.query(`select pg_advisory_xact_lock(hashtext('sku parts'), $1::int)`, [asker.companyId])
  const { rows: circles } = await tx.query<{ whole: string; part: string }>(
    `with recursive below (whole, first, part) as (
       select sku_id, part_id, part_id from sku_part where company_id = $1 and sku_id = any($2::bigint[])
       union
       select b.whole, b.first, p.part_id from below b join sku_part p on p.company_id = $1 and p.sku_id = b.part where b.part <> b.whole)
     select w.sku_code as whole, s.sku_code as part from below b
     join sku w on w.company_id = $1 and w.id = b.whole join sku s on s.company_id = $1 and s.id = b.first where b.part = b.whole limit 1`,
    [asker.companyId, wholes],
  )
  const [circle] = circles
  if (circle) throw new Refusal(CODES.invalid, `「${circle.part}」里已经有「${circle.whole}」，不能再作它的子件`, { part_id: '会互为子件' })
  const { rows: twice } = await tx.query<{ whole: string; part: string }>(
    `select w.sku_code as whole, s.sku_code as part from sku_part a
     join sku_part b on b.company_id = $1 and b.sku_id = a.sku_id and b.part_id = a.part_id and b.id > a.id
       and daterange(a.from_day, a.to_day, '[]') && daterange(b.from_day, b.to_day, '[]')
     join sku w on w.company_id = $1 and w.id = a.sku_id join sku s on s.company_id = $1 and s.id = a.part_id
     where a.company_id = $1 and a.sku_id = any($2::bigint[]) limit 1`,
    [asker.companyId, wholes],
  )
  const [same] = twice
  if (same) throw new Refusal(CODES.invalid, `「${same.whole}」的子件「${same.part}」在同一段时间里写了两次，请合并用量或改日期`, { part_id: '同一时间只能写一次' })
}
