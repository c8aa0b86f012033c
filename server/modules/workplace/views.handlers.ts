/**
 * Views of lists: kept by name for oneself, for everybody or for roles, and how one person last had a list. Only of pages
 * that the person may open; what a view holds is judged by contract/view.ts. Nothing here reads the rows of a list.
 */
import { CODES, type Row } from '../../../contract/wire'
import { problemOfContent, type Layout, type ViewContent } from '../../../contract/view'
import type { Tx } from '../../kernel/store/connect'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { isRowId } from '../../kernel/store/row-id'

/** Who may write views that others see. */
const SHARE = 'shareViews'
const MOST_VIEWS = 60

type Kind = 'personal' | 'shared' | 'role'

interface ViewRow {
  id: string
  source: string
  name: string
  kind: Kind
  roles: string[] | null
  default_roles: string[] | null
  owner: string
  owner_name: string | null
  content: ViewContent
  sort_order: number
  version: number
  updater_name: string | null
  update_time: string
}

/** A view as the browser knows it. `mayEdit`: this person may change and remove it. */
type ViewAnswer = Answered<'app.viewSave'>['view']

/** @throws HttpRefusal 400 for no list of a page, 403 for a page that the person may not open */
export function readSource({ model, access }: Pick<CallContext, 'model' | 'access'>, source: string): string {
  const [page = '', code, ...more] = source.split(':')
  const plan = Object.hasOwn(model.plans, page) ? model.plans[page] : undefined
  if (!plan || more.length > 0 || source.length > 120 || (code !== undefined && !/^[A-Za-z0-9_-]+$/.test(code))) {
    throw new HttpRefusal(400, '请求有误：source 应是页面，或“页面:标签页”', { source: '没有这个页面' })
  }
  if (!access.mayOpen(page)) throw new HttpRefusal(403, `您没有打开「${plan.title}」的权限，请联系管理员开通`)
  return source
}

const COLUMNS = `v.id::text as id, v.source, v.name, v.kind, v.roles, v.default_roles, v.owner::text as owner,
  o.name as owner_name, v.content, v.sort_order, v.version, u.name as updater_name, v.update_time`
const FROM = `page_view v left join employee o on o.company_id = v.company_id and o.id = v.owner left join employee u on u.company_id = v.company_id
  and u.id = v.updater`

function maySee({ access, caller }: CallContext, view: ViewRow): boolean {
  if (view.kind === 'personal') return view.owner === caller.employeeId
  return view.kind === 'shared' || access.permissions.has(SHARE) || (view.roles ?? []).some((role) => access.roles.includes(role))
}

function mayEdit({ access, caller }: CallContext, view: Pick<ViewRow, 'kind' | 'owner'>): boolean {
  return view.kind === 'personal' ? view.owner === caller.employeeId : access.permissions.has(SHARE)
}

function answerOf(context: CallContext, view: ViewRow): ViewAnswer {
  const { id, name, kind, content, version } = view
  return {
    id, name, kind, content, version,
    roles: view.roles ?? [],
    defaultRoles: view.default_roles ?? [],
    mine: view.owner === context.caller.employeeId,
    mayEdit: mayEdit(context, view),
    ownerName: view.owner_name ?? '',
    sortOrder: view.sort_order,
    updateTime: view.update_time,
  }
}

interface LayoutRow {
  content: Layout | null
  view_id: string | null
  has_default: boolean | null
  default_id: string | null
}

