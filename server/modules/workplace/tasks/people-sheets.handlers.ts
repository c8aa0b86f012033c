/** Who looks after which listings, out of a sheet: a line finds its listing by shop and MSKU, and changes the people that it names. */
import { answers } from '../../../kernel/http/answers'
import { sheetUpload } from './sheets'

const COLUMNS = ['shop_id', 'msku', 'leader', 'specialist', 'assistant', 'developer']

/** Checks a filled template and writes nothing yet. */
export const salesPersonImport = answers('common.salesPersonImport', (context, { files }) =>
  sheetUpload(context, { family: 'trade', call: 'productEdit' }, files, COLUMNS))
