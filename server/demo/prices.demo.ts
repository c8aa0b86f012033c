/** Prices and stock of the demo company's listings that wait to be taken to Amazon, by the person who looks after the shop. */
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { deliveryOf, type DemoProduct } from './products.demo'
import { money, type DemoRow } from './rows.demo'
import { toStep } from './shops.demo'

/** Asked for today but for the last two: one was taken out three days ago, one is done. */
const STATES = ['waiting', 'waiting', 'waiting', 'exported', 'done'] as const
const REASONS = ['跟随竞品降价', '周末促销结束', '清库存', '广告转化下降，降价测试', '成本上涨']
/** How many rows priceChangeRows makes: so many ids are reserved first. */
export const PRICE_COUNT = STATES.length + 1

/** Rows of pending_change: five prices, and the stock of one listing that the seller sends himself. */
export function* priceChangeRows({ clock, shopIds }: Context, firstId: number, products: readonly DemoProduct[], creators: number[]): Iterable<DemoRow> {
  const [own] = products.filter((product) => deliveryOf(product).fulfilment === 'FBM')
  const chosen = products.filter((product) => deliveryOf(product).fulfilment === 'FBA' && product.status !== '3').filter((_product, at) => at % 9 === 4)
  const rowOf = (product: DemoProduct, state: (typeof STATES)[number]): DemoRow => {
    const day = state === 'waiting' ? clock.today : addDays(clock.today, -3)
    const at = momentOf(day, 9 * 3600 + product.at * 40, COMPANY_ZONE)
    const out = state === 'waiting' ? null : momentOf(day, 18 * 3600, COMPANY_ZONE)
    const shopId = shopIds[product.shop.at]!
    return {
      shop_id: shopId, target: 'product', target_label: '在售商品', row_key: `["${shopId}", "${product.msku}"]`, row_title: product.msku,
      batch: `${day} ${state === 'waiting' ? '09:30' : '10:15'} 手工修改`, creator: creators[product.shop.at], create_time: at, update_time: at,
      state, exported_time: out, exported_day: out && day, unseen: false,
      done_time: state === 'done' ? momentOf(addDays(day, 2), 10 * 3600, COMPANY_ZONE) : null,
    }
  }
  let id = firstId
  for (const [at, state] of STATES.entries()) {
    const product = chosen[at]!
    const other = toStep(product.shop, product.price * (at % 2 === 0 ? 0.93 : 1.06))
    const [from, to] = (state === 'done' ? [other, product.price] : [product.price, other]).map(money)
    yield {
      id: id++, ...rowOf(product, state), field: 'price', field_label: '售价', old_value: from, new_value: to, old_text: from, new_text: to,
      reason: REASONS[at],
    }
  }
  const stock = String(deliveryOf(own!).quantity)
  yield {
    id: id++, ...rowOf(own!, 'waiting'), field: 'fbm_qty', field_label: '自配送库存', old_value: stock, new_value: '40', old_text: stock, new_text: '40',
    reason: '到货补库存',
  }
}
