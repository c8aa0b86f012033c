/** Settings of the company, and the few steps of its standing rows that are more than adding, editing and removing. */
import { CODES, type Row } from '../../../contract/wire'
import { writingTogether } from '../../kernel/write/together'
import { lockRow, updateRow } from '../../kernel/write/write.row'
import { refuseFenced } from '../../kernel/write/write.tree'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { account } from './account'
import { attachmentFile, attachmentFiles, attachmentRemove, attachmentUpload } from './attachments'
import { rowFile, rowFileAdd, rowFileRemove, rowFiles } from './row-files'
import { INFO, SYSTEM } from './company'
import { courseHandlers } from './courses'
import { entityOf } from '../../kernel/asker/own'
import { giveOne, saveOne } from './one-row'
import { rowId } from '../../kernel/store/row-id'

const info = answers('settings.info', (context) => giveOne(context, INFO))
const infoSave = answers('settings.infoSave', (context, body) => saveOne(context, INFO, body))
const system = answers('settings.system', (context) => giveOne(context, SYSTEM))
const systemSave = answers('settings.systemSave', (context, body) => saveOne(context, SYSTEM, body))

/** One declaring company is the default; the one before is none any more. */
const customsDefault = answers('settings.customsDefault', (context, { id }) =>
  writingTogether(context, async (writing, written) => {
    const { tx } = writing
    const entity = entityOf(context, 'customs_party')
    refuseFenced(entity, writing)
    await tx.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', ['customs_party', context.caller.companyId])
    const chosen = await lockRow(writing, entity, { id: rowId(id) })
    if (chosen.is_enable !== true) throw new Refusal(CODES.invalid, `报关主体「${String(chosen.company_cn)}」已停用，不能设为默认`)
    const { rows } = await tx.query<{ id: string }>(
      'select id::text from customs_party where company_id = $1 and is_default and id <> $2::bigint', [context.caller.companyId, chosen.id],
    )
    for (const other of rows) {
      const before = await lockRow(writing, entity, other as unknown as Row)
      written.push({ entity, action: 'edit', before, after: await updateRow(writing, entity, before, { is_default: false }) })
    }
    if (chosen.is_default !== true) {
      written.push({ entity, action: 'edit', before: chosen, after: await updateRow(writing, entity, chosen, { is_default: true }) })
    }
    return {}
  }))

/** What this file answers of the family `settings`, by call; the module plugs it in. */
export const settingsHandlers = {
  info, infoSave, system, systemSave, account, customsDefault, ...courseHandlers, attachmentUpload, attachmentFile, attachmentFiles, attachmentRemove,
  rowFiles, rowFileAdd, rowFile, rowFileRemove,
}
