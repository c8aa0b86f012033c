import { Suspense, useState } from 'react'
import { EMPTY } from '../../contract/format/number'
import { conditionsOf } from '../../contract/kept-conditions'
import { ConditionWords } from './condition-words'
import { isBlank, type CellProps } from '../shared/cell'
import { heavy } from '../../src/ui/heavy'

const JsonPopover = heavy(() => import('./json-popover'))

/** Structured data that has no page of its own yet: behind a click, so that rows stay in one line. */
export function JsonCell({ value, row, field, enums }: CellProps) {
  const conditions = conditionsOf(field.conditions, row)
  if (field.conditions) return isBlank(value) || !conditions ? EMPTY : <ConditionWords value={value} conditions={conditions} enums={enums} />
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) return EMPTY
  return <JsonButton value={value} label={field.label} />
}

function JsonButton({ value, label }: { value: unknown; label: string }) {
  // What is open is this very value: a row that comes to show another one opens nothing by itself.
  const [shown, setShown] = useState<{ value: unknown }>()
  return (
    <>
      <button type="button" className="cell-open" aria-label={`查看${label}`} onClick={() => setShown({ value })}>查看</button>
      {shown && shown.value === value ? (
        <Suspense fallback={null}><JsonPopover value={value} label={label} onClose={() => setShown(undefined)} /></Suspense>
      ) : null}
    </>
  )
}
