/** What a company has set, as other modules ask it. */
export { giveOne, saveOne, type OneRow } from './one-row'
export { companyLockStock, isLockOn, locksStock } from './lock-stock'
