/** On which day a research, a project or a product was begun: figures of developers count it there. */
import type { Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'

/** Puts the asker's today into begin_day of the rows that were added and have none. Called by the rule of each table, at the end of every write. */
export async function keepBegin(
  { tx, asker }: Writing, table: 'product_research' | 'dev_project' | 'dev_product', written: readonly Written[],
): Promise<void> {
  const added = written.filter(({ before, after }) => !before && after).map(({ after }) => String(after!['id']))
  if (added.length === 0) return
  await tx.query(
    `update ${table} set begin_day = $3::date where company_id = $1 and id = any($2::bigint[]) and begin_day is null`, [asker.companyId, added, asker.today],
  )
}
