/** What a company has set, as other modules ask it. */
export { giveOne, oneRow, saveOne } from './one-row'
export { companyElsewhere } from './company'
export { isLockOn, locksStock } from './lock-stock'
export { attachmentDownload, keepFile, oneFile } from './attachments'
