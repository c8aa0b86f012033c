/** PostgreSQL refuses a statement with a parameter that its text does not name: whatever a list is asked by, each of its values is named. */
import { expect, test } from 'vitest'
import type { Entity, Field } from '../../../contract/model'
import type { Comparison } from '../../../contract/filter'
import { traits } from '../../../kinds/column-kinds'
import { planList } from '../../../server/kernel/read/plan/list'
import { planRows } from '../../../server/kernel/read/plan/rows'
import { planning, type Planning } from '../../../server/kernel/read/statement/statement'
import '../../../server/modules/modules'
import { projectModel } from '../../support/database'

const model = projectModel()
const asker: Planning['asker'] = {
  companyId: 1, employeeId: '1', everything: false, shopIds: ['1'], warehouseIds: null, currency: 'CNY', zone: 'Asia/Shanghai', today: '2025-06-30',
  hidden: () => new Set(),
}

const compared = (field: Field): Comparison =>
  (traits(field).inCurrency ? { field: field.name, op: 'lt', value: '9223' } : { field: field.name, op: 'empty', value: false })

/** Values that the text of a statement does not name. */
function unnamed({ text, values }: { text: string; values: unknown[] }): unknown[] {
  return values.filter((_value, at) => !new RegExp(`\\$${at + 1}(?!\\d)`).test(text))
}

const words = (entity: Entity): Field[] => Object.values(entity.fields).filter((field) => !field.secret && field.operators.includes(compared(field).op))

test.each(Object.values(model.entities).map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  const wrong = words(entity).flatMap((field) => ['original', 'company'].flatMap((currency) => {
    const request = { page: 1, pageSize: 20, fields: [...entity.key], filter: compared(field), currency: currency as 'original' | 'company' }
    return [
      ...unnamed(planList(planning({ model, asker }, request.currency), entity, request)),
      ...unnamed(planRows(planning({ model, asker }, request.currency), entity, request)),
    ].map((value) => `${field.name} ${currency}: ${JSON.stringify(value)}`)
  }))
  expect(wrong).toEqual([])
})
