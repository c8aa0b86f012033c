/** Orders, and how many of them a company has bought. */
import { defineModule } from '../../kernel/plug/module'
import { saleOrders } from './sale-orders'

export default defineModule({
  name: 'sales',
  derived: { saleOrders: { run: saleOrders, version: 2 } },
})