/** The views of a list that the person may open, how they last had it, and which view they begin with. */
export const viewList = answers('app.viewList', async (context, body) => {
  const source = readSource(context, body.source)
  const { db, caller, access } = context
  return db.withCompany(
    caller,
    async (tx) => {
      const found = await tx.query<ViewRow>(
        `select ${COLUMNS} from ${FROM} where v.company_id = $1 and v.source = $2 order by v.sort_order, v.id`, [caller.companyId, source],
      )
      const views = found.rows.filter((view) => maySee(context, view))
      const layout = (await tx.query<LayoutRow>(`select content, view_id::text as view_id, has_default, default_id::text as default_id
        from page_layout where company_id = $1 and owner = $2::bigint and source = $3`, [caller.companyId, caller.employeeId, source])).rows[0]
      const mayShare = access.permissions.has(SHARE)
      const roles = mayShare ? (await tx.query<{ name: string; label: string }>(
        'select name, label from role where company_id = $1 order by name', [caller.companyId],
      )).rows : []
      const there = (id: string | null | undefined): string | null => (id && views.some((view) => view.id === id) ? id : null)
      const ofRole = views.find((view) => (view.default_roles ?? []).some((role) => access.roles.includes(role)))?.id ?? null
      // One's own default that somebody removed gives way to the role's.
      const own = layout?.has_default && (layout.default_id === null || there(layout.default_id)) ? { id: there(layout.default_id) } : undefined
      return {
        views: views.map((view) => answerOf(context, view)),
        layout: { content: layout?.content ?? null, viewId: there(layout?.view_id) },
        defaultId: own ? own.id : ofRole,
        ownDefault: own !== undefined,
        mayShare,
        roles,
      }
    },
    { readOnly: true },
  )
})

/** A new view, or a changed one. A view that somebody else changed meanwhile is not overwritten. */
export const viewSave = answers('app.viewSave', async (context, body) => {
  const source = readSource(context, body.source)
  const { db, caller, now } = context
  const name = body.name.replace(/\p{Cc}+/gu, ' ').trim()
  const errors: Record<string, string> = {}
  if (name === '') errors['name'] = '请输入视图名称'
  if ([...name].length > 40) errors['name'] = '视图名称最多 40 个字'
  const problem = problemOfContent(body.content)
  if (problem) errors['content'] = problem
  refuse(errors)
  return db.withCompany(caller, async (tx) => {
    const before = body.id === undefined ? undefined : await lockView(tx, context, body.id)
    if (before && before.source !== source) throw new HttpRefusal(400, '请求有误：这个视图属于另一个页面', { source: '与视图的页面不同' })
    if (before) refuseForeign(context, before)
    refuseForeign(context, { kind: body.kind, owner: caller.employeeId ?? '' })
    if (before && body.version !== before.version) {
      throw new Refusal(
        CODES.conflict, `「${before.name}」刚被${before.updater_name ?? '别人'}修改过，没有覆盖。可以先打开最新的视图，或把现在的样子另存为新视图。`, { version: `现在是第 ${before.version} 版` },
      )
    }
    const roles = body.kind === 'role' ? await readRoles(tx, context, body.roles ?? []) : []
    await refuseSameName(tx, context, source, body.kind, name, before?.id)
    const values = [
      caller.companyId, source, name, body.kind, roles, JSON.stringify(body.content), body.sort_order ?? before?.sort_order ?? 0, caller.employeeId,
      now().toISOString(),
    ]
    const stored = before
      ? await tx.query<{ id: string }>(
          `update page_view set name = $3, kind = $4, roles = $5, content = $6::jsonb, sort_order = $7, updater = $8::bigint, update_time = $9,
            version = version + 1,
             default_roles = case when $4 = 'personal' then '{}' else default_roles end, owner = case when $4 = 'personal' then $8::bigint else owner end
           where company_id = $1 and source = $2 and id = $10::bigint returning id::text as id`,
          [...values, before.id],
        )
      : await tx.query<{ id: string }>(
          `insert into page_view (company_id, source, name, kind, roles, content, sort_order, owner, updater, update_time, version, default_roles)
           values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8::bigint, $8::bigint, $9, 1, '{}') returning id::text as id`,
          values,
        )
    const after = await readView(tx, context, stored.rows[0]?.id ?? '')
    if (!after) throw new Error('a view that was just written is not there')
    await context.audit(
      tx,
      { entity: 'page_view', key: { id: after.id }, action: before ? 'edit' : 'add', ...(before ? { before: auditOf(before) } : {}), after: auditOf(after) },
    )
    return { view: answerOf(context, after) }
  })
})

