/**
 * Names in the browser's storage that the specification gives (section 3), and who writes them. Whoever keeps something for
 * the length of a session takes a name of session-store.ts in place of one here, so that sign-out clears it.
 */
export const PLAN_STORAGE = {
  /** Written by the replenishment plan by commodity, when its filter or draft changes. */
  commodityPlan: 'key_commodityPlan',
  /** Written by the same page, when rows are locked for a plan. */
  commodityLock: 'key_commodityLock',
  /** Written by the replenishment plan by batch. */
  batchPlan: 'key_batchPlan',
  /** Written by whoever sends a person to /createBatch; read and removed there. */
  createBatch: 'key_createBatch',
} as const

/** Written by a deployment alone, never by a page: which cloud this origin is (public, private, uat). */
export const CLOUD = 'cloud'
