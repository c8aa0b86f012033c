/** A company's own fee rules (fee_mapping). */
import type { Tx } from '../../../kernel/store/connect'
import type { FeeOverride } from './classifier'

/** Reads them anew; an empty description is told as null: the rule fits whatever stands there. */
export async function ownRules(tx: Tx, companyId: number): Promise<FeeOverride[]> {
  const { rows } = await tx.query<FeeOverride>(
    'select transaction_type, amount_name, description, fee_category from fee_mapping where company_id = $1', [companyId],
  )
  return rows.map((row) => ({ ...row, description: row.description === '' ? null : row.description }))
}
