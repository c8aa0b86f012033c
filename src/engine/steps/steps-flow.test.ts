/** Steps without a screen: which are shown, what is wrong in them, what the last one sends. */
import { describe, expect, test } from 'vitest'
import { column, list } from '../../../tests/support/plans'
import type { FormPlan, StepPlan } from '../../../contract/page-plan'
import type { InputPlan } from '../../../contract/plan'
import { draftOf, filledAfter, sendingsOf, shownSteps, startOf, stateFrom, stepOfError, wholeForm, wrongIn, type StepsState } from './steps-flow'

const input = (name: string, part: Partial<InputPlan> = {}): InputPlan => ({
  name, label: name, input: 'text', required: false, readOnly: false, multiple: false, ...part,
})
const form = (call: string, inputs: InputPlan[], part: Partial<FormPlan> = {}): FormPlan => ({
  sections: [{ inputs }], items: [], rowKey: ['id'], submit: { family: 'a', call }, ...part,
})
const steps: StepPlan[] = [
  {
    code: 'base', title: '一', shows: 'form',
    form: form('add', [input('name', { required: true }), input('big', { input: 'switch' }), input('secret', { input: 'password' })]),
  },
  {
    code: 'size', title: '二', when: { field: 'big', op: 'eq', value: true }, shows: 'form',
    form: form('measure', [input('weight', { input: 'decimal', required: true })]),
  },
  { code: 'pick', title: '三', shows: 'list', list: list({ columns: [column('id')] }), submit: { family: 'a', call: 'move' } },
  {
    code: 'more', title: '四', shows: 'form',
    form: form('add', [input('note', { maxLength: 3 })], {
      items: [{ has: 'lines', label: '明细', by: {}, inputs: [input('sku', { required: true })], min: 1, rowKey: ['id'], totals: [] }],
    }),
  },
]
const state = (values: StepsState['values'], chosen: StepsState['chosen'] = {}): StepsState => ({ values, chosen })

describe('steps', () => {
  test('a step whose condition is not met is left out, and comes when it is', () => {
    expect(shownSteps(steps, state({})).map(({ code }) => code)).toEqual(['base', 'pick', 'more'])
    expect(shownSteps(steps, state({ base: { big: true } })).map(({ code }) => code)).toEqual(['base', 'size', 'pick', 'more'])
  })

  test('forms of one call are sent as one, where their last step stands; rows chosen go as ids', () => {
    const filled = state(
      { base: { name: ' 甲 ' }, size: { weight: '9' }, more: { note: '好', lines: [{ sku: 'A' }] } }, { pick: { 7: { id: '7' }, 8: { id: '8' } } },
    )
    expect(sendingsOf(steps, filled)).toEqual([
      { call: { family: 'a', call: 'move' }, values: { ids: ['7', '8'] }, steps: ['pick'] },
      { call: { family: 'a', call: 'add' }, values: { name: '甲', note: '好', lines: [{ sku: 'A' }] }, steps: ['base', 'more'] },
    ])
  })

  test('what is wrong is said at its field, in lists and among items too', () => {
    const empty = state({ more: { note: '太长了吧', lines: [{}] } })
    expect(wrongIn(steps[0]!, empty, {})).toEqual({ name: '请输入name' })
    expect(wrongIn(steps[2]!, empty, {})).toEqual({ '': '请至少选择一条' })
    expect(wrongIn(steps[3]!, empty, {})).toEqual({ note: 'note最多 3 个字', 'lines.0.sku': '请输入sku' })
    expect(wrongIn(steps[3]!, state({ more: {} }), {})).toEqual({ lines: '明细至少 1 条' })
  })

  test('what a form gives is sent besides and looked at by conditions; a row that is there fills the steps that write it', () => {
    const given = form('add', [input('name')], { gives: { kind: 'b' }, load: { family: 'a', call: 'get' } })
    const two: StepPlan[] = [
      { code: 'one', title: '', shows: 'form', form: given },
      { code: 'two', title: '', shows: 'form', when: { field: 'kind', op: 'eq', value: 'b' }, form: form('add', [input('note')]) },
    ]
    expect(sendingsOf(two, state({ one: { name: '甲' }, two: { note: '乙' } }))[0]?.values).toEqual({ kind: 'b', name: '甲', note: '乙' })
    expect(wholeForm(two)?.sections.flatMap(({ inputs }) => inputs.map(({ name }) => name))).toEqual(['name', 'note'])
    expect(stateFrom(two, { id: '7', name: '丙', note: null }, false).values).toEqual({ one: { name: '丙' }, two: {} })
  })

  test('a refusal leads to the step that holds the field', () => {
    expect(stepOfError(steps, { note: '不行' })?.code).toBe('more')
    expect(stepOfError(steps, { 'lines.0.sku': '没有' })?.code).toBe('more')
    expect(stepOfError(steps, { other: '?' })).toBeUndefined()
  })

  test('a draft keeps everything but passwords; a fresh start holds the defaults', () => {
    expect(draftOf(steps, state({ base: { name: '甲', secret: '123' } })).values['base']).toEqual({ name: '甲' })
    expect(startOf([{ code: 'a', title: '', shows: 'form', form: form('add', [input('kind', { default: 'x' }), input('name')]) }]).values).toEqual({
      a: { kind: 'x' },
    })
  })
})

describe('a list that fills the form after it', () => {
  const pick: StepPlan = {
    code: 'choose', title: '选', shows: 'list', list: list({ columns: [column('id')] }), fills: { items: 'lines', with: { product: 'id' } },
  }
  const count: StepPlan = {
    code: 'count', title: '数', shows: 'form',
    form: form('add', [], {
      items: [
        { has: 'lines', label: '明细', by: {}, inputs: [input('product', { required: true }), input('qty', { default: 1 })], min: 1, rowKey: ['id'], totals: [] },
      ],
    }),
  }

  test('makes an item of each row chosen, with what items begin with', () => {
    expect(filledAfter([pick, count], pick, state({}, { choose: { 7: { id: '7' }, 8: { id: '8' } } })).values).toEqual({
      count: { lines: [{ qty: 1, product: '7' }, { qty: 1, product: '8' }] },
    })
  })

  test('keeps what was entered for those that stay chosen, and drops those that are no longer', () => {
    const before = state({ count: { note: '留', lines: [{ product: '7', qty: 12 }, { product: '9', qty: 3 }] } }, { choose: { 7: { id: '7' }, 8: { id: '8' } } })
    expect(filledAfter([pick, count], pick, before).values['count']).toEqual({ note: '留', lines: [{ product: '7', qty: 12 }, { qty: 1, product: '8' }] })
  })

  test('is not left with nothing chosen, and sends nothing of its own', () => {
    expect(wrongIn(pick, state({}), {})).toEqual({ '': '请至少选择一条' })
    expect(sendingsOf([pick], state({}, { choose: { 7: { id: '7' } } }))).toEqual([])
  })
})
