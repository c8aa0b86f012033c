/**
 * Rows that belong to a row (`has`) and come with its form: those with a key are changed, those without are new, those
 * that are no longer sent are removed. Left out of the form, they stay as they are.
 */
import type { Entity } from '../../codegen/model'
import type { Row } from '../../src/lib/wire'
import { Refusal } from '../families/handler'
import { own } from './fields'
import { malformed } from './problem'
import { name } from './statement'
import { addRow, editRow, removeRow } from './write'
import type { Written } from './write.after'
import { lockRow, type Writing } from './write.row'
import { isEmpty } from './write.values'

export async function writeItems(writing: Writing, entity: Entity, parent: Row, body: Row, written: Written[]): Promise<void> {
  for (const [list, has] of Object.entries(entity.has)) {
    if (!Object.hasOwn(body, list) || own(entity.fields, list)) continue
    const items = body[list]
    const other = own(writing.model.entities, has.entity)
    if (!other || !Array.isArray(items)) throw malformed(`「${has.label}」要写成一组内容`)
    const fixed = Object.fromEntries(has.by.map((field, at) => [field, parent[entity.key[at] ?? '']]))
    const kept = new Set<string>()
    for (const [at, item] of (items as Row[]).entries()) {
      await placed(list, has.label, at, async () => {
        if (other.key.every((part) => !isEmpty(item[part]) || part in fixed) && other.key.some((part) => !(part in fixed))) {
          const whole = { ...item, ...Object.fromEntries(other.key.filter((part) => part in fixed).map((part) => [part, fixed[part]])) }
          kept.add(keyText(other, whole))
          await editRow(writing, other, whole, fixed, written)
        } else {
          kept.add(keyText(other, await addRow(writing, other, item, fixed, written)))
        }
      })
    }
    for (const key of await keysOf(writing, other, has.by, fixed)) {
      if (!kept.has(keyText(other, key))) await removeRow(writing, other, await lockRow(writing, other, key), written)
    }
  }
}

function keyText(entity: Entity, row: Row): string {
  return JSON.stringify(entity.key.map((part) => String(row[part])))
}

async function keysOf({ tx, asker }: Writing, entity: Entity, by: string[], fixed: Row): Promise<Row[]> {
  const where = by.map((field, at) => `${name(field)}::text = $${at + 2}`).join(' and ')
  const { rows } = await tx.query<Row>(
    `select ${entity.key.map((part) => `${name(part)}::text as ${name(part)}`).join(', ')} from ${name(entity.table)} where company_id = $1 and ${where}`,
    [asker.companyId, ...by.map((field) => String(fixed[field]))],
  )
  return rows
}

/** A refusal of an item says which one: "items[0].qty". */
async function placed(list: string, label: string, at: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const errors = Object.fromEntries(Object.entries(error.errors ?? {}).map(([field, wrong]) => [`${list}[${at}].${field}`, wrong]))
    throw new Refusal(error.code, `${label}第 ${at + 1} 行：${error.message}`, errors)
  }
}
