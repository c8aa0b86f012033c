/**
 * Empty boxes that fill themselves once what they follow from is there: the server is asked, and what a person has written stays. A box
 * that was filled so, and that nobody has touched since, follows again.
 */
import type { FormInstance } from 'antd'
import { useRef } from 'react'
import { beginningOf, isEmptyInput, sameInput } from '../../../kinds/shared/input-rules'
import type { InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { usePort } from '../../engine/port'

/** A row of a form: its inputs, where it stands in it, and whether it is a new one, whose defaults are nobody's word. */
interface Filling {
  inputs: readonly InputPlan[]
  at: (string | number)[]
  isNew: boolean
}

/**
 * @param onFilled something stands in the form that nobody has typed
 * @returns to be told of every change: the names that changed in a row, and the whole of that row
 */
export function useFill(form: FormInstance<Row>, onFilled: () => void): (of: Filling, changed: readonly string[], row: Row) => void {
  const port = usePort()
  /** By place: what stands there because it was filled in. */
  const given = useRef(new Map<string, unknown>())
  return ({ inputs, at, isNew }, changed, row) => {
    const follows = ({ by }: Pick<NonNullable<InputPlan['fill']>, 'by'>): boolean =>
      by.some((name) => changed.includes(name)) && by.every((name) => !isEmptyInput(row[name]))
    const asked = inputs.filter(({ fill, readOnly }) => !readOnly && fill && follows(fill))
    const entity = asked[0]?.fill?.entity
    const call = entity === undefined ? undefined : port.own.fill
    if (!call) return
    const by = Object.fromEntries([...new Set(asked.flatMap(({ fill }) => fill?.by ?? []))].map((name) => [name, row[name]]))
    const valueAt = (name: string): unknown => form.getFieldValue([...at, name] as never)
    const isFree = (input: InputPlan): boolean => {
      const stands = valueAt(input.name)
      const filled = given.current.get([...at, input.name].join(' '))
      return isEmptyInput(stands) || (filled !== undefined && sameInput(input, stands, filled)) || (isNew && sameInput(input, stands, beginningOf(input)))
    }
    // A box that cannot be filled stays empty, and says nothing: a person writes into it as ever.
    void port.call<{ row: Row }>(call, { entity, row: by }).then(({ row: found }) => {
      if (Object.entries(by).some(([name, value]) => valueAt(name) !== value)) return
      const free = asked.filter((input) => found[input.name] !== undefined && isFree(input))
      for (const { name } of free) {
        given.current.set([...at, name].join(' '), found[name])
        form.setFieldValue([...at, name] as never, found[name] as never)
      }
      if (free.length > 0) onFilled()
    }, () => undefined)
  }
}
