/** The designs that a person may print a sheet by: undefined while they are asked for; none where the sheet has none, or they cannot be read now. */
import { useMemo, useState } from 'react'
import type { PrintPlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'
import { usePort } from '../port'
import { designsOf, designsQuestion, type Design } from './sheet-design'

const NOWHERE = { family: '', call: '' }

/** Each with its lines, in the order of the answer. Asks nothing where the sheet takes no designs. */
export function useDesigns(print: PrintPlan, source: string): Design[] | undefined {
  const port = usePort()
  const { templates } = print
  const question = useMemo(() => templates && designsQuestion(templates.of, source), [templates, source])
  const { answer, error } = port.useList(templates?.list ?? NOWHERE, question)
  return useMemo(() => (!templates || error ? [] : answer && designsOf(answer.list, print)), [answer, error, templates, print])
}

/**
 * The design that the rows of these keys begin with: the one that is theirs (`first`), where they agree in it, else the default one.
 * @returns it, and whom to tell of the rows once they are there
 */
export function useBeginning(
  { templates }: PrintPlan, designs: readonly Design[] | undefined, keys: unknown,
): [begins: Design | undefined, tellRows: (rows: readonly { row: Row }[] | undefined) => void] {
  const [begun, setBegun] = useState<{ of: unknown; id: string }>()
  const named = begun && begun.of === keys ? begun.id : undefined
  const tellRows = (rows: readonly { row: Row }[] | undefined): void => {
    const first = templates?.first
    if (first === undefined || !rows) return
    const [own, ...others] = new Set(rows.map(({ row }) => String(row[first] ?? '')))
    if (own && others.length === 0 && own !== named) setBegun({ of: keys, id: own })
  }
  return [designs?.find(({ id }) => id === named) ?? designs?.find(({ isDefault }) => isDefault), tellRows]
}
