/**
 * What somebody else changed while a form was open: told field by field, with both values. One rule for every edit (docs/clients.md):
 * a field that `before` names is written only over that value; one that it does not name is written over whatever is there. Pure.
 */
import type { Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { SERVER_KINDS } from '../../../kinds/server-kinds'
import { Refusal } from '../asker/refusal'
import { malformed } from '../asker/problem'

/**
 * @param seen what the form showed when it was opened; only fields that it changes are judged
 * @throws Refusal conflict; HttpRefusal where `seen` is something else than values by field
 */
export function refuseConflicts(entity: Entity, before: Row, changes: Row, seen: unknown): void {
  if (seen === undefined || seen === null) return
  if (typeof seen !== 'object' || Array.isArray(seen)) throw malformed('before 应是打开时看到的各字段的值，例如 {"name": "海蓝-US"}')
  const errors: Record<string, string> = {}
  for (const field of Object.keys(changes)) {
    if (!Object.hasOwn(seen, field)) continue
    const was = (seen as Row)[field]
    if (!same(entity, field, before[field], was)) errors[field] = `您打开时是「${shown(entity, field, was)}」，现在已被改成「${shown(entity, field, before[field])}」`
  }
  const fields = Object.keys(errors)
  if (fields.length > 0) {
    const labels = fields.map((field) => entity.fields[field]?.label ?? field).join('、')
    throw new Refusal(CODES.conflict, `别人刚刚修改了${labels}，请刷新后再改`, errors)
  }
}

/** Equal as they travel: "12.30" and "12.3" are one amount, a month and its first day are one month. */
export function same(entity: Entity, field: string, stored: unknown, value: unknown): boolean {
  return canonical(entity, field, stored) === canonical(entity, field, value)
}

function canonical(entity: Entity, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const found = entity.fields[field]
  return found ? SERVER_KINDS[found.kind].identity(value, { scale: found.scale }) : String(value)
}

function shown(entity: Entity, field: string, value: unknown): string {
  return canonical(entity, field, value) || '空'
}
