/**
 * What of a declaration goes into which shipment: by the boxes where they are packed first, by the quantities that were entered where they are not,
 * all of it where there is one shipment. Knows no database.
 */
import { groupedBy } from '../../../kernel/value/grouped-by'
import { boxNumbers } from '../shipment/box-numbers'
import { goodsKey, goodsName, type Plan, type PlanBox } from './plan'

/** A box as it is packed, and what is in it. */
export interface OneBox { no: number; sizes: PlanBox; holds: { product: string; expiry: string | null; qty: number }[] }

/** `goods`: pieces by `goodsKey`. */
export interface Spread { no: number; goods: Map<string, number>; boxes: OneBox[] }

type Planned = Pick<Plan, 'flow' | 'items' | 'boxes' | 'shipments' | 'shares'>

/** Every single box. Rows of one first number are mixed; the first of them that is measured says the sizes. */
export function boxesOf(rows: readonly PlanBox[]): OneBox[] {
  return [...groupedBy(rows, ({ from }) => from).values()].flatMap((group) => {
    const sizes = group.find(({ weight }) => weight !== null) ?? group[0]!
    const holds = group.map(({ product, expiry, qty }) => ({ product, expiry, qty }))
    return Array.from({ length: group[0]!.count }, (_none, nth): OneBox => ({ no: group[0]!.from + nth, sizes, holds }))
  })
}

/** @returns a part for each shipment, or in words why it cannot be told */
export function spreadOf(plan: Planned): Spread[] | string {
  if (plan.shipments.length === 0) return '还没有填写货件，请按卖家后台填写货件编号与目的运营中心'
  const parts = plan.shipments.map(({ no }): Spread => ({ no, goods: new Map(), boxes: [] }))
  const wrong = plan.flow === 'sp' ? byBoxes(plan, parts) : byShares(plan, parts)
  if (wrong !== undefined) return wrong
  const bare = parts.find(({ goods }) => goods.size === 0)
  return bare ? `货件 ${bare.no} 里没有商品` : parts
}

function put(goods: Map<string, number>, key: string, qty: number): void {
  goods.set(key, (goods.get(key) ?? 0) + qty)
}

function byBoxes({ boxes: rows, shipments }: Planned, parts: Spread[]): string | undefined {
  const boxes = boxesOf(rows)
  const taken = new Map<number, number>()
  for (const [at, { no, boxes: text }] of shipments.entries()) {
    if (text === null && shipments.length > 1) return `有 ${shipments.length} 个货件，请填写货件 ${no} 的箱号，如 1-5,8`
    const numbers = text === null ? boxes.map((box) => box.no) : boxNumbers(text)
    if (!numbers) return `货件 ${no} 的箱号「${text ?? ''}」写法不对，请写成 1-5,8`
    for (const number of numbers) {
      const box = boxes.find((each) => each.no === number)
      if (!box) return `货件 ${no} 的第 ${number} 箱不在装箱里`
      const other = taken.get(number)
      if (other !== undefined) return `第 ${number} 箱既在货件 ${other} 又在货件 ${no}，一个箱子只能在一个货件里`
      taken.set(number, no)
      parts[at]!.boxes.push(box)
      for (const held of box.holds) put(parts[at]!.goods, goodsKey(held), held.qty)
    }
  }
  const left = boxes.filter(({ no }) => !taken.has(no))
  return left.length === 0 ? undefined : `第 ${left.slice(0, 10).map(({ no }) => no).join('、')} 箱还没有放进货件`
}

function byShares({ items, shares, shipments }: Planned, parts: Spread[]): string | undefined {
  const [only, ...others] = parts
  if (others.length === 0 && shares.length === 0) {
    for (const item of items) put(only!.goods, goodsKey(item), item.qty)
    return undefined
  }
  for (const share of shares) {
    const part = parts.find((each) => each.no === share.no)
    if (!part) return `数量分配里的货件 ${share.no} 没有填写`
    put(part.goods, goodsKey(share), share.qty)
  }
  for (const item of items) {
    const { qty } = item
    const given = parts.reduce((sum, { goods }) => sum + (goods.get(goodsKey(item)) ?? 0), 0)
    if (given !== qty) return `${goodsName(item)}申报 ${qty} 件，${shipments.length} 个货件一共分配了 ${given} 件，请改成一致`
  }
  const strange = shares.some((share) => items.every((item) => goodsKey(item) !== goodsKey(share)))
  return strange ? '数量分配里有申报之外的商品' : undefined
}
