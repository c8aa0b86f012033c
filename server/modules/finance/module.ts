/** Transactions, settlements and the profit that they make. */
import { defineModule } from '../../kernel/plug/module'
import { ownersOfGoods, shopCountry } from './cascades.handlers'
import { settlementDoCheck, settlementOneKeySyn } from './close/check.handlers'
import { closeShop, companyAfterShops, reopenShop } from './close/closing'
import { monthsInTurn } from './close/months-in-turn'
import { settlementConfigList, settlementEmployeeList, settlementStoreConfig } from './close/config.handlers'
import { shopMonths } from './close/months'
import { shopLock } from './close/period-lock'
import { recalculationRetry, recalculationVersions } from './close/recalculate.handlers'
import { settlementDoSettle } from './close/settle.handlers'
import { commissionReckon } from './commission.handlers'
import { currencyCopy } from './copy-rates.handlers'
import { reportCronTaskConfig } from './cron-config.handlers'
import { explainProfit } from './explain-profit'
import { advertisingAllocation, feeCategoryMatch, getTypeList } from './fee-config.handlers'
import { fbmFreights } from './fbm-freights'
import { batchImportTransactionReport, importCustomFees, importFeeConfig, updateShopId } from './files.handlers'
import { feesSource } from './fees/fees.source'
import { receiptChoose, receiptMatch, receiptUnmatch } from './match-receipts.handlers'
import { productCostMissing } from './missing-costs.handlers'
import { settlement } from './parsers/settlement'
import { transactions } from './parsers/transactions'
import { orderProfit } from './order-profit'
import { orderProfits } from './order-profits'
import { postedAsides } from './posted-asides'
import { postedCosts } from './posted-costs'
import { profitConfigList, profitConfigSetDefault, profitConfigStore } from './profit-columns.handlers'
import { profitDays } from './profit-days'
import { profitLines } from './profit-lines'
import { returnCosts } from './return-costs'

export default defineModule({
  name: 'finance',
  needs: ['cost', 'settings', 'workplace'],
  effects: { closeShop, reopenShop },
  gates: [monthsInTurn, companyAfterShops],
  locks: [shopLock],
  derived: {
    profitDays: { run: profitDays, version: 5, keepsClosed: true }, profitLines: { run: profitLines, version: 7, keepsClosed: true },
    orderProfits: { run: orderProfits, version: 3 }, returnCosts: { run: returnCosts, version: 1, keepsClosed: true },
    postedCosts: { run: postedCosts, version: 1, keepsClosed: true }, fbmFreights: { run: fbmFreights, version: 1 },
    postedAsides: { run: postedAsides, version: 1, keepsClosed: true },
    shopMonths: { run: shopMonths, version: 1 },
  },
  explains: { profitDays: explainProfit, profitLines: explainProfit },
  outcomes: { sale_order: orderProfit },
  fees: feesSource,
  handlers: {
    finance: {
      commissionReckon, productCostMissing, currencyCopy, receiptMatch, receiptChoose, receiptUnmatch, shopCountry, ownersOfGoods, settlementDoCheck,
      settlementOneKeySyn, settlementDoSettle, settlementConfigList, settlementStoreConfig, settlementEmployeeList,
      recalculationVersions, recalculationRetry, feeCategoryMatch, advertisingAllocation, getTypeList, profitConfigList, profitConfigStore,
      profitConfigSetDefault, reportCronTaskConfig, batchImportTransactionReport, updateShopId, importCustomFees, importFeeConfig,
    },
  },
  parsers: { settlement, transactions },
  rates: {
    own: { entity: 'exchange_rate', month: 'stat_month', currency: 'currency', rate: 'rate' },
    official: { entity: 'official_rate', month: 'stat_month', currency: 'currency', rate: 'rate', base: 'base' },
  },
})
