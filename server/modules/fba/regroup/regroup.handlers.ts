/** Plans, declarations and batches merged and split. */
import { answers } from '../../../kernel/http/answers'
import { inBatch } from '../shipment/batch.rows'
import { BATCHES, DECLARES, PLANS } from './kinds'
import { merge, mergeAll, split, splitOff } from './regroup'

/** Of plans of replenishment. Shown line by line first. */
export const mergePlans = answers('replenishPlan.mergePlans', (context, asked) => inBatch(context, (work) => merge(work, PLANS, asked)))
/** Chosen lines become a new plan. Shown line by line first. */
export const splitPlan = answers('replenishPlan.splitPlan', (context, asked) => inBatch(context, (work) => split(work, PLANS, asked)))
/** Of batches that are not packed. Shown line by line first. */
export const mergeBatches = answers('fbaShipment.mergeBatches', (context, asked) => inBatch(context, (work) => merge(work, BATCHES, asked)))
/** Chosen lines become a new batch. Shown line by line first. */
export const splitBatch = answers('fbaShipment.splitBatch', (context, asked) => inBatch(context, (work) => split(work, BATCHES, asked)))

/** At once, without a preview. @returns the id of the one that all came into @throws Refusal where one of them cannot */
export const mergeDeclares = answers('declareLegacy.mergeDeclares', (context, { ids }) => inBatch(context, async (work) => (
  { id: await mergeAll(work, DECLARES, ids) }
)))
/** At once, without a preview. @returns the ids of both @throws Refusal where it cannot */
export const splitDeclare = answers('declareLegacy.splitDeclare', (context, { id, items }) => inBatch(context, async (work) => (
  { ids: await splitOff(work, DECLARES, id, items) }
)))
