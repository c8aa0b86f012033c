/**
 * Files that a row keeps (`files` of its entity): seen by whoever may read the row, and has the permission that the entity asks for;
 * added by whoever may change rows like it. Each is an attachment like any other, and carries the row's number.
 */
import type { Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { entityNamed, refuseUnread } from '../../kernel/asker/access/reach'
import { ourCalls } from '../../kernel/asker/our-calls'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { answerGet } from '../../kernel/read/answer/get'
import { rowId } from '../../kernel/store/row-id'
import { numberOf } from '../../kernel/write/doc-links'
import { writingTogether } from '../../kernel/write/together'
import { writingOf, type Writing } from '../../kernel/write/write.row'
import { attachmentDownload, keepFile, mayRemove, mostMbOf, oneFile, removeFile } from './attachments'

/** More files than this no row shows. */
const MOST_SHOWN = 200

type Told = Answered<'settings.rowFiles'>['list'][number]

/** The modules of attachments are named as the menu is; goods are kept under another name than their folder's. */
const MODULES: Record<string, string> = { commodity: 'product' }

interface Asked { entity: string; id: string }

/** The entity, if the person may look at files of its rows. @throws HttpRefusal */
function filedEntity({ model, access }: CallContext, { entity: name }: Asked): Entity {
  const entity = entityNamed(model, name)
  if (!entity.files) throw new HttpRefusal(400, `请求有误：「${entity.label}」没有附件`, { entity: '没有附件' })
  refuseUnread(model, access, entity)
  const { needs } = entity.files
  if (needs !== undefined && !access.everything && !access.permissions.has(needs)) {
    throw new HttpRefusal(403, `查看「${entity.label}」的附件需要「${model.permissions[needs] ?? needs}」权限，请联系管理员开通`)
  }
  return entity
}

/** The row as the person sees it. @throws Refusal notFound for whom it is out of sight */
function seenRow(writing: Writing, entity: Entity, id: string, hidden: ReadonlySet<string>): Promise<Row> {
  const key = entity.key[0] ?? 'id'
  return answerGet(writing, entity, { [key]: id }, [...new Set([key, numberOf(entity)])].filter((field) => !hidden.has(field)))
}

/** Whoever may add, change or move rows of the entity anywhere. */
function mayAdd({ model, access }: CallContext, { name }: Entity): boolean {
  return ourCalls(model).some(({ does, ...call }) => (
    does !== undefined && 'entity' in does && does.entity === name && ['add', 'edit', 'transition'].includes(does.type) && access.mayCall({ ...call, does })
  ))
}

/** @throws HttpRefusal 403 */
function refuseAdding(context: CallContext, entity: Entity): void {
  if (!mayAdd(context, entity)) throw new HttpRefusal(403, `您不能修改「${entity.label}」，所以不能添加或删除它的附件`)
}

const ofRow = (entity: Entity, id: string): string[] => [entity.name, id]

/** Files of one row, newest last, and whether the asker may add or remove. `mostMb`: how large one may be. */
export const rowFiles = answers('settings.rowFiles', async (context, asked) => {
  const entity = filedEntity(context, asked)
  const may = mayAdd(context, entity)
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    await seenRow(writing, entity, asked.id, context.access.hidden(entity.name))
    const { rows } = await tx.query<Omit<Told, 'mayRemove'> & { creator: string | null }>(
      `select f.id::text, f.file_name as name, f.file_type as type, f.file_size::int as size, coalesce(f.remark, '') as remark, f.creator::text,
         coalesce(e.name, '') as who, to_char(f.create_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as create_time
       from attachment f left join employee e on e.company_id = f.company_id and e.id = f.creator
       where f.company_id = $1 and f.ref_entity = $2 and f.ref_id = $3 order by f.id limit ${MOST_SHOWN}`,
      [context.caller.companyId, ...ofRow(entity, asked.id)],
    )
    return {
      mayAdd: may, mostMb: await mostMbOf(writing),
      list: rows.map(({ creator, ...file }) => ({ ...file, mayRemove: may && mayRemove(context, creator) })),
    }
  }, { readOnly: true })
})

/** @throws HttpRefusal for whoever may not change rows of this entity */
export const rowFileAdd = answers('settings.rowFileAdd', async (context, { files, remark, ...asked }) => {
  const entity = filedEntity(context, asked)
  refuseAdding(context, entity)
  const file = oneFile(files)
  const modules = context.model.enums['attachment_module']?.values.map(({ value }) => value) ?? []
  const module = MODULES[entity.module] ?? entity.module
  return writingTogether(context, async (writing, written) => {
    const row = await seenRow(writing, entity, asked.id, context.access.hidden(entity.name))
    return keepFile(context, writing, written, file, {
      module: modules.includes(module) ? module : 'other', ref_no: String(row[numberOf(entity)] ?? asked.id).slice(0, 100), remark: remark || null,
      ref_entity: entity.name, ref_id: asked.id,
    })
  })
})

/** @throws Refusal notFound for a file that is not this row's */
function refuseOther(entity: Entity, id: string, file: Row): void {
  if (file['ref_entity'] !== entity.name || file['ref_id'] !== id) throw new Refusal(CODES.notFound, '没有这个附件，可能已被删除，请刷新')
}

/** @throws Refusal of a file that is not of this row */
export const rowFile = answers('settings.rowFile', async (context, { file, ...asked }) => {
  const entity = filedEntity(context, asked)
  await context.db.withCompany(context.caller, async (tx) => {
    await seenRow(writingOf(context, tx), entity, asked.id, context.access.hidden(entity.name))
    const { rows } = await tx.query<Row>('select ref_entity, ref_id from attachment where company_id = $1 and id = $2::bigint', [
      context.caller.companyId, rowId(file),
    ])
    refuseOther(entity, asked.id, rows[0] ?? {})
  }, { readOnly: true })
  return attachmentDownload(context, file)
})

/** @throws Refusal of a file that is not of this row, HttpRefusal for whoever may not remove it */
export const rowFileRemove = answers('settings.rowFileRemove', (context, { file, ...asked }) => {
  const entity = filedEntity(context, asked)
  refuseAdding(context, entity)
  return removeFile(context, file, async (writing, row) => {
    await seenRow(writing, entity, asked.id, context.access.hidden(entity.name))
    refuseOther(entity, asked.id, row)
  })
})
