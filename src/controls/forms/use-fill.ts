/**
 * Empty boxes that fill themselves once what they follow from is there: the server is asked, and what a person has written stays. A box
 * that was filled so, and that nobody has touched since, follows again, and says where its value is from.
 */
import { Form, type FormInstance } from 'antd'
import { beginningOf, isEmptyInput, sameInput } from '../../../kinds/shared/input-rules'
import type { InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { usePort } from '../../engine/port'

/** A row of a form: its inputs, where it stands in it, and whether it is a new one, whose defaults are nobody's word. */
interface Filling {
  inputs: readonly InputPlan[]
  at: (string | number)[]
  isNew: boolean
  /** The names that changed in it, or above it; left out: nobody knows which. */
  changed?: readonly string[]
  /** What stands in it now, and above it under the reference that names that (`order.supplier_id`). */
  sight: () => Row
}

/** Under this name a row of a form keeps what was filled in, by input: the value, and where it is from. It is never sent. */
const FILLED = '#filled'

interface Mark { value: unknown; says?: string }

interface Asked { filling: Filling; inputs: InputPlan[]; entered: Row }

interface Found { row: Row; says: Record<string, string> }

/**
 * @param onFilled something stands in the form that nobody has typed
 * @returns to be told of every change, by the rows that it concerns
 */
export function useFill(form: FormInstance<Row>, onFilled: () => void): (fillings: readonly Filling[]) => void {
  const port = usePort()
  const valueAt = (...path: (string | number)[]): unknown => form.getFieldValue(path as never)
  const isFree = ({ at, isNew }: Filling, input: InputPlan): boolean => {
    const stands = valueAt(...at, input.name)
    const filled = valueAt(...at, FILLED, input.name) as Mark | undefined
    return isEmptyInput(stands) || (filled !== undefined && sameInput(input, stands, filled.value)) || (isNew && sameInput(input, stands, beginningOf(input)))
  }
  const take = ({ filling, inputs, entered }: Asked, { row, says }: Found): boolean => {
    const now = filling.sight()
    if (Object.entries(entered).some(([name, value]) => now[name] !== value)) return false
    const free = inputs.filter((input) => row[input.name] !== undefined && isFree(filling, input))
    for (const { name } of free) {
      const mark: Mark = { value: row[name], ...(says[name] === undefined ? {} : { says: says[name] }) }
      form.setFieldValue([...filling.at, FILLED, name] as never, mark as never)
      form.setFieldValue([...filling.at, name] as never, row[name] as never)
    }
    return free.length > 0
  }
  return (fillings) => {
    const asked = fillings.flatMap((filling) => askedOf(filling, (input) => isFree(filling, input)))
    for (const entity of new Set(asked.flatMap(({ inputs }) => inputs[0]?.fill?.entity ?? []))) {
      const of = asked.filter(({ inputs }) => inputs[0]?.fill?.entity === entity)
      if (!port.own.fill) continue
      // A box that cannot be filled stays empty, and says nothing: a person writes into it as ever.
      void port.call<{ rows: Found[] }>(port.own.fill, { entity, rows: of.map(({ entered }) => ({ entered })) }).then(({ rows }) => {
        const filled = of.filter((one, at) => rows[at] !== undefined && take(one, rows[at]))
        if (filled.length > 0) onFilled()
      }, () => undefined)
    }
  }
}

/** What is asked for a row: its boxes that are free, and follow from what changed. */
function askedOf(filling: Filling, isFree: (input: InputPlan) => boolean): Asked[] {
  const { changed } = filling
  const row = filling.sight()
  const isThere = (way: readonly string[]): boolean => way.every((name) => !isEmptyInput(row[name]))
  const follows = ({ ways }: NonNullable<InputPlan['fill']>): boolean =>
    (changed === undefined || ways.flat().some((name) => changed.includes(name))) && ways.some(isThere)
  const inputs = filling.inputs.filter((input) => !input.readOnly && input.fill && follows(input.fill) && isFree(input))
  if (inputs.length === 0) return []
  const names = [...new Set(inputs.flatMap(({ fill }) => fill?.ways.flat() ?? []))].filter((name) => !isEmptyInput(row[name]))
  return [{ filling, inputs, entered: Object.fromEntries(names.map((name) => [name, row[name]])) }]
}

/** Where the value that stands in a box is from; undefined once somebody has written another. */
export function useFilledFrom(at: (string | number)[], input: InputPlan): string | undefined {
  return Form.useWatch((all: Row) => {
    const row = at.reduce<unknown>((inner, key) => (inner as Row | undefined)?.[key], all) as Row | undefined
    const mark = (row?.[FILLED] as Record<string, Mark> | undefined)?.[input.name]
    return mark && sameInput(input, row?.[input.name], mark.value) ? mark.says : undefined
  }, { form: Form.useFormInstance<Row>(), preserve: true })
}
