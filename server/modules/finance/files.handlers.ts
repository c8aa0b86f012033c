/** Files that finance takes by its own calls: transaction reports by the report centre's way, a company's own fees and rules out of sheets. */
import { answers } from '../../kernel/http/answers'
import { importUpload } from '../../kernel/http/calls/import-upload'
import { importAssign, sheetUpload } from '../workplace/public'

/** Each file is read as a job of its own, and written once its preview was confirmed. @returns the numbers of the files */
export const batchImportTransactionReport = answers('finance.batchImportTransactionReport', async (context, body) => {
  const { list } = await importUpload(context, { ...body, format: 'date_range_transactions' })
  return { task_ids: list.map(({ id }) => id) }
})

/** @throws Refusal of a file that is written, or of a shop that the asker does not see */
export const updateShopId = answers('finance.updateShopId', async (context, { id, shop_id }) => {
  await importAssign(context, { id, shop_id })
  return {}
})

/** Checks a filled template of own fees and writes nothing yet. */
export const importCustomFees = answers('finance.importCustomFees', (context, { files }) =>
  sheetUpload(context, { family: 'finance', call: 'customFeeAdd' }, files))

/** Checks a filled template of own fee rules and writes nothing yet. */
export const importFeeConfig = answers('finance.importFeeConfig', (context, { files }) =>
  sheetUpload(context, { family: 'finance', call: 'storeFeeConfig' }, files))
