/**
 * What schemas say of a document that may wait for an approval: its number, what an approver is told it is about, and the
 * amount that flows begin at. Reads rows as they are, whoever asks: an approver decides over the whole document.
 */
import { enumLabel } from '../../../contract/enum-value'
import { traits } from '../../../kinds/column-kinds'
import { seeingAll } from '../../kernel/asker/asker'
import type { Approval, Entity, Field } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { answerGet } from '../../kernel/read/answer/get'
import { own } from '../../kernel/read/statement/fields'
import type { Writing } from '../../kernel/write/write.row'
import { keyOf } from '../../kernel/write/write.row'

/** @returns undefined for what has no approval, or is no entity any more */
export function approvalOf({ model }: Pick<Writing, 'model'>, entity: string): Approval | undefined {
  return own(model.entities, entity)?.document?.approval
}

/** A document in one line, and its amount as text (null: flows by amount do not concern it). */
export async function aboutDocument(writing: Writing, entity: Entity, approval: Approval, row: Row): Promise<{ title: string; amount: string | null }> {
  const whole: Writing = { ...writing, asker: seeingAll(writing.asker) }
  const paths = [...new Set([...approval.title, ...(approval.amount === undefined ? [] : [approval.amount])])]
  const told = await answerGet(whole, entity, keyOf(entity, row), paths)
  const amount = approval.amount === undefined ? null : (told[approval.amount] ?? null)
  return {
    title: approval.title.map((path) => words(writing, fieldAt(writing, entity, path), told[path])).filter((part) => part !== '').join(' · '),
    amount: amount === null ? null : String(amount),
  }
}

function fieldAt({ model }: Writing, entity: Entity, path: string): Field | undefined {
  const [ref = '', field] = path.split('.')
  if (field === undefined) return own(entity.fields, path)
  return own(own(model.entities, own(entity.refs, ref)?.entity ?? '')?.fields ?? {}, field)
}

/** A text as it is, a value of a list by its label, a number with what it is. */
function words({ model }: Writing, field: Field | undefined, value: unknown): string {
  if (!field || value === null || value === undefined || value === '') return ''
  if (field.enum !== undefined) return enumLabel(model.enums, field.enum, value)
  return traits(field).numeric ? `${field.label} ${String(value)}` : String(value)
}
