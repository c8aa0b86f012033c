/** Transactions, settlements and the profit that they make. */
import { defineModule } from '../../kernel/plug/module'
import { settlement } from './parsers/settlement'
import { transactions } from './parsers/transactions'
import { profitLines } from './profit-lines'

export default defineModule({
  name: 'finance',
  derived: { profitLines: { run: profitLines, version: 2 } },
  parsers: { settlement, transactions },
  rates: {
    own: { entity: 'exchange_rate', month: 'stat_month', currency: 'currency', rate: 'rate' },
    official: { entity: 'official_rate', month: 'stat_month', currency: 'currency', rate: 'rate', base: 'base' },
  },
})
