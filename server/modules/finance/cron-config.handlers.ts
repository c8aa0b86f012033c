/** What may be done by the clock, and on which days of the week: the choices of 定时任务. */
import { answers } from '../../kernel/http/answers'

/** Values and labels of enums. Exports are left out: they are set from one that ran. */
export const reportCronTaskConfig = answers('finance.reportCronTaskConfig', async ({ model }) => {
  const plan = model.entities['job_plan']
  const values = (field: string): { value: string; label: string }[] =>
    (model.enums[plan?.fields[field]?.enum ?? '']?.values ?? []).map(({ value, label }) => ({ value, label }))
  // An export is set to the clock from an export that ran, which says what it exports.
  return { works: values('work').filter(({ value }) => value !== 'export'), weekdays: values('weekdays') }
})
