/** Transactions, settlements and the profit that they make. */
import { defineModule } from '../../kernel/plug/module'
import { ownersOfGoods, shopCountry } from './cascades.handlers'
import { commissionReckon } from './commission.handlers'
import { currencyCopy } from './copy-rates.handlers'
import { explainProfit } from './explain-profit'
import { fbmFreights } from './fbm-freights'
import { feesSource } from './fees/fees.source'
import { receiptChoose, receiptMatch, receiptUnmatch } from './match-receipts.handlers'
import { productCostMissing } from './missing-costs.handlers'
import { settlement } from './parsers/settlement'
import { transactions } from './parsers/transactions'
import { orderProfit } from './order-profit'
import { orderProfits } from './order-profits'
import { postedCosts } from './posted-costs'
import { profitDays } from './profit-days'
import { profitLines } from './profit-lines'

export default defineModule({
  name: 'finance',
  needs: ['cost'],
  derived: {
    profitDays: { run: profitDays, version: 4 }, profitLines: { run: profitLines, version: 6 }, orderProfits: { run: orderProfits, version: 1 },
    postedCosts: { run: postedCosts, version: 1 }, fbmFreights: { run: fbmFreights, version: 1 },
  },
  explains: { profitDays: explainProfit, profitLines: explainProfit },
  outcomes: { sale_order: orderProfit },
  fees: feesSource,
  handlers: { finance: { commissionReckon, productCostMissing, currencyCopy, receiptMatch, receiptChoose, receiptUnmatch, shopCountry, ownersOfGoods } },
  parsers: { settlement, transactions },
  rates: {
    own: { entity: 'exchange_rate', month: 'stat_month', currency: 'currency', rate: 'rate' },
    official: { entity: 'official_rate', month: 'stat_month', currency: 'currency', rate: 'rate', base: 'base' },
  },
})
