/** Who is told that an identity no longer holds: those who may open 数据核对, of the shops they see; of the company as a whole, those who see all of them; once. */
import type { Identity } from '../../../contract/identity'
import type { Model } from '../../../contract/model'
import { rightsIn } from '../../kernel/store/rights-of'
import type { Tx } from '../../kernel/store/connect'
import { sendMessage } from '../messages/public'
import type { Found } from './judge'

const PAGE = 'statistics_data_check'

/** @param turned shops in which it held, or was not known, until now */
export async function tellOfRed(tx: Tx, model: Model, companyId: number, identity: Identity, turned: readonly Found[]): Promise<void> {
  if (turned.length === 0) return
  const route = model.plans[PAGE]?.route
  const { rows: shops } = await tx.query<{ id: string; name: string }>('select id::text, name from shop where company_id = $1', [companyId])
  const { rows: people } = await tx.query<{ id: string; roles: unknown; all_shops: unknown; shop_ids: unknown }>(
    `select id::text, roles, all_shops, shop_ids from employee where company_id = $1 and state = 'on' order by id`, [companyId],
  )
  const rightsOf = await rightsIn(tx, model, companyId)
  for (const person of people) {
    const { access, shopIds } = rightsOf(person)
    const seen = turned.filter(({ shop }) => shopIds === null || (shop !== null && shopIds.includes(shop)))
    if (seen.length === 0 || !access.mayOpen(PAGE)) continue
    const names = [...new Set(seen.map(({ shop }) => shops.find(({ id }) => id === shop)?.name ?? shop ?? '全公司'))]
    const rows = seen.reduce((sum, { differing }) => sum + differing.length, 0)
    await sendMessage(tx, {
      companyId, to: [person.id], kind: 'system', title: `数据核对不一致：${identity.label}`,
      text: `${names.join('、')}：共 ${rows} 行不一致。${identity.says}`, ...(route === undefined ? {} : { route }),
    })
  }
}
