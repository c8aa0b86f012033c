/**
 * What a company's own browser plug-in calls: what to collect, that it is there, and the rows it has seen. It speaks with the person's own session,
 * so that it sees and writes what they may; each row is held to the same rules as if they had typed it, and those refused are told one by one.
 */
import { CODES, type Row } from '../../../contract/wire'
import { HttpRefusal, refuseAt, Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { answerList } from '../../kernel/read/answer/lists'
import { readingOf } from '../../kernel/read/reading'
import type { Tx } from '../../kernel/store/connect'
import type { WriteRule } from '../../kernel/write/write.rules'
import { writingTogether } from '../../kernel/write/together'
import { addRow, editRow } from '../../kernel/write/write.tree'

const MOST = 200
const MOST_WATCHES = 1000
const ENTITIES: Readonly<Record<string, string>> = { review: 'review', feedback: 'feedback', offer: 'offer_seen', rank: 'rank_seen' }

interface Report { client_id: string; rows: readonly unknown[] }

async function expiredOf(tx: Tx, companyId: number): Promise<string[]> {
  return (await tx.query<{ version: string }>('select version from plug_version where company_id = $1 and is_expired order by id', [companyId])).rows
    .map(({ version }) => version)
}

async function newestOf(tx: Tx, companyId: number): Promise<{ version: string; link: string } | undefined> {
  const text = 'select version, link from plug_version where company_id = $1 and is_expired is distinct from true order by id desc limit 1'
  return (await tx.query<{ version: string; link: string }>(text, [companyId])).rows[0]
}

/** Keeps that the plug-in of this browser is there. @returns whether it is too old, and the newest version */
export const heartbeat = answers('plug.heartbeat', ({ db, caller, employee }, { client_id: client, version, browser }) => {
  if (!/^[\w.-]{1,80}$/.test(client)) refuseAt('client_id', '客户端编号应为 1 到 80 个字母、数字、点或横线')
  return db.withCompany(caller, async (tx) => {
    const isExpired = (await expiredOf(tx, caller.companyId)).includes(version)
    await tx.query(
      `insert into plug_client (company_id, client_id, employee_id, version, is_expired, browser, last_heartbeat, create_time)
       values ($1, $2, $3::bigint, $4, $5, $6, now(), now())
       on conflict (company_id, employee_id, client_id) do update set version = excluded.version, is_expired = excluded.is_expired,
         browser = coalesce(excluded.browser, plug_client.browser), last_heartbeat = now()`,
      [caller.companyId, client, employee.id, version.slice(0, 20), isExpired, browser?.slice(0, 100) ?? null],
    )
    return { expired: isExpired, newest: (await newestOf(tx, caller.companyId))?.version ?? null }
  })
})

/** The newest version and where it is; null where none is kept. */
export const version = answers('plug.version', ({ db, caller }) => db.withCompany(caller, async (tx) => {
  const newest = await newestOf(tx, caller.companyId)
  return { version: newest?.version ?? null, url: newest?.link ?? null }
}, { readOnly: true }))

/** Versions that are no longer to be used. */
export const expiredVersion = answers('plug.expiredVersion', ({ db, caller }) =>
  db.withCompany(caller, async (tx) => ({ expired: await expiredOf(tx, caller.companyId) }), { readOnly: true }))

/** What the plug-in is to look at, of the watches that are on and the shops that the person sees. */
export const detection = answers('plug.detection', (context) => context.db.withCompany(context.caller, async (tx) => {
  const reading = readingOf(context, tx)
  const watched = async (entity: string, fields: string[]): Promise<Row[]> => (await answerList(reading, context.model.entities[entity]!, {
    page: 1, pageSize: MOST_WATCHES, fields: ['shop_id', 'shop.site', 'asin', ...fields], filter: { field: 'monitor_state', op: 'eq', value: '1' },
  })).list
  const place = (row: Row) => ({ shop_id: String(row['shop_id']), site: String(row['shop.site'] ?? ''), asin: String(row['asin']) })
  const ranks = await watched('rank_watch', ['keyword_text', 'rank_kind', 'device', 'postcode'])
  return {
    reviews: (await watched('asin_watch', [])).map(place), offers: (await watched('offer_watch', [])).map(place),
    ranks: ranks.map((row) => ({
      ...place(row), keyword: String(row['keyword_text']), kind: String(row['rank_kind']), device: String(row['device']),
      postcode: row['postcode'] === null || row['postcode'] === undefined ? null : String(row['postcode']),
    })),
  }
}, { readOnly: true }))

/** The client that reports: known by its heartbeat, of a version that has not gone. @throws Refusal otherwise */
async function clientOf({ db, caller, employee }: CallContext, client: string): Promise<string> {
  const { rows: [known] } = await db.withCompany(caller, (tx) => tx.query<{ id: string; gone: boolean }>(
    `select c.id::text, exists (select from plug_version v where v.company_id = $1 and v.version = c.version and v.is_expired) as gone
     from plug_client c where c.company_id = $1 and c.employee_id = $2::bigint and c.client_id = $3`, [caller.companyId, employee.id, client],
  ))
  if (!known) refuseAt('client_id', '没有这个客户端：请先发一次心跳')
  if (known.gone) throw new Refusal(CODES.invalid, '插件的版本已过期，请更新后再上报')
  return known.id
}

/** One row written as the person would; a review that is known already is renewed, and marked where its words or stars are others. */
function keep(context: CallContext, name: string, row: Row): Promise<void> {
  return writingTogether(context, async (writing, written) => {
    const entity = writing.model.entities[name]!
    if (name === 'review' && row['review_no']) {
      const { list: [known] } = await answerList(writing, entity, {
        page: 1, pageSize: 1, fields: ['id', 'star', 'review_content'],
        filter: { and: [{ field: 'review_no', op: 'eq', value: String(row['review_no']) }, { field: 'shop_id', op: 'eq', value: String(row['shop_id']) }] },
      })
      if (known) {
        const isOther = String(known['star']) !== String(row['star']) || String(known['review_content'] ?? '') !== String(row['review_content'] ?? '')
        const { review_no: _no, shop_id: _shop, ...said } = row
        await editRow(writing, entity, { id: known['id'], ...said, ...(isOther ? { review_mark: 'changed' } : {}) }, {}, written)
        return
      }
    }
    await addRow(writing, entity, row, {}, written)
  })
}

async function take(context: CallContext, kind: string, name: string, { client_id: client, rows }: Report, more: Row = {}) {
  const id = await clientOf(context, client)
  if (rows.length === 0 || rows.length > MOST) refuseAt('rows', `一次上报 1 到 ${MOST} 行`)
  const refused: { row: number; error: string }[] = []
  for (const [at, row] of rows.entries()) {
    try {
      if (typeof row !== 'object' || row === null || Array.isArray(row)) refuseAt('rows', '每一行应是一个对象')
      await keep(context, name, { ...(row as Row), ...more })
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof HttpRefusal)) throw error
      const fields = error instanceof Refusal ? Object.values(error.errors ?? {})[0] : undefined
      refused.push({ row: at + 1, error: fields ?? error.message })
    }
  }
  const accepted = rows.length - refused.length
  const result = refused.length === 0 ? 'success' : accepted === 0 ? 'fail' : 'partial'
  const { db, caller, employee } = context
  await db.withCompany(caller, (tx) => tx.query(
    `insert into plug_report (company_id, client_ref, client_id, employee_id, report_kind, accepted, refused, exec_result, error_msg, create_time)
     values ($1, $2::bigint, $9, $3::bigint, $4, $5, $6, $7, $8, now())`,
    [caller.companyId, id, employee.id, kind, accepted, refused.length, result, refused.slice(0, 5).map((one) =>
      `第 ${one.row} 行：${one.error}`).join('；') || null, client],
  ))
  return { accepted, refused }
}

