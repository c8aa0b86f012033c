/**
 * Claims as they are kept: what a candidate comes to by its window and by what was paid, and its row and evidence written. What people have said of a
 * claim stays. Finds nothing itself (rules.ts), and forgets nothing (scan.job.ts).
 */
import type { Tx } from '../../kernel/store/connect'
import type { Candidate, ClaimType } from './candidate'
import { paidFor, type Paid, type Reimbursement } from './paid'
import { candidatesOf } from './rules'
import { daysOf, windowOf, windowsOf, type ClaimWindow } from './windows'

/** A claim that is kept already. */
export interface Kept { id: string; source_key: string; claim_state: string; case_id: string | null }

/** A candidate as a row of claim, and what was paid of it. */
export type ClaimLine = Omit<Candidate, 'evidence' | 'unit' | 'currency'> & {
  claim_state: string; reimbursed_qty: number; basis: string; claim_from: string; deadline: string; unit: string | null; currency: string | null
  paid_currency: string | null; actual_amount: string | null; paid: Paid | undefined; candidate: Candidate
}

/** Candidates after windows and payments were looked at, beside the claims that were kept before. */
export interface Weighed {
  candidates: Candidate[]
  known: Map<string, Kept>
  /** What is a claim now; of candidates that are none, `none` says why, by key. */
  lines: ClaimLine[]
  none: Map<string, 'window' | 'paid'>
}

/** One after the other: whoever looks for claims of a company, or raises one, holds this until the transaction ends. */
export function lockClaims(tx: Tx, companyId: number): Promise<unknown> {
  return tx.query(`select pg_advisory_xact_lock(hashtextextended('claims', $1))`, [companyId])
}

/**
 * What the rules find, weighed by windows and payments.
 * @param today yyyy-mm-dd by the company's clock; @param types claims of these types alone; left out: all
 */
export async function weigh(tx: Tx, companyId: number, today: string, types?: readonly ClaimType[]): Promise<Weighed> {
  const windows = await windowsOf(tx, companyId)
  const { rows: shops } = await tx.query<{ id: string; site: string }>('select id::text, site from shop where company_id = $1', [companyId])
  const siteOf = new Map(shops.map(({ id, site }) => [id, site]))
  const { rows: kept } = await tx.query<Kept>('select id::text, source_key, claim_state, case_id from claim where company_id = $1', [companyId])
  const known = new Map(kept.map((one) => [one.source_key, one]))
  const candidates = await candidatesOf(tx, companyId, types)
  const paid = paidFor(candidates.map((one) => ({ ...one, case_id: known.get(one.key)?.case_id ?? null })), await reimbursementsOf(tx, companyId))
  const weighed: Weighed = { candidates, known, lines: [], none: new Map() }
  for (const candidate of candidates) {
    const window = windowOf(windows, candidate.type, siteOf.get(candidate.shop_id) ?? '', candidate.event_day)
    const before = known.get(candidate.key)
    const back = paid.get(candidate.key)
    const isPaid = (back?.quantity ?? 0) >= candidate.quantity
    // What was paid in full before anybody saw it is no claim.
    if (!before && (!window || isPaid)) weighed.none.set(candidate.key, isPaid ? 'paid' : 'window')
    else weighed.lines.push(lineOf(candidate, window, back, before?.claim_state, today))
  }
  return weighed
}

/**
 * Rows and evidence of these claims, as they are now.
 * @param valued whether these alone are valued anew, or all that the company keeps
 * @returns the claims' ids by their keys
 */
export async function keepClaims(tx: Tx, companyId: number, lines: readonly ClaimLine[], valued: 'these' | 'all'): Promise<Map<string, string>> {
  const ids = await writeLines(tx, companyId, lines)
  await writeValues(tx, companyId, valued === 'all' ? null : [...ids.keys()])
  await writeEvidence(tx, companyId, lines)
  return ids
}

