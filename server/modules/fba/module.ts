/** Stock in Amazon's warehouses by pool, locked stock, and shipments to it. */
import { defineModule } from '../../kernel/plug/module'
import { awdItemRule, awdReplenish, closeAwd, receiveAwd, shipAwd } from './awd'
import { bindingRule } from './bindings'
import { addressSave } from './declare/addresses.handlers'
import { explainStock } from './explain-stock'
import { fbaConfigHandlers } from './fba-config.handlers'
import { fbaStock } from './fba-stock'
import { makeShipments } from './declare/make-shipments'
import { packBook, saveUploadPackToAmz } from './declare/pack-book.handler'
import { planHeadRule, planRowRule } from './declare/plan.rules'
import { sendToAmazonSheet } from './declare/sheet.handler'
import { forecastItemRule, forecastSheet, trackForecast } from './forecast/forecast'
import { forecastLabelAdd, forecastLabels, labelRule } from './forecast/labels'
import { agreeFreight, billRule } from './freight/bills'
import { checkFreightPayment, freightPaymentRule } from './freight/payments'
import { trackRule } from './freight/tracks'
import { ledgerLosses } from './ledger/losses'
import { ledgerOpenings } from './ledger/openings'
import { ledgerSummary } from './ledger/summary.parser'
import { fbaLockQtyHandlers } from './lock-qty.handlers'
import { intellectHandlers } from './replenish/intellect.handlers'
import { toBatches } from './replenish/batches'
import { purchasePlanImport } from './replenish/plan-sheets.handlers'
import { agreeReplenish, planItemRule, planRule, replenishRuleRule } from './replenish/plans'
import { followDocuments, REPLENISH, replenishAdvice, replenishMake } from './replenish/advice'
import { pools } from './pools'
import { postRemoval } from './removal'
import { mergeBatches, mergeDeclares, mergePlans, splitBatch, splitDeclare, splitPlan } from './regroup/regroup.handlers'
import { skuFba } from './sku-fba'
import { print, transparencyRule } from './transparency/print.handler'
import { shipArrivals } from './shipment/arrivals'
import { faceTemplatesBefore, namesOfLinesBefore, templateLinesRule } from './shipment/designs'
import { finishBatch, shipBatch, signBatch } from './shipment/dispatch'
import { deliveryHandlers, fbaShipmentHandlers, shipmentHandlers } from './shipment/shipment.handlers'
import { shippedBefore } from './shipment/shipped-before'
import { declaresBefore } from './shipment/declares-before'
import { batchRule, itemsRule, itemsToldBefore } from './shipment/told-items'

export default defineModule({
  name: 'fba',
  needs: ['catalogue', 'cost', 'goods', 'logistics', 'purchase', 'sales', 'settings', 'stock', 'workplace'],
  handlers: {
    transparency: { print },
    fbaConfig: fbaConfigHandlers, fbaLockQty: fbaLockQtyHandlers, delivery: { ...deliveryHandlers, forecastSheet, forecastLabelAdd, forecastLabels },
    fbaShipment: { ...fbaShipmentHandlers, mergeBatches, splitBatch, packBook },
    shipment: shipmentHandlers, fbaIntellect: { replenishMake, ...intellectHandlers },
    declareLegacy: { addressSave, mergeDeclares, splitDeclare }, replenishPlan: { toBatches, mergePlans, splitPlan, purchasePlanImport },
    shipmentFlow: { awdReplenish, sendToAmazonSheet, saveUploadPackToAmz },
  },
  derived: {
    fbaStock: { run: fbaStock, version: 4 }, pools: { run: pools, version: 1 },
    ledgerOpenings: { run: ledgerOpenings, version: 1 }, ledgerLosses: { run: ledgerLosses, version: 1 },
    shipArrivals: { run: shipArrivals, version: 1 }, skuFba: { run: skuFba, version: 1 },
  },
  later: { replenishAdvice: followDocuments },
  effects: { shipBatch, signBatch, finishBatch, agreeFreight, agreeReplenish, checkFreightPayment, makeShipments, shipAwd, receiveAwd, closeAwd,
    trackForecast, postRemoval },
  rules: {
    transparency_product: transparencyRule,
    logistics_bill: billRule, logistics_payment: freightPaymentRule, ship_batch: batchRule, ship_batch_item: itemsRule, tracking: trackRule,
    replenish_plan: planRule, replenish_plan_item: planItemRule, replenish_rule: replenishRuleRule, print_template_line: templateLinesRule,
    ship_binding: bindingRule, attachment: labelRule,
    awd_order_item: awdItemRule, forecast_item: forecastItemRule, inbound_plan: planHeadRule, inbound_plan_item: planRowRule, inbound_box: planRowRule,
    inbound_option: planRowRule, inbound_shipment: planRowRule, inbound_share: planRowRule,
  },
  tasks: { [REPLENISH]: replenishAdvice.job },
  follows: [replenishAdvice.afterImport],
  sweep: replenishAdvice.eachNight,
  upgrades: [shippedBefore, namesOfLinesBefore, faceTemplatesBefore, declaresBefore, itemsToldBefore],
  parsers: { ledgerSummary },
  explains: { fbaStock: explainStock },
})
