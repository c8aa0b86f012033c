/** Plans, declarations and batches merged and split. */
import { answers } from '../../../kernel/http/answers'
import { inBatch } from '../shipment/batch.rows'
import { BATCHES, DECLARES, PLANS } from './kinds'
import { merge, mergeAll, split, splitOff } from './regroup'

export const mergePlans = answers('replenishPlan.mergePlans', (context, asked) => inBatch(context, (work) => merge(work, PLANS, asked)))
export const splitPlan = answers('replenishPlan.splitPlan', (context, asked) => inBatch(context, (work) => split(work, PLANS, asked)))
export const mergeBatches = answers('fbaShipment.mergeBatches', (context, asked) => inBatch(context, (work) => merge(work, BATCHES, asked)))
export const splitBatch = answers('fbaShipment.splitBatch', (context, asked) => inBatch(context, (work) => split(work, BATCHES, asked)))

export const mergeDeclares = answers('declareLegacy.mergeDeclares', (context, { ids }) => inBatch(context, async (work) => (
  { id: await mergeAll(work, DECLARES, ids) }
)))
export const splitDeclare = answers('declareLegacy.splitDeclare', (context, { id, items }) => inBatch(context, async (work) => (
  { ids: await splitOff(work, DECLARES, id, items) }
)))
