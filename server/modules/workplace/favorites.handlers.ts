/**
 * The pages that a person has marked with a star, in the order in which they did. What they may no longer open is not answered,
 * and is there again once they may.
 */
import { CODES } from '../../../contract/wire'
import type { PageEntry } from '../../../contract/page-plan'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { isRowId } from '../../kernel/store/row-id'

/** More stars than this are no shorter way than the menu. */
const MOST = 100

/** `key`: the page's id. */
type Favorite = Answered<'common.favoritesAdd'>

const favoriteOf = (id: string, { page, title, route }: PageEntry): Favorite => ({ id, key: page, name: title, route })

/** Pages that the person may not open now are left out, not forgotten. */
export const favoritesGet = answers('common.favoritesGet', async (context): Promise<Favorite[]> => {
  const { model, access, caller, db } = context
  const { rows } = await db.withCompany(
    caller,
    (tx) => tx.query<{ id: string; page: string }>(
      'select id::text as id, page from favorite where company_id = $1 and owner = $2::bigint order by id', [caller.companyId, caller.employeeId],
    ),
    { readOnly: true },
  )
  const pages = new Map(model.pages.map((page) => [page.page, page]))
  return rows.flatMap(({ id, page }) => {
    const entry = pages.get(page)
    return entry && access.mayOpen(page) ? [favoriteOf(id, entry)] : []
  })
})

/** `key`: a page's id or its route. A page that has its star already keeps it. */
export const favoritesAdd = answers('common.favoritesAdd', async (context, { key }): Promise<Favorite> => {
  const { caller, db, now } = context
  const entry = pageOf(context, key)
  return db.withCompany(caller, async (tx) => {
    const values = [caller.companyId, caller.employeeId, entry.page]
    const { rows: counted } = await tx.query<{ n: number }>(
      'select count(*)::integer as n from favorite where company_id = $1 and owner = $2::bigint and page <> $3', values,
    )
    if ((counted[0]?.n ?? 0) >= MOST) throw new Refusal(CODES.invalid, `最多收藏 ${MOST} 个页面，请先取消一些。`)
    const { rows } = await tx.query<{ id: string }>(
      `insert into favorite (company_id, owner, page, create_time) values ($1, $2::bigint, $3, $4)
       on conflict (company_id, owner, page) do update set page = excluded.page returning id::text as id`,
      [...values, now().toISOString()],
    )
    const id = rows[0]?.id
    if (id === undefined) throw new Error('a favourite that was just written is not there')
    await context.audit(tx, { entity: 'favorite', key: { id }, action: 'add', after: { page: entry.page } })
    return favoriteOf(id, entry)
  })
})

/** Only one's own: another's star is not there for this person. */
export const favoritesDelete = answers('common.favoritesDelete', async (context, { id }) => {
  const { caller, db } = context
  return db.withCompany(caller, async (tx) => {
    const known = isRowId(id)
    const { rows } = known
      ? await tx.query<{ page: string }>(
        'delete from favorite where company_id = $1 and owner = $2::bigint and id = $3::bigint returning page',
        [caller.companyId, caller.employeeId, id],
      )
      : { rows: [] }
    const gone = rows[0]
    if (!gone) throw new Refusal(CODES.notFound, '没有这个收藏，它可能已被取消。')
    await context.audit(tx, { entity: 'favorite', key: { id }, action: 'remove', before: { page: gone.page } })
    return { id }
  })
})

/** @throws HttpRefusal 400 for no page, 403 for one that the person may not open */
function pageOf({ model, access }: CallContext, key: string): PageEntry {
  const entry = model.pages.find(({ page, route }) => page === key || route === key)
  if (!entry) throw new HttpRefusal(400, '请求有误：key 应是页面或它的地址', { key: '没有这个页面' })
  if (!access.mayOpen(entry.page)) throw new HttpRefusal(403, `您没有打开「${entry.title}」的权限，请联系管理员开通`)
  return entry
}
