/** Labels of T codes: each is printed once, in the transaction that says so, and every printing is on record. */
import { Readable } from 'node:stream'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { Download } from '../../../kernel/http/handler'
import { groupedBy } from '../../../kernel/value/grouped-by'
import { insertRow, lockRow } from '../../../kernel/write/write.row'
import type { WriteRule } from '../../../kernel/write/write.rules'
import { change, entityOf, inBatch } from '../shipment/batch.rows'
import { labelPdf } from './label-pdf'

const MOST_LABELS = 1000
const STATES: Record<string, string> = { 1: '已经打印过，一个T码只能贴一件；标签坏了请换一个码，把它作废', 2: '已作废，不能打印' }

/** @throws Refusal of none or more than MOST_LABELS codes, of one that was printed or is void, and of one that no label can carry */
export const print = answers('transparency.print', (context, { ids }): Promise<Download> => {
  const wanted = [...new Set(ids)].sort((one, other) => Number(one) - Number(other))
  if (wanted.length === 0 || wanted.length > MOST_LABELS) throw new Refusal(CODES.invalid, `一次打印 1 到 ${MOST_LABELS} 个T码，这里选了 ${wanted.length} 个`)
  return inBatch(context, async (work) => {
    const stamp = { printed_at: context.now().toISOString(), printer: context.caller.employeeId }
    const codes: Row[] = []
    for (const id of wanted) {
      const row = await lockRow(work.writing, entityOf(work, 'transparency_code'), { id })
      const why = STATES[String(row['state'])]
      if (why !== undefined) throw new Refusal(CODES.transition, `「${String(row['code'])}」${why}`)
      const code = String(row['code'])
      if (!/^[\x21-\x7e]+$/.test(code)) throw new Refusal(CODES.invalid, `「${code}」里有空格或中文，做不成标签；请作废，照码文件里的原样重新登记`)
      codes.push(await change(work, 'transparency_code', row, { state: '1', ...stamp }, 'printed'))
    }
    const gtins = await gtinsOf(work.writing, codes)
    for (const [item, own] of groupedBy(codes, (row) => String(row['item_id']))) {
      const entity = entityOf(work, 'transparency_print')
      const after = await insertRow(work.writing, entity, {
        item_id: item, qty: own.length, first_code: own[0]!['code'], last_code: own.at(-1)!['code'], ...stamp,
      })
      work.written.push({ entity, action: 'add', after })
    }
    const bytes = labelPdf(codes.map((row) => ({ code: String(row['code']), lines: [String(row['code']), gtins.get(String(row['item_id'])) ?? ''] })))
    return { name: `T码标签_${codes.length}.pdf`, type: 'application/pdf', size: bytes.length, stream: Readable.from([bytes]) }
  })
})

async function gtinsOf({ tx, asker }: Parameters<typeof lockRow>[0], codes: readonly Row[]): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ id: string; gtin: string }>(
    'select id::text, gtin from transparency_product where company_id = $1 and id = any($2::bigint[])', [asker.companyId, codes.map((row) => row['item_id'])],
  )
  return new Map(rows.map(({ id, gtin }) => [id, gtin]))
}

/** A product of the programme says whose it is. */
export const transparencyRule: WriteRule = async ({ tx, asker }, written) => {
  await tx.query(
    `update transparency_product t set shop_id = p.shop_id, msku = p.msku from product p
     where t.company_id = $1 and t.id = any($2::bigint[]) and p.company_id = $1 and p.id = t.product_id`,
    [asker.companyId, written.flatMap(({ after }) => (after ? [String(after['id'])] : []))],
  )
}
