/** What the reports of Amazon's stock and of cost can tell: which months there are, and which files fill them. */
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { askerOf } from '../../kernel/asker/asker-of'

const LEDGER = new Set(['fba_ledger', 'fba_ledger_month', 'fba_inventory', 'fba_reserved'])

async function months(context: CallContext, statement: string, more: readonly unknown[]): Promise<string[]> {
  const { rows } = await context.db.withCompany(
    context.caller, (tx) => tx.query<{ month: string }>(statement, [context.caller.companyId, ...more]), { readOnly: true },
  )
  return rows.map(({ month }) => month)
}

/** Months of Amazon's own monthly stock, of the shops that the asker sees; the newest first. */
const getMonthsOfHasDatas = answers('inventoryReport.getMonthsOfHasDatas', (context) => months(
  context, `select distinct to_char(stat_month, 'YYYY-MM') as month from fba_ledger_month
    where company_id = $1 and ($2::text[] is null or shop_id::text = any($2::text[])) order by 1 desc`, [askerOf(context).shopIds],
))

/** Months in which goods with a cost came or went; the newest first. */
const getMonthsOfCost = answers('inventoryReport.getMonthsOfCost', (context) => months(
  context, `select distinct to_char(day, 'YYYY-MM') as month from (select in_day as day from cost_layer where company_id = $1
    union all select use_day from cost_use where company_id = $1) d where day is not null order by 1 desc`, [],
))

/** The files that fill stock by ledger and by snapshot. */
const getReportType = answers('inventoryReport.getReportType', async ({ model }) => (
  Object.entries(model.reports).filter(([, { entity }]) => LEDGER.has(entity)).map(([value, { label }]) => ({ value, label }))
))

/** What this file answers of the family `inventoryReport`, by call; the module plugs it in. */
export const reportHandlers = { getMonthsOfHasDatas, getMonthsOfCost, getReportType }
