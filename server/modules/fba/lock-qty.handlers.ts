/**
 * Stock that is locked: a part of a product's sellable FBA stock, which then counts neither as free nor for the days that
 * stock lasts, until it is released. Only where the company locks stock at all; turning that off releases everything.
 */
import type { Entity } from '../../../contract/model'
import { CODES } from '../../../contract/wire'
import { writingTogether } from '../../kernel/write/together'
import { deleteRow, lockRow, type Writing } from '../../kernel/write/write.row'
import { addRow, editRow } from '../../kernel/write/write.tree'
import { Refusal } from '../../kernel/asker/refusal'
import { locksStock } from '../settings/public'
import type { Tx } from '../../kernel/store/connect'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'

const MOST = 1000

/** What a caller names: the pool itself, or one of its shops. */
interface Asked { pool_id?: string; shop_id?: string; msku: string }

interface Place { pool_id: string; msku: string }

/** @throws Error where the model has no such entity */
function entityOf({ model }: Pick<Writing, 'model'>): Entity {
  const entity = model.entities['stock_lock']
  if (!entity) throw new Error('the model has no entity stock_lock')
  return entity
}

/** The lock of a product, locked for writing; undefined where nothing of it is locked. */
async function idOf({ tx, asker }: Writing, { pool_id: pool, msku }: Place): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    'select l.id::text as id from stock_lock l where company_id = $1 and l.pool_id::text = $2 and l.msku = $3', [asker.companyId, pool, msku],
  )
  return rows[0]?.id
}

/** The pool that stock of a shop is in; a shop that the caller does not see has none for them. */
async function placeOf(tx: Tx, { caller }: CallContext, { pool_id: pool, shop_id: shop, msku }: Asked): Promise<Place> {
  if (pool !== undefined) return { pool_id: pool, msku }
  if (shop === undefined) throw new Refusal(CODES.invalid, '请说明是哪个库存池的商品', { pool_id: '请选择库存池' })
  const { rows } = await tx.query<{ pool: string | null }>(
    'select pool_id::text as pool from shop where company_id = $1 and id::text = $2 and ($3::text[] is null or id::text = any($3::text[]))', [
      caller.companyId, shop, caller.shopIds,
    ],
  )
  return { pool_id: rows[0]?.pool ?? '', msku }
}

/** @throws Refusal notFound where the asker sees no stock of the product */
async function stockOf({ tx }: Writing, { caller }: CallContext, { pool_id: pool, msku }: Place): Promise<{ sellable: number; shopIds: string[] }> {
  const { rows } = await tx.query<{ n: number | null; shops: string[] }>(
    `select sellable_qty as n, shop_ids as shops from fba_stock where company_id = $1 and pool_id::text = $2 and msku = $3 and ($4::text[] is null
      or shop_ids && $4::text[])`,
    [caller.companyId, pool, msku, caller.shopIds],
  )
  const [row] = rows
  if (!row) throw new Refusal(CODES.notFound, `没有「${msku}」的FBA库存，或不在您可见的店铺范围内`, { msku: '没有它的FBA库存' })
  return { sellable: row.n ?? 0, shopIds: row.shops }
}

const lockQty = answers('fbaLockQty.lockQty', async (context, asked) => {
  const { caller, db } = context
  const { rows } = await db.withCompany(
    caller,
    async (tx) => {
      const { pool_id: pool, msku } = await placeOf(tx, context, asked)
      return tx.query<{ n: number }>(
        `select l.lock_qty::integer as n from stock_lock l where company_id = $1 and l.pool_id::text = $2 and l.msku = $3 and ($4::text[] is null
          or l.shop_ids && $4::text[])`,
        [caller.companyId, pool, msku, caller.shopIds],
      )
    },
    { readOnly: true },
  )
  return { lock_qty: rows[0]?.n ?? 0 }
})

const setLockQty = answers('fbaLockQty.setLockQty', (context, { lock_qty: qty, remark, before, ...asked }) =>
  writingTogether(context, async (own, written) => {
    if (!(await locksStock(own.tx, context.caller.companyId))) throw new Refusal(CODES.invalid, '公司没有开启锁定库存，请管理员在「系统设置」里开启')
    const place = await placeOf(own.tx, context, asked)
    const { sellable, shopIds } = await stockOf(own, context, place)
    if (!Number.isInteger(qty) || qty < 1) throw new Refusal(CODES.invalid, '锁定数量应是大于 0 的整数', { lock_qty: '应是大于 0 的整数' })
    if (qty > sellable) throw new Refusal(CODES.invalid, `锁定数量不能超过可售数量 ${sellable}`, { lock_qty: `可售只有 ${sellable}` })
    // One at a time of a product: two first locks would both find none.
    await own.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`stock_lock ${context.caller.companyId} ${place.pool_id} ${place.msku}`])
    const id = await idOf(own, place)
    const said = { lock_qty: qty, ...(remark === undefined ? {} : { remark }) }
    if (id === undefined) return { id: String((await addRow(own, entityOf(own), { ...place, ...said }, { shop_ids: shopIds }, written))['id']) }
    await editRow(own, entityOf(own), { id, ...said, ...(before === undefined ? {} : { before }) }, {}, written)
    return { id }
  }))

const releaseLocks = answers('fbaLockQty.releaseLocks', (context, { ids }) =>
  writingTogether(context, async (own, written) => {
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
  }))

/** What this file answers of the family `fbaLockQty`, by call; the module plugs it in. */
export const fbaLockQtyHandlers = { lockQty, setLockQty, releaseLocks }
