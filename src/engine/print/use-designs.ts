/** The designs that a person may print a sheet by: undefined while they are asked for; none where the sheet has none, or they cannot be read now. */
import { useMemo } from 'react'
import type { PrintPlan } from '../../../contract/page-plan'
import { usePort } from '../port'
import { designsOf, designsQuestion, type Design } from './sheet-design'

const NOWHERE = { family: '', call: '' }

export function useDesigns(print: PrintPlan, source: string): Design[] | undefined {
  const port = usePort()
  const { templates } = print
  const question = useMemo(() => templates && designsQuestion(templates.of, source), [templates, source])
  const { answer, error } = port.useList(templates?.list ?? NOWHERE, question)
  return useMemo(() => (!templates || error ? [] : answer && designsOf(answer.list, print)), [answer, error, templates, print])
}
