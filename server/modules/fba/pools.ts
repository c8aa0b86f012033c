/**
 * The stock pools of a company: what a seller account holds in one network of Amazon's warehouses, shared by its sites
 * there. A shop joins the pool of its account and its site's network until somebody puts it into another. Keeps besides
 * what follows from that: the pool of a product, and of locks that a shop had before there were pools.
 */
import type { Model } from '../../../contract/model'
import type { Making } from '../../kernel/kept/functions'

/** What a site's network is; a site that names none is a network of its own. */
function networksOf(model: Model): { site: string; network: string; label: string }[] {
  const labels = new Map(model.enums['network']?.values.map(({ value, label }) => [value, label]))
  return (model.enums['site']?.values ?? []).map(({ value, label }) => {
    const network = model.enums['site']?.data[value]?.['network']
    return typeof network === 'string' ? { site: value, network, label: labels.get(network) ?? network } : { site: value, network: value.toUpperCase(), label }
  })
}

/** Pools are kept by their ids, which stock and locks refer to; a pool that no shop is left in goes. */
export async function pools({ tx, model, companyId }: Making): Promise<void> {
  const networks = `jsonb_to_recordset($2::jsonb) as n (site text, network text, label text)`
  const values = [companyId, JSON.stringify(networksOf(model))]
  const own = async (text: string): Promise<void> => void (await tx.query(text, values))
  await own(`update shop s set pool_id = null where s.company_id = $1 and $2::jsonb is not null and s.pool_id is not null
    and not exists (select from pool p where p.company_id = $1 and p.id = s.pool_id)`)
  await own(`insert into pool (company_id, account_name, network)
    select distinct $1::bigint, s.account_name, n.network from shop s join ${networks} on n.site = s.site where s.company_id = $1 and s.pool_id is null
    on conflict (company_id, account_name, network) do nothing`)
  await own(`update shop s set pool_id = p.id from ${networks}, pool p
    where s.company_id = $1 and s.pool_id is null and n.site = s.site and p.company_id = $1 and p.account_name = s.account_name and p.network = n.network`)
  // An account that got another name in all shops of a pool: its pool goes with it, into the one that has the name already.
  const renamed = `(select pool_id, min(account_name) as account from shop where company_id = $1 and pool_id is not null group by 1
    having count(distinct account_name) = 1)`
  await own(`update shop s set pool_id = q.id from ${renamed} r, pool p, pool q
    where s.company_id = $1 and $2::jsonb is not null and s.pool_id = r.pool_id and p.company_id = $1 and p.id = r.pool_id and p.account_name <> r.account
      and q.company_id = $1 and q.account_name = r.account and q.network = p.network`)
  await own(`update pool p set account_name = r.account from ${renamed} r where p.company_id = $1 and $2::jsonb is not null and p.id = r.pool_id
    and p.account_name <> r.account`)
  await own(
    `delete from pool p where p.company_id = $1 and $2::jsonb is not null and not exists (select from shop s where s.company_id = $1 and s.pool_id = p.id)`,
  )
  await own(`update pool p set name = f.name, shop_ids = f.shop_ids
    from (select o.id, o.account_name || ' · ' || coalesce((select min(n.label) from ${networks} where n.network = o.network), o.network) as name,
        (select array_agg(s.id::text order by s.id) from shop s where s.company_id = $1 and s.pool_id = o.id) as shop_ids
      from pool o where o.company_id = $1) f
    where p.company_id = $1 and p.id = f.id and (p.name, p.shop_ids) is distinct from (f.name, f.shop_ids)`)
  await productPools(tx, companyId)
  await ledgerPools(tx, companyId)
  await lockPools(tx, companyId)
}

/** A product is in its shop's pool. */
export async function productPools(tx: Making['tx'], companyId: number): Promise<void> {
  await tx.query(
    `update product p set pool_id = s.pool_id from shop s where p.company_id = $1 and s.company_id = $1 and s.id = p.shop_id and p.pool_id is distinct
      from s.pool_id`,
    [companyId],
  )
}

/** What a file told of a shop's pool goes with the shop into another. */
export async function ledgerPools(tx: Making['tx'], companyId: number): Promise<void> {
  for (const table of ['fba_ledger', 'fba_ledger_month']) {
    await tx.query(
      `update ${table} t set pool_id = s.pool_id from shop s where t.company_id = $1 and s.company_id = $1 and s.id = t.shop_id and t.pool_id is distinct
        from s.pool_id`,
      [companyId],
    )
  }
}

/** Locks of two shops that share a pool become one, of both quantities: neither is given free by sharing. */
async function lockPools(tx: Making['tx'], companyId: number): Promise<void> {
  const old = `(select l.id, l.msku, l.lock_qty, s.pool_id from stock_lock l join shop s on s.company_id = $1 and s.id = l.shop_id
    where l.company_id = $1 and l.pool_id is null)`
  const { rowCount } = await tx.query(`select from ${old} o limit 1`, [companyId])
  if (rowCount === 0) return
  await tx.query(
    `update stock_lock l set lock_qty = l.lock_qty + o.qty from (select pool_id, msku, sum(lock_qty) as qty from ${old} x group by 1, 2) o
     where l.company_id = $1 and l.pool_id = o.pool_id and l.msku = o.msku`,
    [companyId],
  )
  await tx.query(
    `with o as ${old}, kept as (select pool_id, msku, min(id) as id, sum(lock_qty) as qty from o group by 1, 2),
       fresh as (select k.* from kept k where not exists (select from stock_lock l where l.company_id = $1 and l.pool_id = k.pool_id and l.msku = k.msku)),
       gone as (delete from stock_lock l using o where l.company_id = $1 and l.id = o.id and l.id not in (select id from fresh))
     update stock_lock l set pool_id = f.pool_id, lock_qty = f.qty from fresh f where l.company_id = $1 and l.id = f.id`,
    [companyId],
  )
}
