/** Rows that a list has exported as CSV come back through its own import with the very text that was there. */
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterAll, expect, it } from 'vitest'
import type { ActionPlan } from '../../../../contract/plan'
import { columnBelow, labelBelow } from '../../../../contract/template-below'
import { projectModel } from '../../../../tests/support/database'
import { createCsvWriter } from '../../tasks/export/csv'
import { readTemplate } from './read'

const folder = mkdtempSync(join(tmpdir(), 'template-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HOSTILE = ['=1+1', "'=1+1", '@name', '-10 箱', "'90s mug", '+86 138', '-5.00', '说明, "引号"']

const model = projectModel()

/** Every template of every page: the entity that its rows become, and its fields. */
function templates(): { page: string; entity: string; fields: string[] }[] {
  const found: { page: string; entity: string; fields: string[] }[] = []
  const walk = (page: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const does = value as Partial<Extract<ActionPlan['does'], { type: 'importRows' }>>
    if (does.type === 'importRows' && does.call && does.inputs) {
      const call = model.families[does.call.family]!.calls[does.call.call]!
      found.push({ page, entity: call.does && 'entity' in call.does ? call.does.entity ?? '' : '', fields: does.inputs.map(({ name }) => name) })
    }
    for (const child of Object.values(value)) walk(page, child)
  }
  for (const [page, plan] of Object.entries(model.plans)) walk(page, plan)
  return found
}
const lists = templates()

it('there are lists that take rows', () => expect(lists.length).toBeGreaterThan(10))

it.each(lists)('$page', async ({ page, entity, fields: names }) => {
  const { fields: own, has } = model.entities[entity]!
  const fields = names.map((name) => {
    const below = columnBelow(name)
    if (!below) return own[name]!
    const field = model.entities[has[below.has]!.entity]!.fields[below.field]!
    return { ...field, name, label: labelBelow(new Set(names.flatMap((head) => own[head]?.label ?? [])), has[below.has]?.label ?? '', field.label) }
  })
  const path = join(folder, `${page}.csv`)
  const file = createWriteStream(path)
  const writer = createCsvWriter(file)
  const closed = once(file, 'close')
  await writer.head(fields.map(({ label }) => label))
  for (const text of HOSTILE) await writer.row(fields.map(() => ({ text })))
  await writer.end()
  await closed
  const { lines } = await readTemplate(path, statSync(path).size, fields)
  expect(lines.map(({ cells }) => cells)).toEqual(HOSTILE.map((text) => Object.fromEntries(names.map((name) => [name, text]))))
})