function lineOf(
  candidate: Candidate, window: ClaimWindow | undefined, back: Paid | undefined, state: string | undefined, today: string,
): ClaimLine {
  const { evidence: _evidence, ...one } = candidate
  const { from, deadline } = window ? daysOf(window, one.event_day) : { from: one.event_day, deadline: one.event_day }
  const basis = window?.basis ?? 'cost'
  return {
    ...one, claim_state: stateOf(state, { open: one.quantity - (back?.quantity ?? 0), paid: back?.quantity ?? 0, isOver: deadline < today }),
    reimbursed_qty: back?.quantity ?? 0, basis, claim_from: from, deadline,
    // What rows say of a price, or of a fee, counts where that is the basis; cost and the list's price are looked up.
    unit: basis === 'cost' ? null : one.unit, currency: basis === 'cost' ? null : one.currency,
    paid_currency: back?.currency ?? null, actual_amount: back?.amount ?? null, paid: back, candidate,
  }
}

/** What a person has said stays, but for what was paid meanwhile. */
function stateOf(before: string | undefined, { open, paid, isOver }: { open: number; paid: number; isOver: boolean }): string {
  if (before !== undefined && open <= 0) return 'won'
  if (before === undefined || before === 'wait' || before === 'expired') return isOver ? 'expired' : 'wait'
  return paid > 0 && (before === 'opened' || before === 'processing' || before === 'lost') ? 'part' : before
}

/** What of a known claim follows its facts; what people said of it stays. */
const REFRESHED = ['claim_state', 'claim_type', 'loss_kind', 'pool_id', 'reimb_id', 'item_id', 'asin', 'fnsku', 'event_day', 'shipment_id',
  'fulfillment_center', 'claimable_qty', 'reimbursed_qty', 'basis', 'unit_value', 'currency', 'paid_currency', 'actual_amount', 'claim_from', 'deadline']

