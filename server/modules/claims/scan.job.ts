/**
 * The job that looks for claims and keeps them: new ones wait, numbers of known ones follow their facts, what was paid closes them, what is
 * past its window is said to be, and what is no claim any more goes unless somebody has worked on it. In one transaction.
 */
import { dayIn } from '../../../contract/days'
import type { Tx } from '../../kernel/store/connect'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { notify } from '../../kernel/store/events'
import type { JobHandler } from '../../kernel/tasks/job'
import type { Candidate } from './candidate'
import { paidFor, type Paid, type Reimbursement } from './paid'
import { candidatesOf } from './rules'
import { daysOf, windowOf, windowsOf, type ClaimWindow } from './windows'

const KEPT = ['claim', 'claim_evidence']

interface Kept { id: string; source_key: string; claim_state: string; case_id: string | null }

type Line = Omit<Candidate, 'evidence' | 'pool_id' | 'unit' | 'currency'> & {
  claim_state: string; reimbursed_qty: number; basis: string; claim_from: string; deadline: string; unit: string | null; currency: string | null
  paid_currency: string | null; actual_amount: string | null
}

export const scanClaims: JobHandler = async (run) => {
  const { companyId } = run.caller
  await run.progress(10, '正在查找')
  const today = dayIn(run.company.zone, run.now())
  const found = await run.db.withCompany({ ...run.caller, shopIds: null }, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('claims', $1))`, [companyId])
    const count = await scan(tx, companyId, today)
    await raiseDataVersions(tx, companyId, KEPT)
    await notify(tx, { type: 'data', companyId, data: { entities: KEPT } })
    return count
  })
  return { message: `共 ${found.waiting} 项待申请，其中新发现 ${found.begun} 项`, quiet: true }
}

async function scan(tx: Tx, companyId: number, today: string): Promise<{ waiting: number; begun: number }> {
  const windows = await windowsOf(tx, companyId)
  const { rows: shops } = await tx.query<{ id: string; site: string }>('select id::text, site from shop where company_id = $1', [companyId])
  const siteOf = new Map(shops.map(({ id, site }) => [id, site]))
  const { rows: kept } = await tx.query<Kept>('select id::text, source_key, claim_state, case_id from claim where company_id = $1', [companyId])
  const known = new Map(kept.map((one) => [one.source_key, one]))
  const candidates = await candidatesOf(tx, companyId)
  const paid = paidFor(candidates.map((one) => ({ ...one, case_id: known.get(one.key)?.case_id ?? null })), await reimbursementsOf(tx, companyId))
  const lines: (Line & { paid: Paid | undefined; candidate: Candidate })[] = []
  for (const candidate of candidates) {
    const window = windowOf(windows, candidate.type, siteOf.get(candidate.shop_id) ?? '', candidate.event_day)
    const before = known.get(candidate.key)
    const back = paid.get(candidate.key)
    // What was paid in full before anybody saw it is no claim.
    if (!before && (!window || (back?.quantity ?? 0) >= candidate.quantity)) continue
    lines.push({ ...lineOf(candidate, window, back, before?.claim_state, today), paid: back, candidate })
  }
  await writeLines(tx, companyId, lines)
  await forgetOthers(tx, companyId, candidates.map(({ key }) => key))
  await writeValues(tx, companyId)
  await writeEvidence(tx, companyId, lines)
  return {
    waiting: lines.filter(({ claim_state: state }) => state === 'wait').length,
    begun: lines.filter(({ key, claim_state: state }) => state === 'wait' && !known.has(key)).length,
  }
}

function lineOf(
  { evidence: _evidence, pool_id: _pool, ...one }: Candidate, window: ClaimWindow | undefined, back: Paid | undefined, state: string | undefined, today: string,
): Line {
  const { from, deadline } = window ? daysOf(window, one.event_day) : { from: one.event_day, deadline: one.event_day }
  const basis = window?.basis ?? 'cost'
  return {
    ...one, claim_state: stateOf(state, { open: one.quantity - (back?.quantity ?? 0), paid: back?.quantity ?? 0, isOver: deadline < today }),
    reimbursed_qty: back?.quantity ?? 0, basis, claim_from: from, deadline,
    // What rows say of a price, or of a fee, counts where that is the basis; cost and the list's price are looked up.
    unit: basis === 'cost' ? null : one.unit, currency: basis === 'cost' ? null : one.currency,
    paid_currency: back?.currency ?? null, actual_amount: back?.amount ?? null,
  }
}

/** What a person has said stays, but for what was paid meanwhile. */
function stateOf(before: string | undefined, { open, paid, isOver }: { open: number; paid: number; isOver: boolean }): string {
  if (before !== undefined && open <= 0) return 'won'
  if (before === undefined || before === 'wait' || before === 'expired') return isOver ? 'expired' : 'wait'
  return paid > 0 && (before === 'opened' || before === 'processing' || before === 'lost') ? 'part' : before
}

async function writeLines(tx: Tx, companyId: number, lines: readonly Line[]): Promise<void> {
  await tx.query(
    `insert into claim as c (company_id, source_key, claim_title, claim_type, claim_state, shop_id, asin, msku, fnsku, order_id, shipment_id, event_day,
       fulfillment_center, claimable_qty, reimbursed_qty, basis, unit_value, currency, paid_currency, actual_amount, claim_from, deadline, found_time,
         scan_time)
     select $1, r.key, r.title, r.type, r.claim_state, r.shop_id, r.asin, r.msku, r.fnsku, r.order_id, r.shipment_id, r.event_day,
       r.fulfillment_center, r.quantity,
       r.reimbursed_qty, r.basis, r.unit, r.currency, r.paid_currency, r.actual_amount, r.claim_from, r.deadline, now(), now()
     from jsonb_to_recordset($2::jsonb) as r (key text, title text, type text, claim_state text, shop_id bigint, asin text, msku text, fnsku text,
       order_id text,
       shipment_id text, event_day date, fulfillment_center text, quantity integer, reimbursed_qty integer, basis text, unit numeric, currency text,
       paid_currency text, actual_amount numeric, claim_from date, deadline date)
     on conflict (company_id, source_key) do update set
       claim_state = excluded.claim_state, asin = excluded.asin, fnsku = excluded.fnsku, event_day = excluded.event_day, shipment_id = excluded.shipment_id,
       fulfillment_center = excluded.fulfillment_center, claimable_qty = excluded.claimable_qty, reimbursed_qty = excluded.reimbursed_qty,
         basis = excluded.basis,
       unit_value = excluded.unit_value, currency = excluded.currency, paid_currency = excluded.paid_currency, actual_amount = excluded.actual_amount,
       claim_from = excluded.claim_from, deadline = excluded.deadline, scan_time = now()`,
    [companyId, JSON.stringify(lines.map((line) => ({ ...line, paid: undefined, candidate: undefined })))],
  )
}

/** What was found again, came back or arrived meanwhile: nobody's work is lost by it. */
async function forgetOthers(tx: Tx, companyId: number, keys: readonly string[]): Promise<void> {
  await tx.query(
    `delete from claim_evidence e using claim c where e.company_id = $1 and c.company_id = $1 and c.id = e.claim_id
      and c.source_key <> all($2::text[])`, [companyId, keys],
  )
  await tx.query(
    `delete from claim where company_id = $1 and source_key <> all($2::text[]) and claim_state in ('wait', 'expired', 'ignored') and case_id is null
      and remark is null`,
    [companyId, keys],
  )
  await tx.query(
    `update claim set claimable_qty = reimbursed_qty, scan_time = now() where company_id = $1 and source_key <> all($2::text[])
      and claimable_qty > reimbursed_qty`,
    [companyId, keys],
  )
}

/** One piece is worth what it cost to buy in the month of the event (no freight), or what it sells for; nothing is made up where neither is known. */
async function writeValues(tx: Tx, companyId: number): Promise<void> {
  await tx.query(
    `update claim c set unit_value = k.purchase_cost, currency = k.currency from claim o cross join lateral (
       select p.purchase_cost, p.currency from product_cost p where p.company_id = $1 and p.shop_id = o.shop_id and p.msku = o.msku
         and p.purchase_cost is not null
         and p.start_month <= o.event_day order by p.start_month desc limit 1) k
     where c.company_id = $1 and o.company_id = $1 and o.id = c.id and o.basis = 'cost'`, [companyId],
  )
  await tx.query(
    `update claim c set unit_value = p.price, currency = p.currency from product p
     where c.company_id = $1 and c.basis = 'price' and c.unit_value is null and p.company_id = $1 and p.shop_id = c.shop_id and p.msku = c.msku
       and p.price is not null`,
    [companyId],
  )
  await tx.query(
    `update claim set unit_value = round(unit_value, 2), est_amount = round(unit_value * greatest(claimable_qty - reimbursed_qty, 0), 2)
      where company_id = $1`, [companyId],
  )
}

async function writeEvidence(
  tx: Tx, companyId: number, lines: readonly { key: string; shop_id: string; candidate: Candidate; paid: Paid | undefined }[],
): Promise<void> {
  await tx.query('delete from claim_evidence where company_id = $1', [companyId])
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
