/** Purchase plans out of sheets, as whoever plans stock brings them: checked line by line under a number, and written once they are committed by it. */
import { answers } from '../../../kernel/http/answers'
import { sheetUpload } from '../../workplace/public'

/** Checks a filled template and writes nothing yet. @returns its number and what was found */
export const purchasePlanImport = answers('replenishPlan.purchasePlanImport', (context, { files }) =>
  sheetUpload(context, { family: 'purchase', call: 'purchasePlanAdd' }, files))
