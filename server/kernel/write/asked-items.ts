/**
 * What a step asks about the rows below a document (received quantities): an answer for each of them and for no other, held to
 * the rows' own rules and checks, written in the step's transaction before the step itself, so that its effects see them.
 */
import type { Entity, Lifecycle } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { malformed } from '../asker/problem'
import { Refusal } from '../asker/refusal'
import { own } from '../read/statement/fields'
import { keyOf, keyText, type Writing } from './write.row'
import { editRow, keysOf, placed } from './write.tree'
import { isEmpty } from './write.values'
import type { Written } from './written'

type Asked = NonNullable<Lifecycle['transitions'][string]['asksItems']>

/**
 * @param body the list stands under its name
 * @throws Refusal invalid at the cell ("items[1].qty"), conflict where the rows are no longer those that were shown
 */
export async function writeAskedItems(writing: Writing, entity: Entity, asked: Asked, document: Row, body: Row, written: Written[]): Promise<void> {
  const has = own(entity.has, asked.has)
  const other = has && own(writing.model.entities, has.entity)
  if (!has || !other) throw new Error(`${entity.name} has no ${asked.has}`)
  const given = body[asked.has]
  const labels = asked.fields.map(({ name }) => other.fields[name]?.label ?? name)
  if (!Array.isArray(given)) throw malformed(`请填写每一行${has.label}的${labels.join('、')}`)
  const rows = given as Row[]
  const fixed = Object.fromEntries(has.by.map((field, at) => [field, document[entity.key[at] ?? '']]))
  const there = new Set((await keysOf(writing, other, has.by, fixed)).map((key) => keyText(other, key)))
  const told = rows.map((row) => keyText(other, { ...row, ...fixed }))
  if (there.size !== told.length || new Set(told).size !== told.length || told.some((key) => !there.has(key))) {
    throw new Refusal(CODES.conflict, `这条${entity.label}的${has.label}已有变化（现在共 ${there.size} 行），请关闭后重新打开再填写`)
  }
  for (const [at, row] of rows.entries()) {
    await placed(asked.has, has.label, at, async () => {
      const errors: Record<string, string> = {}
      for (const { name, optional } of asked.fields) if (!optional && isEmpty(row[name])) errors[name] = `请填写${other.fields[name]?.label ?? name}`
      const [first] = Object.values(errors)
      if (first !== undefined) throw new Refusal(CODES.invalid, first, errors)
      const answers = Object.fromEntries(asked.fields.map(({ name }) => [name, row[name]]))
      await editRow(writing, other, { ...keyOf(other, { ...row, ...fixed }), ...answers }, fixed, written)
    })
  }
}
