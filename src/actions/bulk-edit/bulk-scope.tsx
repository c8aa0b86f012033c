/** Which rows a bulk edit is about: those that were chosen, or all that the list's question finds. */
import { Radio } from 'antd'
import type { Scope } from './use-bulk'

/** `chosen` and `total` are counts of rows; nothing chosen leaves only 筛选出的全部. */
export function BulkScope({ scope, chosen, total, onChange }: { scope: Scope; chosen: number; total: number; onChange: (scope: Scope) => void }) {
  return (
    <Radio.Group className="bulk-scope" aria-label="修改范围" value={scope} onChange={(event) => onChange(event.target.value as Scope)}>
      <Radio value="rows" disabled={chosen === 0}>所选 {chosen.toLocaleString('en-US')} 条</Radio>
      <Radio value="all">筛选出的全部 {total.toLocaleString('en-US')} 条</Radio>
    </Radio.Group>
  )
}
