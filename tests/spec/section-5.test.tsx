// @vitest-environment happy-dom
/** Validation rules of the specification's section 5 as the pages have them: out of the schemas, through the controls. */
import '../support/dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { decimalsOf } from '../../kinds/shared/input-rules'
import { DecimalInput } from '../../kinds/decimal/decimal.input'
import { FILTER_KINDS } from '../../src/controls/filters/filter-kinds'
import type { ActionPlan, InputPlan } from '../../contract/plan'
import { NumberBox } from '../../src/ui/number-box'
import { projectModel } from '../support/database'

const { plans, enums } = projectModel()
const lists = Object.values(plans).flatMap((plan) => plan.lists)

/** Every input of a plan's actions, and of the cells that are written in their place. */
function inputsOf(action: ActionPlan): InputPlan[] {
  const { does } = action
  return 'dialog' in does ? does.dialog.fields : 'inputs' in does ? does.inputs : 'asks' in does ? (does.asks ?? []) : []
}
const inputs = lists.flatMap((list) => [...list.actions.flatMap(inputsOf), ...list.columns.flatMap((column) => column.edit ?? [])])

/** A box as a person types into it. */
function Typed({ plan }: { plan: InputPlan }) {
  const [value, setValue] = useState<unknown>()
  return <DecimalInput input={plan} enums={{}} value={value} onChange={setValue} label="值" />
}
const type = (text: string): string => {
  const box = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(box, { target: { value: text } })
  return box.value
}

describe('budgets and bids (specification, section 5)', () => {
  const money = inputs.filter(({ name }) => /(^|_)(bid|budget)$/.test(name))

  test('are numbers with at most 2 decimals, wherever they are entered', () => {
    expect(money.length).toBeGreaterThan(4)
    expect(money.filter((input) => decimalsOf(input) !== 2).map(({ name, input }) => `${name} ${input}`)).toEqual([])
  })

  test('are cut while they are typed, and clamped when the box is left', () => {
    const bid = money.find(({ name }) => name === 'bid')!
    render(<Typed plan={bid} />)
    expect([type('0012.3456'), type('1.2.3'), type('a9b')]).toEqual(['12.34', '1.23', '9'])
    type('0.001')
    fireEvent.blur(screen.getByRole('textbox'))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('0.02')
  })
})

describe('number boxes (specification, section 5)', () => {
  function Box({ decimals, maxDigits, min, max }: { decimals: number; maxDigits?: number; min?: number; max?: number }) {
    const [value, setValue] = useState<string>()
    return <NumberBox decimals={decimals} maxDigits={maxDigits} min={min} max={max} value={value} onChange={setValue} />
  }
  test('an integer strips every non-digit', () => {
    render(<Box decimals={0} />)
    expect(type('-1a2.5件')).toBe('125')
  })
  test('a float keeps digits and one dot, strips leading zeros to a single 0, truncates digits', () => {
    render(<Box decimals={2} maxDigits={4} />)
    expect([type('000'), type('007.10'), type('.5'), type('1234567.891')]).toEqual(['0', '7.10', '0.5', '1234.89'])
  })
  test('and is clamped to its least and its greatest', () => {
    render(<Box decimals={2} min={1} max={99} />)
    type('0.5')
    fireEvent.blur(screen.getByRole('textbox'))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1')
    type('120')
    fireEvent.blur(screen.getByRole('textbox'))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('99')
  })
})

describe('filters (specification, section 5)', () => {
  test('compare numbers by gt, eq and lt', () => {
    expect(FILTER_KINDS.number.operators).toEqual(expect.arrayContaining(['gt', 'eq', 'lt']))
    const offered = lists.flatMap((list) => list.filters).filter((filter) => filter.type === 'field' && filter.control === 'number')
    expect(offered.length).toBeGreaterThan(10)
    expect(offered
      .filter((filter) => filter.type === 'field' && !['gt', 'eq', 'lt'].every((op) => filter.field.operators.includes(op as never)))
      .map((filter) => filter.label)).toEqual([])
  })

  test('and every enum that a filter offers has its values', () => {
    const names = lists.flatMap((list) => list.filters).flatMap((filter) => (filter.type === 'field' && filter.field.enum ? [filter.field.enum] : []))
    expect(names.filter((name) => (enums[name]?.values.length ?? 0) === 0)).toEqual([])
  })
})
