/** The flat file by which Amazon is told what was sent: Seller Central → 订单 → 上传订单相关文件 → 发货确认. One file is of one shop. */
import { Readable } from 'node:stream'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { Download } from '../../kernel/http/handler'
import { writingTogether } from '../../kernel/write/together'
import { lockRow } from '../../kernel/write/write.row'

const HEAD = ['order-id', 'order-item-id', 'quantity', 'ship-date', 'carrier-code', 'carrier-name', 'tracking-number', 'ship-method']
const SENT = ['5', '11', '6']
const MOST = 2000

interface Line {
  order: string
  item: string | null
  qty: number
  at: string
  carrier: string | null
  name: string | null
  tracking: string | null
  channel: string | null
}

/** A cell of a file whose cells are parted by tabs. */
const cell = (value: unknown): string => String(value ?? '').replace(/[\t\r\n]+/g, ' ').trim()

/** A flat file, and the orders say that it was taken. @throws Refusal of more than MOST, of one not sent, and of several shops */
export const confirmSheet = answers('fbm.confirmSheet', (context, { ids }) => writingTogether(context, async (writing, written): Promise<Download> => {
  const { tx, asker, model, now } = writing
  const entity = model.entities['fbm_order']!
  const sorted = [...new Set(ids)].sort((one, other) => Number(one) - Number(other))
  if (sorted.length === 0 || sorted.length > MOST) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST} 张已发货的订单`)
  const shops = new Set<string>()
  for (const id of sorted) {
    const row = await lockRow(writing, entity, { id })
    if (!SENT.includes(String(row['fbm_status']))) throw new Refusal(CODES.transition, `「${String(row['order_no'])}」还没有发货，不能确认发货`)
    shops.add(String(row['shop_id']))
    written.push({ entity, action: 'confirm', before: row, after: { ...row, told_time: now.toISOString() } })
  }
  if (shops.size > 1) throw new Refusal(CODES.invalid, '一份发货确认只能是一个店铺的订单，请分店铺导出')
  const { rows } = await tx.query<Line>(
    `select i.order_id as order, i.order_item_id as item, i.quantity::int as qty, to_char(f.ship_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
       k.platform_carrier as carrier, p.logistics_provider as name, f.tracking_no as tracking, c.logistics_channel as channel
     from fbm_order f join fbm_order_item i on i.company_id = $1 and i.fbm_id = f.id
     left join logistics_channel c on c.company_id = $1 and c.id = f.channel_id left join logistics_provider p on p.company_id = $1 and p.id = c.provider_id
     left join fbm_channel k on k.company_id = $1 and k.logistics_channel = c.logistics_channel and k.logistics_provider = p.logistics_provider
     where f.company_id = $1 and f.id = any($2::bigint[]) and i.order_id is not null order by f.id, i.id`, [asker.companyId, sorted],
  )
  if (rows.length === 0) throw new Refusal(CODES.invalid, '选中的都是补发的订单，没有要向亚马逊确认的')
  await tx.query(
    'update fbm_order set told_time = $3::timestamptz where company_id = $1 and id = any($2::bigint[])', [asker.companyId, sorted, now.toISOString()],
  )
  const lines = rows.map(({ order, item, qty, at, carrier, name, tracking, channel }) => (
    [order, item, qty, at, carrier ?? 'Other', carrier === null ? name : '', tracking, channel].map(cell).join('\t')
  ))
  return {
    name: `发货确认_${asker.today}.txt`, type: 'text/tab-separated-values; charset=utf-8',
    stream: Readable.from([`${[HEAD.join('\t'), ...lines].join('\r\n')}\r\n`]),
  }
}))
