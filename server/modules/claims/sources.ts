/** Where claims arise: lists whose rows a claim may be raised from, which claims they may be, and by which keys the rules tell these. Makes SQL. */
import type { ClaimType } from './candidate'

/** How rows of one list become claims. */
export interface ClaimSource {
  /** What a claim of such a row may be. */
  types: readonly ClaimType[]
  /** Statement of $1 the company and $2 the rows' ids: `row` an id, `name` how it is told, `key` a claim that it may be. */
  keys: string
  /** Why a row is no claim, where no rule finds one. */
  none: string
}

const of = (table: string, name: string, keys: readonly string[]): string =>
  `select r.id::text as row, ${name} as name, k.key from ${table} r cross join lateral unnest(array[${keys.join(', ')}]) as k (key)
    where r.company_id = $1 and r.id = any($2::bigint[])`

/** By entity. */
export const CLAIM_SOURCES: Readonly<Record<string, ClaimSource>> = {
  fba_loss: {
    types: ['lost', 'damaged'], none: '已经找到，没有还没找回的数量',
    keys: of('fba_loss', `concat_ws(' ', r.event_day, r.msku)`, [`concat_ws('|', 'loss', r.loss_kind, r.pool_id, r.msku, r.fnsku, r.event_day)`]),
  },
  fba_ledger: {
    types: ['lost', 'damaged', 'disposal_wrong'], none: '不是亚马逊的丢失、损坏或没有申请过的弃置，或之后已经找到',
    keys: of('fba_ledger', `concat_ws(' ', r.event_day, r.msku)`, [
      `concat_ws('|', 'loss', 'lost', r.pool_id, r.msku, r.fnsku, r.event_day)`, `concat_ws('|', 'loss', 'damaged', r.pool_id, r.msku, r.fnsku, r.event_day)`,
      `concat_ws('|', 'disposed', r.pool_id, r.msku, r.fnsku, r.event_day)`,
    ]),
  },
  fba_ledger_month: {
    types: ['lost', 'damaged', 'disposal_wrong'], none: '这个月的明细里没有还没找回的丢失、损坏，或没有申请过的弃置：请先导入库存分类账（明细）',
    keys: `select r.id::text as row, concat_ws(' ', to_char(r.stat_month, 'YYYY-MM'), r.msku) as name, k.key from fba_ledger_month r
      cross join generate_series(r.stat_month, r.stat_month + interval '1 month - 1 day', interval '1 day') d (day)
      cross join lateral unnest(array[concat_ws('|', 'loss', 'lost', r.pool_id, r.msku, r.fnsku, d.day::date),
        concat_ws('|', 'loss', 'damaged', r.pool_id, r.msku, r.fnsku, d.day::date),
        concat_ws('|', 'disposed', r.pool_id, r.msku, r.fnsku, d.day::date)]) as k (key)
      where r.company_id = $1 and r.id = any($2::bigint[])`,
  },
  fba_return: {
    types: ['return_missing', 'return_bad'], none: '退回的件数等于退款，状态也不是亚马逊或承运人的责任',
    keys: of('fba_return', `concat_ws(' ', r.order_id, r.msku)`, [
      `concat_ws('|', 'returnbad', r.shop_id, r.order_id, r.msku)`, `concat_ws('|', 'return', r.order_id, r.msku)`,
    ]),
  },
  settlement_txn: {
    types: ['return_missing', 'return_bad'], none: '退款的货已经退回，或退款之后还没有导入买家退货报告',
    keys: of('settlement_txn', `concat_ws(' ', r.order_id, r.msku)`, [
      `concat_ws('|', 'return', r.order_id, r.msku)`, `concat_ws('|', 'returnbad', r.shop_id, r.order_id, r.msku)`,
    ]),
  },
  removal_order: {
    types: ['removal_lost', 'disposal_wrong'], none: '没有少收，也没有申请退回却被弃置的；少收要先在「收货登记」里登记实收',
    keys: of('removal_order', `concat_ws(' ', r.order_id, r.msku)`, [
      `concat_ws('|', 'removal', r.shop_id, r.order_id, r.msku, r.disposition)`, `concat_ws('|', 'instead', r.shop_id, r.order_id, r.msku, r.disposition)`,
    ]),
  },
  reimbursement: {
    types: ['reimb_low'], none: '每件赔款不低于采购成本，或还没有填写商品成本与汇率',
    keys: of('reimbursement', `concat_ws(' ', r.reimb_id, r.msku)`, [`concat_ws('|', 'paidlow', r.shop_id, r.reimb_id, r.msku)`]),
  },
  ship_batch_item: {
    types: ['inbound_short'], none: '货件还没有签收完，或亚马逊的库存分类账里没有少收',
    keys: of('ship_batch_item', 'r.msku', [`concat_ws('|', 'inbound', r.id)`]),
  },
}
