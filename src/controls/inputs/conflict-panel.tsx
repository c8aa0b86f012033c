/**
 * What somebody else changed while a form was open, field by field: theirs may be taken, or one's own kept. Nothing is
 * overwritten before a person has said so.
 */
import './conflict.css'
import { Button } from 'antd'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import { ShownValue } from './shown-value'

/** One field that two people changed: what is entered here, and what stands on the server now. */
export interface Conflict {
  input: InputPlan
  mine: unknown
  theirs: unknown
}

interface Props {
  conflicts: readonly Conflict[]
  enums: Record<string, EnumPlan>
  onTake: (name: string) => void
  onKeep: (name: string) => void
}

/** Draws nothing without conflicts; `name` is the input's. Stands in the form above its fields. */
export function ConflictPanel({ conflicts, enums, onTake, onKeep }: Props) {
  if (conflicts.length === 0) return null
  return (
    <div className="conflict-panel" role="alert">
      <p>别人刚刚修改了这些内容，请逐项选择：</p>
      {conflicts.map(({ input, mine, theirs }) => (
        <div key={input.name} className="conflict-field">
          <b>{input.label}</b>
          <span>对方改为 <ins><ShownValue input={input} value={theirs} enums={enums} /></ins></span>
          <span>我填的是 <ins><ShownValue input={input} value={mine} enums={enums} /></ins></span>
          <span className="conflict-choice">
            <Button size="small" onClick={() => onTake(input.name)} aria-label={`${input.label}：采用对方的`}>采用对方的</Button>
            <Button size="small" onClick={() => onKeep(input.name)} aria-label={`${input.label}：仍用我的`}>仍用我的</Button>
          </span>
        </div>
      ))}
    </div>
  )
}
