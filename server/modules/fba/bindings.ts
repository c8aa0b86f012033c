/**
 * What a MSKU is packed and sent like (绑定方案): its box, how many go into one, from where, by which channel. Read where a batch, a declaration or
 * a box is made and nobody has said it; changes nothing that was said.
 */
import type { Row } from '../../../contract/wire'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Posting } from '../stock/public'

/** Sizes in cm and weights in kg, as decimal texts. */
interface Binding {
  product: string; length: string; width: string; height: string; weight: string; boxQty: number; warehouse: string | null; mode: string | null
  channel: string | null; provider: string | null; channelMode: string | null; prepOwner: string | null; labelOwner: string | null; prepCategory: string | null
}

/** Of these products, those that have a binding in use, by product. */
export async function bindingsOf({ tx, asker }: Pick<Posting, 'tx' | 'asker'>, products: readonly string[]): Promise<Map<string, Binding>> {
  const { rows } = await tx.query<Binding & Row>(
    `select b.product_id::text as product, b.box_length::text as length, b.box_width::text as width, b.box_height::text as height, b.box_weight::text as weight,
       b.box_qty::int as "boxQty", b.warehouse_id::text as warehouse, b.transport_mode as mode, c.id::text as channel, c.provider_id::text as provider,
       c.transport_mode as "channelMode", b.prep_owner as "prepOwner", b.label_owner as "labelOwner", b.prep_category as "prepCategory"
     from ship_binding b left join logistics_channel c on c.company_id = $1 and c.id = b.channel_id and c.is_enable is not false
     where b.company_id = $1 and b.product_id = any($2::bigint[]) and b.is_enable is not false`, [asker.companyId, products],
  )
  return new Map(rows.map((row) => [row.product, row]))
}

/** The channel that all of these agree to, of this way of transport; none where one of them says another, or none. */
export function channelOf(bindings: readonly (Binding | undefined)[], mode: unknown): { channel_id: string; provider_id: string } | undefined {
  const [first] = bindings
  const agree = first?.channel && bindings.every((each) => each?.channel === first.channel) && first.channelMode === mode
  return agree ? { channel_id: first.channel!, provider_id: first.provider! } : undefined
}

/** A binding says whose goods it is of. */
export const bindingRule: WriteRule = async ({ tx, asker }, written) => {
  await tx.query(
    `update ship_binding b set shop_id = p.shop_id from product p where b.company_id = $1 and b.id = any($2::bigint[]) and p.company_id = $1
       and p.id = b.product_id and b.shop_id is distinct from p.shop_id`,
    [asker.companyId, written.flatMap(({ after }) => (after ? [String(after['id'])] : []))],
  )
}
