/**
 * What was entered in a dialog that was closed, or whose page was left, before it was sent. A dialog begins anew each time it is opened
 * (specification, section 4): its last draft is offered, and stands there again when the person says so.
 */
import { useState, type RefObject } from 'react'
import { useDraft, withoutSecrets, type Draft } from '../../controls/forms/form-draft'
import { isEmptyInput, sameInput } from '../../../kinds/shared/input-rules'
import type { DialogPlan } from '../../../contract/plan'
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
 */
export function useDialogDraft(kept: { name: string; of: string } | undefined, { fields }: DialogPlan, start: Row, seen: RefObject<Row>): DialogDraft {
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
      return keeper.found ?? { values: {} }
    },
    keep: (entered) => {
      if (kept === undefined) return
      const told = withoutSecrets(inputs, entered)
      const changed = inputs.filter(({ name }) => name in told).filter((input) => !same(input, told[input.name], start[input.name]))
      if (changed.length === 0) return keeper.drop()
      keeper.keep(
        Object.fromEntries(changed.map(({ name }) => [name, told[name]])), Object.fromEntries(changed.map(({ name }) => [name, seen.current[name] ?? null])),
      )
    },
    drop,
  }
}

function same(input: DialogPlan['fields'][number], one: unknown, other: unknown): boolean {
  return isEmptyInput(one) ? isEmptyInput(other) : sameInput(input, one, other)
}
