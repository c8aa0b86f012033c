/** The designs that a person may print a sheet by; none where the sheet has none, or they cannot be read now. */
import { useMemo } from 'react'
import type { PrintPlan } from '../../../contract/page-plan'
import { usePort } from '../port'
import { designsOf, designsQuestion, type Design } from './sheet-design'

const NOWHERE = { family: '', call: '' }

export function useDesigns(print: PrintPlan, source: string): Design[] {
  const port = usePort()
  const { templates } = print
  const question = useMemo(() => templates && designsQuestion(templates.of, source), [templates, source])
  const { answer } = port.useList(templates?.list ?? NOWHERE, question)
  return useMemo(() => (answer && templates ? designsOf(answer.list, print) : []), [answer, templates, print])
}