/** @throws HttpRefusal of a view that the person may not edit, Refusal of one that somebody changed meanwhile */
export const viewRemove = answers('app.viewRemove', async (context, { id, version }) => {
  const { db, caller } = context
  return db.withCompany(caller, async (tx) => {
    const before = await lockView(tx, context, id)
    readSource(context, before.source)
    refuseForeign(context, before)
    if (version !== undefined && version !== before.version) {
      throw new Refusal(CODES.conflict, `「${before.name}」刚被${before.updater_name ?? '别人'}修改过，请刷新后再决定是否删除。`)
    }
    await tx.query('delete from page_view where company_id = $1 and id = $2::bigint', [caller.companyId, before.id])
    await tx.query(
      'update page_layout set default_id = null, has_default = false where company_id = $1 and default_id::text = $2', [caller.companyId, before.id],
    )
    await tx.query('update page_layout set view_id = null where company_id = $1 and view_id::text = $2', [caller.companyId, before.id])
    await context.audit(tx, { entity: 'page_view', key: { id: before.id }, action: 'remove', before: auditOf(before) })
    return { id: before.id }
  })
})

/** What a person, or a role, begins with. */
export const viewDefault = answers('app.viewDefault', async (context, body) => {
  const source = readSource(context, body.source)
  const { db, caller, now } = context
  return db.withCompany(caller, async (tx) => {
    const view = body.id === undefined ? undefined : await lockView(tx, context, body.id)
    if (view && view.source !== source) throw new HttpRefusal(400, '请求有误：这个视图属于另一个页面', { id: '与页面不同' })
    if (body.roles === undefined) {
      await tx.query(
        `insert into page_layout (company_id, owner, source, has_default, default_id, update_time) values ($1, $2::bigint, $3, $4, $5::bigint, $6)
         on conflict (company_id, owner, source) do update set has_default = excluded.has_default, default_id = excluded.default_id,
         update_time = excluded.update_time`,
        [caller.companyId, caller.employeeId, source, body.clear !== true, body.clear === true ? null : (view?.id ?? null), now().toISOString()],
      )
      return { id: view?.id ?? null }
    }
    if (!view) throw new HttpRefusal(400, '请求有误：为角色设默认视图时应写明视图', { id: '必须填写' })
    if (view.kind === 'personal') throw new Refusal(CODES.invalid, '个人视图只有自己看得到，不能作为角色的默认视图。请先改为共享视图或角色视图。')
    refuseForeign(context, view)
    const roles = await readRoles(tx, context, body.roles, true)
    if (view.kind === 'role' && roles.some((role) => !(view.roles ?? []).includes(role))) {
      throw new Refusal(CODES.invalid, '角色视图只能作为看得到它的角色的默认视图。', { roles: '有角色看不到这个视图' })
    }
    // A role begins with one view: what it began with before gives way.
    const touched = await tx.query<{ id: string; default_roles: string[] | null }>(
      'select id::text as id, default_roles from page_view where company_id = $1 and source = $2 for update', [caller.companyId, source],
    )
    for (const one of touched.rows) {
      const had = one.default_roles ?? []
      const next = one.id === view.id ? roles : had.filter((role) => !roles.includes(role))
      if (had.join('\n') === next.join('\n')) continue
      await tx.query('update page_view set default_roles = $3 where company_id = $1 and id = $2::bigint', [caller.companyId, one.id, next])
      await context.audit(tx, { entity: 'page_view', key: { id: one.id }, action: 'edit', before: { default_roles: had }, after: { default_roles: next } })
    }
    return { id: view.id }
  })
})

/**
 * How a person has a list now, and with which view: kept by itself while they work, so it makes no audit line; the last
 * one written counts.
 */
