/** Which shops' data ends sooner than that of the others, by their names: what 数据截至 owes its day to. Reads no figure. */
import type { Entity } from '../../../../contract/model'
import type { ShopUntil } from '../../../../contract/wire'
import { shopReference } from '../statement/entity'
import type { DataEnd } from '../statement/data-ends'
import { titlesOf } from './titles'
import type { Reading } from '../reading'

/**
 * The shops whose data ends sooner than the others' do, by their names, the earliest first; empty where all go equally far.
 * @param facts whose rows they are: the shops are those that it refers to
 */
export async function shopsEndingSooner(reading: Reading, facts: Entity | undefined, ends: readonly DataEnd[]): Promise<ShopUntil[]> {
  const until = new Map<string, string>()
  for (const { shops } of ends) {
    for (const [shop, day] of shops) if (shop !== null && day < (until.get(shop) ?? '9999')) until.set(shop, day)
  }
  const latest = [...until.values()].sort().at(-1)
  const sooner = [...until].filter(([, day]) => day !== latest).sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0))
  const shop = facts && shopReference(facts)?.entity
  if (sooner.length === 0 || shop === undefined) return []
  const titles = await titlesOf(reading, shop, sooner.map(([id]) => id))
  return sooner.map(([id, day]) => ({ shop: titles.get(id) ?? id, until: day }))
}
