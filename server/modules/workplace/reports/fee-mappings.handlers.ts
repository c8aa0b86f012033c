/**
 * Which fee belongs to which category: every kind of fee that files have brought, and a company's own decision about it,
 * which is applied at once to the lines that are there.
 */
import { CODES } from '../../../../contract/wire'
import { folded } from '../../../../codegen/resolve/enums'
import { raiseDataVersions } from '../../../kernel/store/data-version'
import { refuseClosedPeriod } from '../../../kernel/kept/period-lock'
import { refreshRollupsOf } from '../../../kernel/kept/rollup'
import { answers, type Answered } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import type { Tx } from '../../../kernel/store/connect'
import { refuseConflicts } from '../../../kernel/write/write.conflict'
import { Refusal } from '../../../kernel/asker/refusal'

/** One kind of fee. `amounts`: exact text by currency. `own`: the category is the company's own decision. */
export type FeeKind = Answered<'app.feeMappings'>['list'][number]

const MOST = 3000

/** `folded` in SQL: case, spaces, _ and - taken out. */
const fold = (column: string): string => `lower(regexp_replace(coalesce(${column}, ''), '[[:space:]_-]+', '', 'g'))`

/** Kinds of fees, unmapped first and then by amount; `own`: the company decided where it goes. */
export const feeMappings = answers('app.feeMappings', async ({ db, caller }) => {
  const { rows } = await db.withCompany(
    caller,
    (tx) =>
      tx.query<Omit<FeeKind, 'own'> & { own: boolean }>(
        `with kinds as (
           select origin, transaction_type, amount_family, amount_name, description, fee_category, currency, sum(amount) as amount, count(*) as lines
           from fee_line where company_id = $1 and ($2::bigint[] is null or shop_id = any($2::bigint[])) group by 1, 2, 3, 4, 5, 6, 7)
         select k.origin, k.transaction_type, k.amount_family, k.amount_name, k.description, k.fee_category, sum(k.lines)::int as lines,
           jsonb_agg(jsonb_build_object('currency', k.currency, 'amount', k.amount::text) order by k.currency) as amounts,
           exists (select 1 from fee_mapping m where m.company_id = $1 and m.transaction_type = k.transaction_type and m.amount_name = k.amount_name
             and (m.description = '' or m.description = k.description)) as own
         from kinds k group by 1, 2, 3, 4, 5, 6 order by k.fee_category = 'unmapped' desc, max(abs(k.amount)) desc limit ${MOST}`,
        [caller.companyId, caller.shopIds],
      ),
    { readOnly: true, timeoutMs: 120_000 },
  )
  return { list: rows }
})

/** A fee's kind and what it is from now on. `before`: what a person saw. */
interface Mapping { transaction_type: string; amount_name: string; description?: string | null | undefined; fee_category: string; before?: unknown }

/** Applied at once to all lines that there are. */
export const feeMappingSet = answers('app.feeMappingSet', (context, body) =>
  context.db.withCompany(context.caller, (tx) => setFeeMapping(context, tx, body), { timeoutMs: 0 }))

/**
 * Keeps the company's own decision about a kind of fee, and applies it to the lines that are there, in the caller's transaction.
 * @throws Refusal where there is no such category, somebody sees some shops alone, or lines stand in a closed period
 */
