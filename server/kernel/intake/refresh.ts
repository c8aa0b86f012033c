/** What is kept over facts follows them: rollups and rows made out of them, of the file's own rows and of all that changed with them. */
import type { Entity, Model } from '../../../contract/model'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { madeOf, refreshDerivedOf } from '../kept/derived'
import { refreshRollupsOf } from '../kept/rollup'
import type { Tx } from '../store/connect'
import type { Consequence } from './followers'

/** `days`: of the entity's rows; `fees`, `heads`: entities whose rows the file's rows made besides. */
interface Changed {
  days: readonly string[]
  fees: string | undefined
  heads: readonly string[]
  consequences: readonly Consequence[]
}

/** Refreshes what is kept over the rows touched; answers every entity whose rows changed, each once. @throws Refusal where a figure has no room */
export async function refreshAll(
  tx: Tx, { model, companyId, entity }: { model: Model; companyId: number; entity: Entity }, { days, fees, heads, consequences }: Changed,
): Promise<string[]> {
  const touched = { companyId, days: [...new Set(days)].sort() }
  const followed = [entity.name, ...(fees === undefined ? [] : [fees])]
  try {
    for (const name of followed) await refreshRollupsOf(tx, model, name, touched)
    for (const { entity: name, renew, days: when } of consequences) {
      if (renew === 'derived') await refreshDerivedOf(tx, model, name, { companyId, days: when })
      if (renew === 'rollups') await refreshRollupsOf(tx, model, name, { companyId, days: when })
    }
  } catch (error) {
    if ((error as { code?: string }).code === '22003') throw new Refusal(CODES.invalid, `不能写入：${(error as Error).message}`)
    throw error
  }
  const changed = [...followed, ...consequences.map(({ entity: name }) => name)]
  return [...new Set([...changed, ...changed.flatMap((name) => madeOf(model, name).map((made) => made.name)), ...heads, 'report_file', 'report_day'])]
}