/** Takes in rows of one kind. @throws Refusal of a kind that there is none of */
export const reportRecords = answers('plug.reportRecords', (context, body) => {
  const name = Object.hasOwn(ENTITIES, body.kind) ? ENTITIES[body.kind]! : refuseAt('kind', `类型应为 ${Object.keys(ENTITIES).join('、')} 之一`)
  return take(context, body.kind, name, body)
})

/** Takes in promotions that are coupons. */
export const coupon = answers('plug.coupon', (context, body) => take(context, 'coupon', 'promo_seen', body, { promo_way: 'coupon' }))

/** Takes in promotions that are deals. */
export const lightningDeal = answers('plug.lightningDeal', (context, body) => take(context, 'deal', 'promo_seen', body, { promo_way: 'deal' }))

/** The day on which a coupon was seen, by the company's clock. */
export const promoRule: WriteRule = async ({ tx, asker }, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  await tx.query('update promo_seen set seen_day = (seen_time at time zone $3)::date where company_id = $1 and id = any($2::bigint[])',
    [asker.companyId, ids, asker.zone])
}

/** @throws Refusal for a link that no browser opens */
export const versionRule: WriteRule = async (_writing, written) => {
  for (const { after } of written) if (after && !/^https?:\/\/[^\s/]+/i.test(String(after['link']))) refuseAt('link', '应以 http:// 或 https:// 开头')
}
