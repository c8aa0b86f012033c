/** What a file's rows mean for the shop's goods: products are learnt from them, and rows that name a code are given its MSKU. */
import { madeOf } from '../../kernel/kept/derived'
import type { Consequence, RowFollower } from '../../kernel/intake/followers'
import { nameStaged, nameWritten } from './goods-codes'
import { learnParents, learnProducts, nameStorageFees, renewOffers } from './products'

/** Runs in the transaction of an import, before and after its rows are written; what it says goes into the file's message (Chinese). */
export const followGoods: RowFollower = ({ model, companyId, shop, format, entity }) => {
  let changed = false
  return {
    async beforeFacts(tx) {
      const products = await learnProducts(tx, companyId, shop.id, shop.currency, format)
      const parents = await learnParents(tx, companyId, shop.id, entity)
      changed = products.added + products.changed + parents > 0
      await nameStaged(tx, companyId, shop.id, entity)
      return products.added > 0 ? `新增商品 ${products.added} 个` : undefined
    },
    async afterFacts(tx) {
      const isStorage = entity.name === 'storage_fee'
      const renewed = entity.name === 'listing' ? await renewOffers(tx, companyId, shop.id) : 0
      const written = changed ? await nameWritten(tx, model, companyId, shop.id) : []
      const named = changed || isStorage ? await nameStorageFees(tx, model, companyId, shop.id) : 0
      // A new product may be a further site's listing of stock that is there.
      const known = madeOf(model, 'product').every((made) => madeOf(model, entity.name).includes(made))
      const found: Consequence[] = changed || renewed > 0 ? [{ entity: 'product', renew: known ? 'nothing' : 'derived', days: 'all' }] : []
      // Whose the stored goods are was learned just now, for months of any time.
      if (named > 0) found.push({ entity: 'storage_fee', renew: isStorage ? 'nothing' : 'derived', days: 'all' })
      return [...found, ...written.map(({ entity: name, touched }): Consequence => ({ entity: name, renew: 'rollups', days: touched.days }))]
    },
    async afterUndo(tx) {
      const renewed = entity.name === 'listing' ? await renewOffers(tx, companyId, shop.id) : 0
      return renewed > 0 ? [{ entity: 'product', renew: 'derived', days: 'all' }] : []
    },
  }
}