/** @returns the claims' ids by their keys */
async function writeLines(tx: Tx, companyId: number, lines: readonly ClaimLine[]): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ key: string; id: string }>(
    `insert into claim as c (company_id, source_key, claim_title, claim_type, loss_kind, claim_state, shop_id, pool_id, asin, msku, fnsku, order_id,
       shipment_id, reimb_id, item_id, event_day, fulfillment_center, claimable_qty, reimbursed_qty, basis, unit_value, currency, paid_currency,
       actual_amount, claim_from, deadline, found_time, scan_time)
     select $1, r.key, r.title, r.type, case when r.type in ('lost', 'damaged') then r.type end, r.claim_state, r.shop_id, r.pool_id, r.asin, r.msku, r.fnsku,
       r.order_id, r.shipment_id, r.reimb_id, r.item_id, r.event_day, r.fulfillment_center, r.quantity, r.reimbursed_qty, r.basis, r.unit, r.currency,
       r.paid_currency, r.actual_amount, r.claim_from, r.deadline, now(), now()
     from jsonb_to_recordset($2::jsonb) as r (key text, title text, type text, claim_state text, shop_id bigint, pool_id bigint, asin text, msku text,
       fnsku text, order_id text, shipment_id text, reimb_id text, item_id bigint, event_day date, fulfillment_center text, quantity integer,
       reimbursed_qty integer, basis text, unit numeric, currency text, paid_currency text, actual_amount numeric, claim_from date, deadline date)
     on conflict (company_id, source_key) do update set
       ${REFRESHED.map((column) => `${column} = excluded.${column}`).join(', ')}, scan_time = now()
     returning c.source_key as key, c.id::text as id`,
    [companyId, JSON.stringify(lines.map((line) => ({ ...line, paid: undefined, candidate: undefined })))],
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/**
 * One piece is worth what it cost to buy in the month of the event (no freight), or what it sells for; nothing is made up where neither is known.
 * @param keys of the claims that are valued; null: all
 */
async function writeValues(tx: Tx, companyId: number, keys: readonly string[] | null): Promise<void> {
  await tx.query(
    `update claim c set unit_value = k.purchase_cost, currency = k.currency from claim o cross join lateral (
       select p.purchase_cost, p.currency from product_cost p where p.company_id = $1 and p.shop_id = o.shop_id and p.msku = o.msku
         and p.purchase_cost is not null
         and p.start_month <= o.event_day order by p.start_month desc limit 1) k
     where c.company_id = $1 and o.company_id = $1 and o.id = c.id and o.basis = 'cost' and ($2::text[] is null or c.source_key = any($2))`,
    [companyId, keys],
  )
  await tx.query(
    `update claim c set unit_value = p.price, currency = p.currency from product p
     where c.company_id = $1 and c.basis = 'price' and c.unit_value is null and p.company_id = $1 and p.shop_id = c.shop_id and p.msku = c.msku
       and p.price is not null and ($2::text[] is null or c.source_key = any($2))`,
    [companyId, keys],
  )
  // Told as text: 2.5 and 2.50 are one number, and only the second is an amount as it is shown.
  await tx.query(
    `update claim c set unit_value = v.unit, est_amount = v.amount from claim o cross join lateral (select round(o.unit_value, 2) as unit,
         round(round(o.unit_value, 2) * greatest(o.claimable_qty - o.reimbursed_qty, 0), 2) as amount) v
     where c.company_id = $1 and o.company_id = $1 and o.id = c.id and ($2::text[] is null or c.source_key = any($2))
       and (c.unit_value::text, c.est_amount::text) is distinct from (v.unit::text, v.amount::text)`, [companyId, keys],
  )
}

async function writeEvidence(tx: Tx, companyId: number, lines: readonly ClaimLine[]): Promise<void> {
  await tx.query(
    'delete from claim_evidence e using claim c where e.company_id = $1 and c.company_id = $1 and c.id = e.claim_id and c.source_key = any($2::text[])',
    [companyId, lines.map(({ key }) => key)],
  )
  const rows = lines.flatMap(({ key, shop_id, candidate, paid }) => [...candidate.evidence, ...(paid?.evidence ?? [])].map((one) => ({ ...one, key, shop_id })))
  await tx.query(
    `insert into claim_evidence (company_id, claim_id, shop_id, source, event_day, reference, quantity, currency, amount, note)
     select $1, c.id, r.shop_id, r.source, r.event_day, r.reference, r.quantity, r.currency, r.amount, r.note
     from jsonb_to_recordset($2::jsonb) as r (key text, shop_id bigint, source text, event_day date, reference text, quantity integer, currency text,
       amount numeric, note text)
       join claim c on c.company_id = $1 and c.source_key = r.key`,
    [companyId, JSON.stringify(rows)],
  )
}

/** What was paid, each less what was taken back of it. */
async function reimbursementsOf(tx: Tx, companyId: number): Promise<Reimbursement[]> {
  const { rows } = await tx.query<Reimbursement>(
    `select min(r.id)::text as id, coalesce(nullif(r.original_id, ''), r.reimb_id) as reimb_id, max(r.case_id) as case_id, max(r.order_id) as order_id,
       min(r.reimb_reason) filter (where r.reimb_reason <> 'Reimbursement_Reversal') as reason, s.pool_id::text, r.msku, r.fnsku,
         min(r.approval_day)::text as day,
       sum(case when r.amount < 0 then -abs(r.total_qty) else abs(r.total_qty) end)::int as quantity, min(r.currency) as currency, sum(r.amount)::text as amount
     from reimbursement r join shop s on s.company_id = $1 and s.id = r.shop_id
     where r.company_id = $1 and r.total_qty is not null group by 2, s.pool_id, r.msku, r.fnsku order by 9, 1`,
    [companyId],
  )
  return rows.filter(({ quantity }) => quantity > 0)
}
