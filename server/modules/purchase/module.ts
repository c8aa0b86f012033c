/** What a company buys: plans become orders, merged by supplier and warehouse; receipts bring the goods, returns take them back. */
import { defineModule } from '../../kernel/plug/module'
import { adviceMake, followDocuments, PURCHASE_ADVICE, purchaseAdvice } from './advice'
import { confirmBill, billHandlers } from './bills'
import { applyChange, changeRule, checkChange } from './changes'
import { linesOfBefore, swapsOfBefore } from './lines-before'
import { checkOrder, daysOfOrdersBefore, placeOrder, yearPricesBefore } from './orders'
import { checkPaid, checkPayment, daysOfPaymentsBefore, paidOfOrdersBefore, paymentRule } from './payments'
import { payOut, takeBackPaid } from './payouts'
import { goodsOfPlansBefore, planRule } from './plans'
import { plansFromReplenish } from './replenished'
import { reductionRule } from './reductions'
import { checkReceipt, postReceipt, receiptRule, receiveAtOnce, signReceipt } from './receipts'
import { checkReturn, postReturn, returnRule } from './returns'
import { supplierScores } from './scores'

export default defineModule({
  name: 'purchase',
  needs: ['catalogue', 'cost', 'sales', 'stock'],
  handlers: { purchase: { ...billHandlers, adviceMake, plansFromReplenish } },
  effects: {
    checkOrder, placeOrder, signReceipt, checkReceipt, receiveAtOnce, postReceipt, checkReturn, postReturn, confirmBill, checkPayment,
    checkPaid, payOut, takeBackPaid, checkChange, applyChange,
  },
  rules: {
    cost_reduction: reductionRule,
    purchase_plan: planRule, purchase_payment: paymentRule, receipt: receiptRule, receipt_item: receiptRule, purchase_return: returnRule,
    purchase_return_item: returnRule, purchase_change: changeRule, purchase_change_item: changeRule,
  },
  later: { purchaseAdvice: followDocuments },
  derived: { supplierScores: { run: supplierScores, version: 1 } },
  tasks: { [PURCHASE_ADVICE]: purchaseAdvice.job },
  follows: [purchaseAdvice.afterImport],
  sweep: purchaseAdvice.eachNight,
  upgrades: [goodsOfPlansBefore, linesOfBefore, swapsOfBefore, daysOfOrdersBefore, paidOfOrdersBefore, daysOfPaymentsBefore, yearPricesBefore],
})
