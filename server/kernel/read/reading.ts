/** What every reading has in hand: the transaction it reads in, the model that says what there is, and who asks. */
import type { Model } from '../../../contract/model'
import { seeingAll, type Asker } from '../asker/asker'
import { askerOf, type Asking } from '../asker/asker-of'
import type { Tx } from '../store/connect'
import type { Timing } from './timing'

/** Made for one transaction and handed to all that reads in it. */
export interface Reading {
  tx: Tx
  model: Model
  asker: Asker
  /** Told which stage runs, where somebody wants to know where the time goes. */
  timing?: Timing
}

/** A reading in this transaction for whoever a request's context, or a running job, speaks for. */
export function readingOf(from: Asking & { model: Model }, tx: Tx): Reading {
  return { tx, model: from.model, asker: askerOf(from) }
}

/** A reading for the system itself, which acts for nobody: every shop, row and field of the company that a request or a job speaks for. */
export function systemReadingOf(from: Asking & { model: Model }, tx: Tx): Reading {
  return { tx, model: from.model, asker: seeingAll({ ...askerOf(from), employeeId: null }) }
}
