/** What is kept over facts follows them: rollups and rows made out of them, of the file's own rows and of all that changed with them. */
import type { Entity, Model } from '../../../contract/model'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { madeOf } from '../kept/derived'
import { keyFields } from '../kept/keys'
import { refreshKept, type Change } from '../kept/rollup'
import type { KeyValues } from '../kept/touched'
import type { Tx } from '../store/connect'
import type { Consequence } from './followers'

/** `days`, `keys`: of the entity's rows (keys undefined: too many to tell); `fees`, `heads`: entities whose rows the file's rows made besides. */
interface Changed {
  days: readonly string[]
  keys: readonly KeyValues[] | undefined
  /** Whose rows all of these are. */
  shopId: string
  fees: string | undefined
  heads: readonly string[]
  consequences: readonly Consequence[]
}

/** Refreshes what is kept over the rows touched; answers every entity whose rows changed, each once. @throws Refusal where a figure has no room */
export async function refreshAll(
  tx: Tx, { model, companyId, entity }: { model: Model; companyId: number; entity: Entity }, { days, keys, shopId, fees, heads, consequences }: Changed,
): Promise<string[]> {
  // What the file does not tell by its rows is of its shop, at the least.
  const change = (name: string, when: readonly string[] | 'all', rows?: readonly KeyValues[]): Change => {
    const told = rows ?? (keyFields(model, name).every((field) => field === 'shop_id') ? [{ shop_id: shopId }] : undefined)
    return { entity: name, touched: { companyId, days: when, ...(told ? { rows: told } : {}) } }
  }
  const followed = [entity.name, ...(fees === undefined ? [] : [fees])]
  try {
    await refreshKept(tx, model, [
      ...followed.map((name): Change => change(name, [...new Set(days)].sort(), name === entity.name ? keys : undefined)),
      ...consequences.flatMap(({ entity: name, renew, days: when }): Change[] =>
        renew === 'nothing' ? [] : [{ ...change(name, when), ...(renew === 'derived' ? { rollups: false } : {}) }]),
    ])
  } catch (error) {
    if ((error as { code?: string }).code === '22003') throw new Refusal(CODES.invalid, `不能写入：${(error as Error).message}`)
    throw error
  }
  const changed = [...followed, ...consequences.map(({ entity: name }) => name)]
  const made = changed.flatMap((name) => madeOf(model, name).map((each) => each.name))
  return [...new Set([...changed, ...made, ...heads, 'report_file', 'report_day', 'report_gap'])]
}