export async function setFeeMapping(context: Pick<CallContext, 'caller' | 'model' | 'now' | 'audit'>, tx: Tx, body: Mapping): Promise<{ changed: number }> {
  const { caller, model, now } = context
  const { companyId } = caller
  const { transaction_type: type, amount_name: name, fee_category: category } = body
  const description = body.description ?? ''
  const rules = model.entities['fee_mapping']
  if (!rules) throw new Error('the model has no entity fee_mapping')
  if (!model.enums.fee_category?.values.some((one) => one.value === category)) {
    throw new Refusal(CODES.invalid, `没有费用类型“${category}”。`, { fee_category: '请从列表中选择' })
  }
  if (type.trim() === '') throw new Refusal(CODES.invalid, '请写明交易类型。', { transaction_type: '不能为空' })
  if (name.trim() === '') throw new Refusal(CODES.invalid, '请写明金额名称。', { amount_name: '不能为空' })
  // Rules are a company's: whoever sees only some shops would change the figures of others.
  if (caller.shopIds !== null) throw new Refusal(CODES.invalid, '费用归类对全公司生效，只有能看到全部店铺的人可以修改。')
  const before = await tx.query<{ id: string; fee_category: string }>(
    `select id::text as id, fee_category from fee_mapping where company_id = $1 and transaction_type = $2 and amount_name = $3
      and description = $4 for update`, [companyId, type, name, description],
  )
  // Where the company has not decided yet, what a person saw is the rules' own category, which nobody changes.
  const [decided] = before.rows
  refuseConflicts(rules, decided ?? {}, decided && decided.fee_category !== category ? { fee_category: category } : {}, body.before)
  const { rows } = await tx.query<{ id: string }>(
    `insert into fee_mapping (company_id, transaction_type, amount_name, description, fee_category, creator, update_time)
      values ($1, $2, $3, $4, $5, $6::bigint, $7)
     on conflict (company_id, transaction_type, amount_name, description) do update
     set fee_category = excluded.fee_category, creator = excluded.creator, update_time = excluded.update_time
     returning id::text as id`,
    [companyId, type, name, description, category, caller.employeeId, now().toISOString()],
  )
  // A rule for one description stands before the one for all, and is not touched by it.
  const changed = await tx.query<{ txn_id: string | null; origin: string; day: string; shop_id: string }>(
    `update fee_line l set fee_category = $5
     where l.company_id = $1 and l.transaction_type = $2 and l.amount_name = $3 and l.fee_category <> $5
       and case when $4 = '' then not exists (select 1 from fee_mapping m where m.company_id = $1 and m.transaction_type = $2 and m.amount_name = $3
       and m.description <> '' and ${fold('m.description')} = ${fold('l.description')})
           else ${fold('l.description')} = $6 end
     returning l.txn_id::text as txn_id, l.origin, l.posted_day as day, l.shop_id::text as shop_id`,
    [companyId, type, name, description, category, folded(description)],
  )
  if (changed.rowCount > 0) {
    const moved = changed.rows.map(({ day, shop_id }) => ({ posted_day: day, shop_id }))
    await refuseClosedPeriod(tx, model, companyId, model.entities['fee_line']!, moved)
    const ids = [...new Set(changed.rows.flatMap((row) => (row.origin === 'transaction' && row.txn_id !== null ? [row.txn_id] : [])))]
    await tx.query(
      `update settlement_txn t set unmapped_amount = coalesce((select sum(l.amount) from fee_line l
         where l.company_id = $1 and l.txn_id = t.id and l.origin = 'transaction' and l.fee_category = 'unmapped'), 0)
       where t.company_id = $1 and t.id = any($2::bigint[])`,
      [companyId, ids],
    )
    const rows = [...new Set(moved.map(({ shop_id }) => shop_id))].map((shop_id) => ({ shop_id }))
    await refreshRollupsOf(tx, model, 'fee_line', { companyId, days: [...new Set(changed.rows.map((row) => row.day))], rows })
  }
  const id = rows[0]!.id
  await context.audit(tx, {
    entity: 'fee_mapping', key: { id }, action: before.rows[0] ? 'edit' : 'add',
    ...(before.rows[0] ? { before: { fee_category: before.rows[0].fee_category } } : {}),
    after: { transaction_type: type, amount_name: name, description, fee_category: category },
  })
  await raiseDataVersions(tx, companyId, ['fee_mapping', 'fee_line', 'settlement_txn'])
  return { changed: changed.rowCount }
}
