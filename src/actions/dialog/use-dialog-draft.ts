/**
 * What was entered in a dialog that was closed, or whose page was left, before it was sent. A dialog begins anew each time it is opened
 * (specification, section 4): its last draft is offered, and stands there again when the person says so.
 */
import { useState, type RefObject } from 'react'
import { useDraft, withoutSecrets, type Draft } from '../../controls/forms/form-draft'
import { isEmptyInput, sameInput } from '../../../kinds/shared/input-rules'
import type { AskedItemsPlan, DialogPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

interface DialogDraft {
  /** The one that is there, until it is taken, dropped, or entries stand in its place. */
  offered: Draft | undefined
  /** Takes it: its values, and what the row was when they were entered, by which changes of others since then are told. */
  restore: () => Pick<Draft, 'values' | 'seen'>
  keep: (entered: Row) => void
  drop: () => void
}

/**
 * @param kept undefined: nothing is kept
 * @param start what the dialog begins with: entries that are no more than that are no draft
 * @param seen what the row held when it was last seen
 * @param asked rows below the row that are asked about
 */
export function useDialogDraft(
  kept: { name: string; of: string } | undefined, { fields }: DialogPlan, start: Row, seen: RefObject<Row>, asked?: Asked,
): DialogDraft {
  const keeper = useDraft(kept === undefined ? undefined : `dialog ${kept.name}`, { of: kept?.of, asks: false })
  const [offered, setOffered] = useState(keeper.found)
  const inputs = fields.filter(({ readOnly, input }) => !readOnly && input !== 'upload')
  const drop = (): void => {
    setOffered(undefined)
    keeper.drop()
  }
  return {
    offered,
    restore: () => {
      setOffered(undefined)
      const { values = {}, seen: before } = keeper.found ?? {}
      const answers = asked && (values[asked.plan.has] as Record<string, Row> | undefined)
      const entered = answers && asked ? { ...values, [asked.plan.has]: putBack(asked, startOf(asked, start), answers) } : values
      return { values: entered, ...(before ? { seen: before } : {}) }
    },
    keep: (entered) => {
      if (kept === undefined) return
      const told = withoutSecrets(inputs, entered)
      const changed = inputs.filter(({ name }) => name in told).filter((input) => !same(input, told[input.name], start[input.name]))
      const answers = asked ? answersOf(asked, startOf(asked, start), (entered[asked.plan.has] ?? []) as (Row | undefined)[]) : {}
      const isAnswered = Object.keys(answers).length > 0
      if (changed.length === 0 && !isAnswered) return keeper.drop()
      keeper.keep(
        { ...Object.fromEntries(changed.map(({ name }) => [name, told[name]])), ...(asked && isAnswered ? { [asked.plan.has]: answers } : {}) },
        Object.fromEntries(changed.map(({ name }) => [name, seen.current[name] ?? null])),
      )
    },
    drop,
  }
}

/** Rows that are asked about, in their order. */
interface Asked { plan: AskedItemsPlan; rows: readonly Row[] }

const startOf = ({ plan }: Asked, start: Row): Row[] => (start[plan.has] ?? []) as Row[]
const keyOf = ({ plan }: Asked, row: Row): string => JSON.stringify(plan.rowKey.map((field) => row[field] ?? null))

/** By the key of its row each answer that is not what was proposed: rows may be others when the dialog is opened again. */
function answersOf(asked: Asked, start: readonly Row[], entered: readonly (Row | undefined)[]): Record<string, Row> {
  return Object.fromEntries(asked.rows.flatMap((row, at) => {
    const changed = asked.plan.inputs.filter((input) => !same(input, entered[at]?.[input.name], start[at]?.[input.name]))
    return changed.length === 0 ? [] : [[keyOf(asked, row), Object.fromEntries(changed.map(({ name }) => [name, entered[at]?.[name] ?? null]))]]
  }))
}

/** What was proposed, and over it what had been entered for the same row. */
function putBack(asked: Asked, start: readonly Row[], answers: Record<string, Row>): Row[] {
  return asked.rows.map((row, at) => ({ ...start[at], ...answers[keyOf(asked, row)] }))
}

function same(input: DialogPlan['fields'][number], one: unknown, other: unknown): boolean {
  return isEmptyInput(one) ? isEmptyInput(other) : sameInput(input, one, other)
}
