/**
 * Which settlement a receipt of a payment account is of: alike in currency and amount, paid out a few days before. Reads alone; what is
 * proposed becomes a receipt by a person's word (match-receipts.handlers.ts).
 */
import type { Writing } from '../../kernel/write/write.row'

/** A line of an account's statement, with the account that it is booked to. */
export interface Arrived {
  id: string
  txn_no: string
  day: string
  currency: string
  amount: string
  fee: string | null
  state: string | null
  shop_name: string | null
  /** Its receipt, and in which state that is; null: none yet. */
  entry: string | null
  entry_status: string | null
  /** The fund account: the one that is named, else the only one of its provider and currency. */
  fund: string | null
  /** How many accounts it might be, where none is named. */
  funds: number
  /** A receipt of the same account and number that somebody registered by hand. */
  taken: string | null
}

/** A settlement that is not all received yet. */
export interface Due {
  shop: string
  shop_name: string
  settlement: string
  currency: string
  open: string
  day: string
  /** Days from the payout to the receipt. */
  days: number
  /** What the receipt is before its fee, where that is what the settlement still owes; null: the amounts differ. */
  gross: string | null
  visible: boolean
}

/** Locked, so that two people do not make two receipts of one line. Those that are not there are left out. */
export async function arrivedOf({ tx, asker }: Writing, ids: readonly string[]): Promise<Arrived[]> {
  const { rows } = await tx.query<Arrived>(
    `select p.id::text, p.txn_no, (p.txn_time at time zone $3)::date::text as day, p.currency, p.amount_total::text as amount, p.fee_amount::text as fee,
       p.txn_state as state, p.shop_name, e.doc_no as entry, e.doc_status as entry_status, coalesce(p.fund_id, f.sole)::text as fund, f.funds,
       (select t.doc_no from fund_entry t where t.company_id = $1 and t.account_id = coalesce(p.fund_id, f.sole) and t.txn_no = p.txn_no
         and t.id is distinct from e.id limit 1) as taken
     from payment_statement p
     left join fund_entry e on e.company_id = $1 and e.id = p.entry_id
     cross join lateral (select count(*)::int as funds, case when count(*) = 1 then min(a.id) end as sole from fund_account a
       where a.company_id = $1 and a.provider = p.provider and a.currency = p.currency and a.is_enable) f
     where p.company_id = $1 and p.id = any($2::bigint[]) order by p.txn_time, p.id for update of p`,
    [asker.companyId, ids, asker.zone],
  )
  return rows
}

/**
 * Settlements of the receipt's currency that were paid out at most so many days before it (or a day after, by another clock) and are not all
 * received, the nearest first: those of the same amount before others.
 */
export async function dueFor({ tx, asker }: Writing, { currency, day, amount, fee }: Arrived, days: number): Promise<Due[]> {
  const { rows } = await tx.query<Due>(
    `with due as (
       select s.shop_id, s.settlement_id, s.currency, coalesce(s.deposit_at, s.end_at)::date as day,
         s.total_amount - coalesce((select sum(e.clear_amount) from fund_entry e where e.company_id = $1 and e.shop_id = s.shop_id
           and e.settlement_id = s.settlement_id and e.doc_status <> '4'), 0) as open
       from settlement s where s.company_id = $1 and s.currency = $2 and coalesce(s.deposit_at, s.end_at)::date between $3::date - $4::int and $3::date + 1
     )
     select * from (select d.shop_id::text as shop, h.name as shop_name, d.settlement_id as settlement, d.currency, d.open::text, d.day::text,
       $3::date - d.day as days,
       (case when d.open = $5::numeric then $5::numeric when d.open = $5::numeric + coalesce(abs($6::numeric), 0) then d.open end)::text as gross,
       $7::bigint[] is null or d.shop_id = any($7::bigint[]) as visible
     from due d join shop h on h.company_id = $1 and h.id = d.shop_id
     where d.open > 0) x order by gross is null, abs(days), settlement`,
    [asker.companyId, currency, day, days, amount, fee, asker.shopIds],
  )
  return rows
}
