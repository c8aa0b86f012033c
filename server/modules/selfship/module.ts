/** Orders that the seller sends: one shipment of each, its goods held and sent out of the ledger, its channel by rules, its freight by templates. */
import { defineModule } from '../../kernel/plug/module'
import { confirmSheet } from './confirm'
import { auditFbm, holdFbm, shipFbm } from './effects'
import { exceptionCheck } from './exceptions'
import { FBM_ORDERS, orderMake, orderRules, ordersAfterImport, ordersEachNight, ordersJob } from './make'
import { itemRule, orderRule } from './measure'
import { orderPrinted } from './printed'
import { orderMerge, orderSplit } from './regroup'
import { FBM_RETURNS, returnMake, returnsAfterImport, returnsEachNight, returnsJob } from './requested'
import { postFbmReturn, returnRule } from './returns'
import { parcelRule, trackRule } from './tracks'
import { weigh } from './weigh'

export default defineModule({
  name: 'selfship',
  needs: ['fba', 'logistics', 'stock'],
  handlers: { fbm: { confirmSheet, exceptionCheck, orderMake, orderMerge, orderPrinted, orderRules, orderSplit, returnMake, weigh } },
  effects: { auditFbm, holdFbm, shipFbm, postFbmReturn },
  rules: { fbm_order: orderRule, fbm_order_item: itemRule, fbm_parcel: parcelRule, fbm_return: returnRule, tracking: trackRule },
  tasks: { [FBM_ORDERS]: ordersJob, [FBM_RETURNS]: returnsJob },
  follows: [ordersAfterImport, returnsAfterImport],
  async sweep(db) {
    await ordersEachNight(db)
    await returnsEachNight(db)
  },
})
