/** Orders, how many of them a company has bought, and what is asked of Amazon about prices and stock of listings. */
import { defineModule } from '../../kernel/plug/module'
import { priceFile } from './price-file.handlers'
import { saleFile, saleTaken } from './sale-file.handlers'
import { saleOrders } from './sale-orders'

export default defineModule({
  name: 'sales',
  handlers: { trade: { priceFile, saleFile, saleTaken } },
  derived: { saleOrders: { run: saleOrders, version: 2 } },
})
