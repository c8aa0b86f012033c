/** Addresses that shipments leave from and goods come back to: of each kind one is the default, and whoever is made it takes the place of the one before. */
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'

/** Runs after every write of addresses. @returns the ones that are default no more, to be audited too */
export const addressRule: WriteRule = async ({ tx, asker }, written) => {
  const further: Written[] = []
  for (const { entity, after } of written) {
    if (after?.['is_default'] !== true) continue
    const { rows } = await tx.query<{ id: string }>(
      `update address set is_default = false where company_id = $1 and address_type = $2 and id <> $3::bigint and is_default returning id::text`,
      [asker.companyId, after['address_type'], after['id']],
    )
    further.push(...rows.map(({ id }): Written => ({ entity, action: 'edit', before: { id, is_default: true }, after: { id, is_default: false } })))
  }
  return further
}
