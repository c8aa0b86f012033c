/**
 * Template solutions: what goods of a kind have alike. A SKU that takes one has its empty fields filled, whichever way it is written (form,
 * sheet, variants of a main SKU); a category's default solution is taken by its new goods without a word. Pure of screens: forms show the
 * same before they are sent, by the `fill` of the fields.
 */
import type { Entity, Model } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'

const SOLUTION = 'template_solution'
/** Which of a SKU's two solutions is of which type, and where a solution says whose default it is. */
const TYPES = [
  { type: 'goods', field: 'solution_id', of: 'goods_default_of', label: '商品资料' },
  { type: 'label', field: 'label_solution_id', of: 'label_default_of', label: '标签' },
] as const

/** What a solution fills: the fields that staff write in both; the category is whom it is for. */
function filledBy({ entities }: Model): string[] {
  const sku = entities['sku']?.fields ?? {}
  const isShared = (field: string): boolean => field !== 'category_id' && Object.hasOwn(sku, field) && sku[field]?.server === false
  return Object.values(entities[SOLUTION]?.fields ?? {}).filter(({ name, server }) => !server && isShared(name)).map(({ name }) => name)
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Keeps which fields a solution says, and that a category has one default of each type. @throws Refusal where a solution says nothing */
export const solutionsRule: WriteRule = async (writing, written) => {
  const { tx, model, asker } = writing
  const entity = model.entities[SOLUTION]!
  const names = filledBy(model)
  for (const { after } of written) {
    if (!after) continue
    const isGoods = after['solution_type'] === 'goods'
    const said = isGoods ? names.filter((field) => !isEmpty(after[field])) : ['label_template_id']
    if (said.length === 0) throw new Refusal(CODES.invalid, '方案里还没有写任何字段：请至少填一个，新商品才有可以套用的内容')
    const holds = after['is_default'] === true && after['is_enable'] !== false ? after['category_id'] : null
    await updateRow(writing, entity, after, {
      fields_desc: said.map((field) => entity.fields[field]?.label ?? field), goods_default_of: isGoods ? holds : null,
      label_default_of: isGoods ? null : holds,
    })
  }
  const further: Written[] = []
  for (const { after } of written) {
    if (after?.['is_default'] !== true) continue
    const { rows } = await tx.query<{ id: string }>(
      `update template_solution set is_default = false, goods_default_of = null, label_default_of = null
       where company_id = $1 and solution_type = $2 and category_id = $3::bigint and is_default and id <> $4::bigint returning id::text`,
      [asker.companyId, after['solution_type'], after['category_id'], after['id']],
    )
    further.push(...rows.map(({ id }): Written => ({ entity, action: 'edit', before: { id, is_default: true }, after: { id, is_default: false } })))
  }
  return further
}

/** Fills what is empty of SKU that are new, or that took another solution. @throws Refusal where it is of the other type, or switched off */
export async function takeSolutions(writing: Writing, written: readonly Written[]): Promise<Written[]> {
  const { model } = writing
  const entity = model.entities['sku']!
  const further: Written[] = []
  if (!model.entities[SOLUTION]) return further
  for (const { before, after } of written) {
    if (!after) continue
    const changes: Row = {}
    for (const { type, field, of, label } of TYPES) {
      const taken = after[field] ?? (before ? null : await defaultOf(writing, of, after['category_id']))
      if (isEmpty(taken) || (before && before[field] === after[field])) continue
      const solution = await lockRow(writing, model.entities[SOLUTION], { id: String(taken) })
      const name = String(solution['solution_name'])
      if (solution['solution_type'] !== type) throw new Refusal(CODES.invalid, `「${name}」不是${label}方案`, { [field]: `请选择${label}方案` })
      if (solution['is_enable'] === false) throw new Refusal(CODES.invalid, `方案「${name}」已停用`, { [field]: '请选择启用的方案' })
      if (isEmpty(after[field])) changes[field] = taken
      if (type === 'goods') Object.assign(changes, emptyOf(model, entity, after, solution))
    }
    if (Object.keys(changes).length > 0) further.push({ entity, action: 'edit', before: after, after: await updateRow(writing, entity, after, changes) })
  }
  return further
}

/** What the solution says of fields that are empty; an amount comes with its currency. */
function emptyOf(model: Model, { fields }: Entity, sku: Row, solution: Row): Row {
  const found: Row = {}
  for (const name of filledBy(model)) {
    if (!isEmpty(sku[name]) || isEmpty(solution[name])) continue
    const currency = fields[name]?.currencyField
    if (currency !== undefined && !isEmpty(solution[currency])) found[currency] = solution[currency]
    found[name] = solution[name]
  }
  return found
}

async function defaultOf({ tx, asker }: Writing, of: (typeof TYPES)[number]['of'], category: unknown): Promise<string | undefined> {
  if (isEmpty(category)) return undefined
  const { rows } = await tx.query<{ id: string }>(
    `select id::text from template_solution where company_id = $1 and ${of} = $2::bigint order by id desc limit 1`, [asker.companyId, category],
  )
  return rows[0]?.id
}
