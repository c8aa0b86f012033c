/** What of the catalogue has stock of its own. A bundle has none: it is put together from its parts when it is sent. */
import { refuse, type Posting } from './posting'

/**
 * @param instead what to do about a bundle, as it ends the sentence
 * @throws Refusal of goods that the catalogue has not, and of bundles
 */
export async function refuseUnkept({ tx, asker }: Pick<Posting, 'tx' | 'asker'>, ids: readonly string[], instead = '请写它的子件'): Promise<void> {
  const { rows } = await tx.query<{ id: string; code: string; kind: string }>(
    'select id::text, sku_code as code, goods_kind as kind from sku where company_id = $1 and id = any($2::bigint[]) order by id', [asker.companyId, ids],
  )
  const there = new Set(rows.map(({ id }) => id))
  if (ids.some((id) => !there.has(id))) refuse('没有这个本地SKU，请先在「普通商品」里建立')
  const bundle = rows.find(({ kind }) => kind === 'combo')
  if (bundle) refuse(`「${bundle.code}」是组合商品，没有自己的库存，${instead}`)
}
