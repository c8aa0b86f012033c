/** Opening stock and what it cost, out of sheets. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { sheetCommit, sheetTemplate, sheetUpload } from '../workplace/public'

/** By the word that a request says; Amazon's stock where it says none. */
const SHEETS: Readonly<Record<string, { call: { family: string; call: string }; title: string }>> = {
  fba: { call: { family: 'inventoryReport', call: 'fbaOpeningAdd' }, title: 'FBA期初成本' },
  local: { call: { family: 'warehouse', call: 'openingAdd' }, title: '期初库存与成本' },
  fixed: { call: { family: 'inventoryReport', call: 'fixedCostAdd' }, title: '固定成本' },
}

function sheetOf(type = 'fba'): { call: { family: string; call: string }; title: string } {
  const sheet = Object.hasOwn(SHEETS, type) ? SHEETS[type] : undefined
  if (sheet) return sheet
  const known = Object.entries(SHEETS).map(([name, { title }]) => `${name}（${title}）`).join('、')
  throw new Refusal(CODES.invalid, `没有“${type.slice(0, 40)}”这种模板，可以是 ${known}`, { type: '没有这种模板' })
}

/** What this file answers of the family `inventoryReport`, by call; the module plugs it in. */
export const costSheets = {
  getTemplate: answers('inventoryReport.getTemplate', async (context, { type }) => {
    const { call, title } = sheetOf(type)
    return sheetTemplate(context, call, title)
  }),
  importInventoryCost: answers('inventoryReport.importInventoryCost', async (context, { type, files }) => sheetUpload(context, sheetOf(type).call, files)),
  importToQueue: answers('inventoryReport.importToQueue', (context, { file_id: id }) => sheetCommit(context, id)),
}
