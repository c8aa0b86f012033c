/** Products that are being developed: what their quotes and samples say of them, and how one becomes a SKU of the catalogue, once. */
import { effect } from '../../kernel/write/effects'
import { NEWEST_RATES, ratesAs } from '../../kernel/read/statement/rates'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { insertRow, type Writing } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'
import { refuse } from '../stock/public'
import { keepBegin } from './begun'

/** Ids that rows name in a field, before and after. */
export function named(written: readonly Written[], field: string): string[] {
  const ids = written.flatMap(({ before, after }) => [before?.[field], after?.[field]]).filter((id) => id !== null && id !== undefined)
  return [...new Set(ids.map(String))]
}

/** A product belongs to a project that goes on, and is worked out by the project's research. */
export const productRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  await keepBegin(writing, 'dev_product', written)
  const added = written.filter(({ before, after }) => !before && after).map(({ after }) => String(after!['id']))
  const { rows: [over] } = await tx.query<{ no: string }>(
    `select p.project_no as no from dev_product d join dev_project p on p.company_id = $1 and p.id = d.project_id
     where d.company_id = $1 and d.id = any($2::bigint[]) and p.dev_stage in ('mass', 'end') limit 1`, [asker.companyId, added],
  )
  if (over) refuse(`项目「${over.no}」已经量产或终止，不能再添加产品`, { project_id: '已量产或终止' })
  await tx.query(
    `update dev_product d set research_id = p.research_id from dev_project p
     where d.company_id = $1 and d.id = any($2::bigint[]) and p.company_id = $1 and p.id = d.project_id`, [asker.companyId, named(written, 'id')],
  )
}

/** @throws Refusal where one of the new rows is of a product that is no longer developed */
async function ofProducts({ tx, asker }: Writing, table: 'dev_quote' | 'dev_sample' | 'dev_review', written: readonly Written[], label: string): Promise<void> {
  const added = written.filter(({ before, after }) => !before && after).map(({ after }) => String(after!['id']))
  const { rows: [over] } = await tx.query<{ name: string }>(
    `select d.product_name as name from ${table} r join dev_product d on d.company_id = $1 and d.id = r.product_id
     where r.company_id = $1 and r.id = any($2::bigint[]) and d.dev_state <> 'ing' limit 1`, [asker.companyId, added],
  )
  if (over) refuse(`「${over.name}」已经转正式或放弃，不能再${label}`, { product_id: '不在开发中' })
  await tx.query(
    `update ${table} r set project_id = d.project_id from dev_product d
     where r.company_id = $1 and r.id = any($2::bigint[]) and d.company_id = $1 and d.id = r.product_id`, [asker.companyId, named(written, 'id')],
  )
}

/** What a product is quoted at: the chosen offer, else the newest one; one is chosen at a time. */
export const quoteRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  await ofProducts(writing, 'dev_quote', written, '登记报价')
  for (const { before, after } of written) {
    if (after?.['is_chosen'] !== true || before?.['is_chosen'] === true) continue
    await tx.query(
      'update dev_quote set is_chosen = false where company_id = $1 and product_id = $2::bigint and id <> $3::bigint and is_chosen',
      [asker.companyId, after['product_id'], after['id']],
    )
  }
  await tx.query(
    `with ${ratesAs('materialized', '$1', '$3')}
     update dev_product d set supplier_id = q.supplier_id, quote_currency = q.currency, quote = q.price, moq = q.min_qty, lead_days = q.lead_days,
       quote_base = case when q.currency = $3 then q.price else round(q.price * (select n.rate from ${NEWEST_RATES} n where n.currency = q.currency), 4) end
     from dev_product o left join lateral (select * from dev_quote q where q.company_id = $1 and q.product_id = o.id
       order by q.is_chosen desc, q.quote_day desc, q.id desc limit 1) q on true
     where d.company_id = $1 and d.id = any($2::bigint[]) and d.dev_state = 'ing' and o.company_id = $1 and o.id = d.id`,
    [asker.companyId, named(written, 'product_id'), asker.currency],
  )
  await raiseDataVersions(tx, asker.companyId, ['dev_product'])
}