export const viewKeep = answers('app.viewKeep', async (context, body) => {
  const source = readSource(context, body.source)
  const { db, caller, now } = context
  const problem = body.content === null ? undefined : problemOfContent(body.content)
  if (problem) refuse({ content: problem })
  await db.withCompany(caller, async (tx) => {
    const view = body.view_id === undefined ? undefined : await readView(tx, context, body.view_id)
    await tx.query(
      `insert into page_layout (company_id, owner, source, content, view_id, has_default, update_time)
        values ($1, $2::bigint, $3, $4::jsonb, $5::bigint, false, $6)
       on conflict (company_id, owner, source) do update set content = excluded.content, view_id = excluded.view_id, update_time = excluded.update_time`,
      [
        caller.companyId, caller.employeeId, source, body.content === null ? null : JSON.stringify(body.content),
        view && maySee(context, view) ? view.id : null, now().toISOString(),
      ],
    )
  })
  return {}
})

async function readView(tx: Tx, { caller }: CallContext, id: string): Promise<ViewRow | undefined> {
  if (!isRowId(id)) return undefined
  return (await tx.query<ViewRow>(`select ${COLUMNS} from ${FROM} where v.company_id = $1 and v.id = $2::bigint`, [caller.companyId, id])).rows[0]
}

/** The view, kept from others until the transaction ends. @throws Refusal for one that is not there, or not for this person to see */
async function lockView(tx: Tx, context: CallContext, id: string): Promise<ViewRow> {
  if (isRowId(id)) await tx.query('select 1 from page_view where company_id = $1 and id = $2::bigint for update', [context.caller.companyId, id])
  const view = await readView(tx, context, id)
  if (!view || !maySee(context, view)) throw new Refusal(CODES.notFound, '没有这个视图，它可能已被删除。')
  return view
}

function refuseForeign(context: CallContext, view: Pick<ViewRow, 'kind' | 'owner'>): void {
  if (mayEdit(context, view)) return
  throw new HttpRefusal(403, '您没有「维护共享视图」的权限，可以另存为自己的视图')
}

/** @throws Refusal for roles that the company has not, or none where some are needed */
async function readRoles(tx: Tx, { caller }: CallContext, roles: string[], mayBeNone = false): Promise<string[]> {
  const wanted = [...new Set(roles)]
  if (wanted.length === 0 && !mayBeNone) throw new Refusal(CODES.invalid, '请选择角色视图给哪些角色看。', { roles: '请选择角色' })
  const { rows } = await tx.query<{ name: string }>('select name from role where company_id = $1 and name = any($2::text[])', [caller.companyId, wanted])
  const missing = wanted.find((role) => !rows.some((row) => row.name === role))
  if (missing !== undefined) throw new Refusal(CODES.invalid, `没有角色“${missing}”。`, { roles: '请从列表中选择' })
  return wanted
}

async function refuseSameName(tx: Tx, { caller }: CallContext, source: string, kind: Kind, name: string, except: string | undefined): Promise<void> {
  // Two people who save at once are taken one after the other, so that both are counted and compared.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`page_view:${caller.companyId}:${source}`])
  const { rows } = await tx.query<{ id: string; name: string }>(
    `select id::text as id, name from page_view where company_id = $1 and source = $2 and (case when $3 = 'personal' then kind = 'personal'
      and owner = $4::bigint else kind <> 'personal' end)`,
    [caller.companyId, source, kind, caller.employeeId],
  )
  const others = rows.filter((row) => row.id !== except)
  if (others.some((row) => row.name === name)) throw new Refusal(CODES.duplicate, `已有名为「${name}」的视图，请换一个名称。`, { name: '名称已被使用' })
  if (others.length >= MOST_VIEWS) throw new Refusal(CODES.invalid, `一个页面最多保存 ${MOST_VIEWS} 个视图，请先删除不用的。`)
}

function refuse(errors: Record<string, string>): void {
  const [first] = Object.values(errors)
  if (first !== undefined) throw new Refusal(CODES.invalid, first, errors)
}

function auditOf({ source, name, kind, roles, content, sort_order }: ViewRow): Row {
  return { source, name, kind, roles: roles ?? [], content, sort_order }
}
