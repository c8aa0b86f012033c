/**
 * Stock that is locked: a part of a product's sellable FBA stock, which then counts neither as free nor for the days that
 * stock lasts, until it is released. Only where the company locks stock at all; turning that off releases everything.
 */
import type { Entity } from '../../../codegen/model'
import { CODES } from '../../../src/lib/wire'
import { askerOf } from '../../plugins/access/asker'
import { afterWriting, type Written } from '../../query/write.after'
import { deleteRow, lockRow, type Writing } from '../../query/write.row'
import { addRow, editRow } from '../../query/write.tree'
import { Refusal } from '../../refusal'
import { companyLockStock, locksStock } from '../account/lock-stock.handlers'
import type { CallContext, Handler } from '../handler'

const MOST = 1000

interface Place { shop_id: string; msku: string }

/** @throws Error where the model has no such entity */
function entityOf({ model }: Pick<Writing, 'model'>): Entity {
  const entity = model.entities['stock_lock']
  if (!entity) throw new Error('the model has no entity stock_lock')
  return entity
}

/** The lock of a product, locked for writing; undefined where nothing of it is locked. */
async function idOf({ tx, asker }: Writing, { shop_id: shop, msku }: Place): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>('select l.id::text as id from stock_lock l where company_id = $1 and l.shop_id::text = $2 and l.msku = $3', [asker.companyId, shop, msku])
  return rows[0]?.id
}

/** @throws Refusal notFound where the asker sees no stock of the product */
async function sellableOf({ tx }: Writing, { caller }: CallContext, { shop_id: shop, msku }: Place): Promise<number> {
  const { rows } = await tx.query<{ n: number | null }>(
    'select sum(sellable_qty)::integer as n from fba_stock where company_id = $1 and shop_id::text = $2 and msku = $3 and ($4::text[] is null or shop_id::text = any($4::text[]))',
    [caller.companyId, shop, msku, caller.shopIds],
  )
  const sellable = rows[0]?.n
  if (sellable === null || sellable === undefined) throw new Refusal(CODES.notFound, `没有「${msku}」的FBA库存，或不在您可见的店铺范围内`, { msku: '没有它的FBA库存' })
  return sellable
}

async function writing<T>(context: CallContext, work: (writing: Writing, written: Written[]) => Promise<T>): Promise<T> {
  return context.db.withCompany(context.caller, async (tx) => {
    const own: Writing = { tx, model: context.model, asker: askerOf(context), now: context.now() }
    const written: Written[] = []
    const answer = await work(own, written)
    await afterWriting(context, own, written)
    return answer
  })
}

const lockQty: Handler<Place> = async (context, place) => {
  const { caller, db } = context
  const { rows } = await db.withCompany(
    caller,
    (tx) => tx.query<{ n: number }>(
      'select l.lock_qty::integer as n from stock_lock l where company_id = $1 and l.shop_id::text = $2 and l.msku = $3 and ($4::text[] is null or l.shop_id::text = any($4::text[]))',
      [caller.companyId, place.shop_id, place.msku, caller.shopIds],
    ),
    { readOnly: true },
  )
  return { lock_qty: rows[0]?.n ?? 0 }
}

const setLockQty: Handler<Place & { lock_qty: number; remark?: string }> = (context, { shop_id: shop, msku, lock_qty: qty, remark }) =>
  writing(context, async (own, written) => {
    if (!(await locksStock(own.tx, context.caller.companyId))) throw new Refusal(CODES.invalid, '公司没有开启锁定库存，请管理员在「系统设置」里开启')
    const place = { shop_id: shop, msku }
    const sellable = await sellableOf(own, context, place)
    if (!Number.isInteger(qty) || qty < 1) throw new Refusal(CODES.invalid, '锁定数量应是大于 0 的整数', { lock_qty: '应是大于 0 的整数' })
    if (qty > sellable) throw new Refusal(CODES.invalid, `锁定数量不能超过可售数量 ${sellable}`, { lock_qty: `可售只有 ${sellable}` })
    // One at a time of a product: two first locks would both find none.
    await own.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`stock_lock ${context.caller.companyId} ${shop} ${msku}`])
    const id = await idOf(own, place)
    const said = { lock_qty: qty, ...(remark === undefined ? {} : { remark }) }
    if (id === undefined) return { id: String((await addRow(own, entityOf(own), { ...place, ...said }, {}, written))['id']) }
    await editRow(own, entityOf(own), { id, ...said }, {}, written)
    return { id }
  })

const releaseLocks: Handler<{ ids: (string | null)[] }> = (context, { ids }) =>
  writing(context, async (own, written) => {
    const real = [...new Set(ids.filter((id): id is string => typeof id === 'string'))].sort()
    if (real.length === 0 || real.length > MOST) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST} 个已锁定的商品`)
    const entity = entityOf(own)
    for (const id of real) {
      // Stock looks at its lock and is not held by it: it goes whatever shows it.
      const before = await lockRow(own, entity, { id })
      await deleteRow(own, entity, before)
      written.push({ entity, action: 'release', before })
    }
    return { released: real.length }
  })

export const fbaLockQtyHandlers = { companyLockStock, lockQty, setLockQty, releaseLocks } satisfies Record<string, Handler>
