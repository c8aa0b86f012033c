import { describe, expect, test } from 'vitest'
import type { FormPlan } from '../../../contract/page-plan'
import type { InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { placeOf } from '../../lib/refused-place'
import { begunFrom, brokenIn, copyOf, isBlankItem, startOf, sumOf, valuesToAdd, valuesToEdit } from './form-values'

const input = (name: string, part: Partial<InputPlan> = {}): InputPlan => ({
  name, label: name, input: 'text', required: false, readOnly: false, multiple: false, ...part,
})
const form: FormPlan = {
  sections: [{ inputs: [input('type', { default: 'in' }), input('remark'), input('reason', { when: { field: 'type', op: 'eq', value: 'out' } })] }],
  items: [{
    has: 'items', label: '明细', by: { move_id: 'id' }, rowKey: ['id'], min: 2, totals: ['qty'],
    inputs: [input('sku', { required: true }), input('qty', { input: 'integer' }), input('cost', { input: 'decimal' }), input('currency', { default: 'CNY' })],
  }],
  submit: { family: 'w', call: 'add' }, edit: { family: 'w', call: 'edit' }, rowKey: ['id'],
}
const stored = {
  id: '7', type: 'in', remark: '旧',
  items: [{ id: '1', sku: 'a', qty: 1, cost: '2.50', currency: 'CNY' }, { id: '2', sku: 'b', qty: 2, cost: null, currency: 'CNY' }],
}

test('a new form begins with its defaults and as many items as there must be', () => {
  expect(startOf(form, undefined)).toEqual({ type: 'in', items: [{ currency: 'CNY' }, { currency: 'CNY' }] })
  expect(startOf(form, stored)).toMatchObject({ type: 'in', remark: '旧', items: stored.items })
})

test('a new row made for something takes what it was given over the defaults, in its items too', () => {
  expect(begunFrom(form, { remark: '补货', items: [{ sku: 'a', qty: 4, cost: null }] })).toEqual({
    type: 'in', remark: '补货', items: [{ currency: 'CNY', sku: 'a', qty: 4 }],
  })
  expect(begunFrom(form, { type: 'out', items: [] })).toEqual({ type: 'out', items: [{ currency: 'CNY' }, { currency: 'CNY' }] })
})

test('a copy begins as the row stands, without its keys, and says that it is one where no two rows may be alike', () => {
  const unique: FormPlan = { ...form, unique: [['remark'], ['kind', 'reason']] }
  const copy = copyOf(unique, { ...stored, create_time: 'x' })
  expect(copy).toMatchObject({ type: 'in', remark: '旧（副本）', items: [{ sku: 'a', qty: 1, cost: '2.50' }, { sku: 'b', qty: 2 }] })
  expect(begunFrom(unique, copy)).toEqual({
    type: 'in', remark: '旧（副本）', items: [{ sku: 'a', qty: 1, cost: '2.50', currency: 'CNY' }, { sku: 'b', qty: 2, currency: 'CNY' }],
  })
  expect(valuesToAdd(unique, begunFrom(unique, copy)).values).not.toHaveProperty('id')
  const short: FormPlan = { ...form, unique: [['remark'], ['kind', 'reason']], sections: [{ inputs: [input('remark', { maxLength: 6 })] }] }
  expect(copyOf(short, { id: '1', remark: '一二三四五六' })).toMatchObject({ remark: '一二（副本）' })
})

describe('a new row', () => {
  test('is sent with its items, cleaned; items that nothing was entered in stay behind', () => {
    const sent =
      valuesToAdd(form, { type: 'in', remark: '  ', reason: 'x', items: [{ currency: 'CNY' }, { sku: ' a ', qty: '3', cost: '02.555', currency: 'CNY' }] })
    expect(sent.values).toEqual({ type: 'in', items: [{ sku: 'a', qty: 3, cost: '2.55', currency: 'CNY' }] })
    expect(sent.places).toEqual({ items: [1] })
  })
})

describe('a changed row', () => {
  test('that is as it was is not sent', () => {
    expect(valuesToEdit(form, startOf(form, stored), stored)).toBeUndefined()
    expect(valuesToEdit(form, { ...startOf(form, stored), items: [...stored.items, { currency: 'CNY' }] }, stored)).toBeUndefined()
  })

  test('is sent with its key, what changed and what was there before; untouched items stay out of it', () => {
    expect(valuesToEdit(form, { ...startOf(form, stored), remark: '新' }, stored)?.values).toEqual({ id: '7', remark: '新', before: { remark: '旧' } })
  })

  test('sends items that changed places where the server keeps their order, and nothing where nobody does', () => {
    const moved = { ...startOf(form, stored), items: [...stored.items].reverse() }
    expect(valuesToEdit(form, moved, stored)).toBeUndefined()
    const ordered: FormPlan = { ...form, items: [{ ...form.items[0]!, ordered: true }] }
    expect(valuesToEdit(ordered, moved, stored)?.values).toEqual({ id: '7', items: [{ id: '2' }, { id: '1' }] })
    expect(valuesToEdit(ordered, startOf(ordered, stored), stored)).toBeUndefined()
  })

  test('sends items with their keys: changed ones with what changed, new ones whole, removed ones not', () => {
    const items = [{ ...stored.items[1]!, qty: '5' }, { sku: 'c', qty: 1, currency: 'CNY' }]
    expect(valuesToEdit(form, { ...startOf(form, stored), items }, stored)?.values).toEqual({
      id: '7', items: [{ id: '2', qty: 5, before: { qty: 2 } }, { sku: 'c', qty: 1, currency: 'CNY' }],
    })
  })

  test('tells a removed item and an emptied field', () => {
    expect(valuesToEdit(form, { ...startOf(form, stored), remark: '', items: [stored.items[0]] }, stored)?.values).toEqual({
      id: '7', remark: null, before: { remark: '旧' }, items: [{ id: '1' }],
    })
  })
})

test('a refused item is found in the row of the form where it stands', () => {
  expect(placeOf('items[0].qty', { items: [3] })).toEqual(['items', 3, 'qty'])
  expect(placeOf('remark', {})).toEqual(['remark'])
})

test('sums are exact', () => {
  expect(sumOf(['0.1', '0.2', null, '', 'x', 3])).toBe('3.3')
  expect(sumOf(['-5', '2.50'])).toBe('-2.50')
  expect(sumOf([])).toBe('0')
})

test('an item that is there already is never blank', () => {
  expect(isBlankItem(form.items[0]!, { id: '1' })).toBe(false)
  expect(isBlankItem(form.items[0]!, { currency: 'CNY' })).toBe(true)
  expect(isBlankItem(form.items[0]!, { currency: 'USD' })).toBe(false)
})

test('checks are judged over what is entered, told where it stands, and blank items count for nothing', () => {
  const checked: FormPlan = { ...form, checks: [
    { sum: 'items.qty', op: 'le', value: 5, says: '合计最多 5' },
    { must: { field: 'type', op: 'ne', value: { field: 'remark' } }, says: '不能相同' },
    { sum: 'gone.qty', op: 'eq', value: 1, says: '表单里没有的明细不判断' },
  ] }
  const entered = { type: 'in', remark: ' in ', items: [{ currency: 'CNY' }, { sku: 'a', qty: '3' }, { currency: 'CNY' }, { sku: 'b', qty: 3 }] }
  expect(brokenIn(checked, undefined, entered)).toEqual([{ name: ['items', 3, 'qty'], says: '合计最多 5' }, { name: ['type'], says: '不能相同' }])
  expect(brokenIn(checked, stored, { type: 'in', remark: '', items: [{ sku: 'a', qty: 5 }] })).toEqual([])
})

test('an input of an item is sent where the item, or the row above it, asks for it', () => {
  const [items] = form.items
  const asked: FormPlan = {
    ...form,
    items: [
      {
        ...items!, head: 'move',
        inputs: [
          ...items!.inputs, input('bin', { when: { field: 'move.type', op: 'eq', value: 'in' } }),
          input('why', { when: { field: 'qty', op: 'gt', value: 5 } }),
        ],
      },
    ],
  }
  const entered = (type: string): Row => ({ type, items: [{ sku: 'a', qty: '7', bin: 'A1', why: '盘盈' }, { sku: 'b', qty: '2', bin: 'A2', why: '多' }] })
  expect(valuesToAdd(asked, entered('in')).values['items']).toEqual([{ sku: 'a', qty: 7, bin: 'A1', why: '盘盈' }, { sku: 'b', qty: 2, bin: 'A2' }])
  expect(valuesToAdd(asked, entered('out')).values['items']).toEqual([{ sku: 'a', qty: 7, why: '盘盈' }, { sku: 'b', qty: 2 }])
})