/** A product says how far its newest sample is. */
export const sampleRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  await ofProducts(writing, 'dev_sample', written, '申请样品')
  await tx.query(
    `update dev_product d set sample_state = (select s.sample_state from dev_sample s where s.company_id = $1 and s.product_id = d.id
       and s.sample_state <> 'void' order by s.id desc limit 1)
     where d.company_id = $1 and d.id = any($2::bigint[])`, [asker.companyId, named(written, 'product_id')],
  )
  await raiseDataVersions(tx, asker.companyId, ['dev_product'])
}

/** Renews the products that these reviews are of; called by the rule of reviews. */
export const ofReviews = (writing: Writing, written: readonly Written[]): Promise<void> => ofProducts(writing, 'dev_review', written, '发起评审')

/** The SKU and its supplier's price, out of what was developed. A product leaves its first state once, so that it is never made twice. */
export const makeSku = effect('makeSku', {
  async run({ writing, row, written }) {
    const { tx, asker, model } = writing
    const code = row.sku_code?.trim()
    if (!code) refuse(`「${row.product_name}」还没有本地SKU，请先填写`, { sku_code: '请填写' })
    if (row.infringe_state === 'high') refuse(`「${row.product_name}」的侵权风险是高，不能转正式`, { infringe_state: '风险高' })
    const { rows: [found] } = await tx.query<{ passed: boolean; taken: boolean; developer: string | null; leader: string | null }>(
      `select exists (select from dev_review r where r.company_id = $1 and r.product_id = d.id and r.review_result = 'pass') as passed,
         exists (select from sku s where s.company_id = $1 and lower(s.sku_code) = lower($3)) as taken, p.developer::text, p.sales_leader::text as leader
       from dev_product d join dev_project p on p.company_id = $1 and p.id = d.project_id where d.company_id = $1 and d.id = $2::bigint`,
      [asker.companyId, row.id, code],
    )
    if (!found?.passed) refuse(`「${row.product_name}」还没有通过的评审，不能转正式`)
    if (found.taken) refuse(`商品档案里已经有本地SKU「${code}」，请换一个编码`, { sku_code: '已经有了' })
    const { rows: [quote] } = await tx.query<Record<string, string | number | null>>(
      `select supplier_id::text, min_qty, currency, price::text, tax_rate::text, lead_days from dev_quote where company_id = $1 and product_id = $2::bigint
       order by is_chosen desc, quote_day desc, id desc limit 1`, [asker.companyId, row.id],
    )
    if (!quote) refuse(`「${row.product_name}」还没有供应商报价，不能转正式`)
    const sku = model.entities['sku']!
    const { product_name, image, category_id, brand_id, unit, model: type, material, special_attr, pkg_length, pkg_width, pkg_height, gross_weight } = row
    const made = await insertRow(writing, sku, {
      sku_code: code, product_name, image, goods_kind: 'normal', sku_kind: '2', product_status: '1', category_id, brand_id, unit: unit ?? '个', model: type,
      material, special_attr, pkg_length, pkg_width, pkg_height, gross_weight, hs_code: row.hs_code, declare_cn: row.declare_cn, declare_en: row.declare_en,
      declare_currency: 'USD', developer: found.developer, sales_leader: found.leader, buyer: row.buyer,
    })
    written.push({ entity: sku, action: 'add', after: made })
    const price = model.entities['sku_price']!
    const offered = await insertRow(writing, price, { ...quote, sku_id: made['id'], is_default: true, from_day: asker.today })
    written.push({ entity: price, action: 'add', after: offered })
    await tx.query('update dev_product set sku_id = $3::bigint where company_id = $1 and id = $2::bigint', [asker.companyId, row.id, made['id']])
  },
})
