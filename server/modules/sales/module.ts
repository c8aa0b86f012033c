/** Orders, how many of them a company has bought, and what is asked of Amazon about prices and stock of listings. */
import { defineModule } from '../../kernel/plug/module'
import { priceFile } from './price-file.handlers'
import { dropPrices, releasePrices, requestRule } from './price-requests'
import { saleFile, saleTaken } from './sale-file.handlers'
import { saleOrders } from './sale-orders'

export default defineModule({
  name: 'sales',
  needs: ['approvals'],
  handlers: { trade: { priceFile, saleFile, saleTaken } },
  rules: { pending_change: requestRule },
  effects: { releasePrices, dropPrices },
  derived: { saleOrders: { run: saleOrders, version: 2 } },
})
