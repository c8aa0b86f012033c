/** Which fields change, and how: a line each, with the way and the value. */
import { Checkbox, Select } from 'antd'
import { trimZeros } from '../../../contract/decimal-text'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { INPUTS } from '../../controls/inputs/inputs'
import { beginsWith, inputOfWay, isLarge, resultOf, WAYS, waysOf, wordOf, wrongChange, type Change, type Way } from './bulk'

interface Props {
  inputs: readonly InputPlan[]
  enums: Record<string, EnumPlan>
  said: Readonly<Record<string, Change>>
  /** Rows that are to change, as they stand: the first of them shows what a change makes of it. */
  rows: readonly Row[]
  /** Show what is missing. */
  judged: boolean
  onChange: (name: string, change: Change | undefined) => void
}

/**
 * A line for each field: whether it changes, how, by what value, and what the change makes of a sample row. A field nobody has said anything of stays as
 * it is.
 */
export function BulkFields({ inputs, enums, said, rows, judged, onChange }: Props) {
  return (
    <div className="bulk-fields" role="group" aria-label="要修改的字段">
      {inputs.map((input) => <BulkField
        key={input.name} input={input} enums={enums} change={said[input.name]} rows={rows} judged={judged}
        onChange={(change) => onChange(input.name, change)}
      />)}
    </div>
  )
}

function BulkField({ input, enums, change, rows, judged, onChange }: {
  input: InputPlan
  rows: readonly Row[]
  enums: Record<string, EnumPlan>
  change: Change | undefined
  judged: boolean
  onChange: (change: Change | undefined) => void
}) {
  const ways = waysOf(input)
  const shown = change && inputOfWay(input, change.way)
  const Control = INPUTS[shown?.input ?? input.input]
  const sample = change && rows.map((row) => row[input.name]).find((value) => value !== null && value !== undefined && value !== '')
  const result = change && resultOf(input, change, sample)
  const wrong = judged && change ? wrongChange(input, change) : undefined
  return (
    <div className={`bulk-field${change ? ' is-chosen' : ''}`}>
      <Checkbox
        checked={change !== undefined}
        onChange={({ target: { checked } }) => onChange(checked ? { way: waysOf(input)[0]!, value: input.input === 'switch' ? true : undefined } : undefined)}
      >{input.label}</Checkbox>
      {change && shown ? (
        <>
          {ways.length > 1 ? (
            <Select<Way>
              className="bulk-way" aria-label={`${input.label}：修改方式`} value={change.way}
              options={ways.map((way) => ({ value: way, label: wordOf(way, input) }))}
              onChange={(way) => onChange(beginsWith(way, input))}
            />
          ) : (
            <span className="bulk-way cell-muted">{WAYS.set}</span>
          )}
          <div className="bulk-value">
            {change.way === 'offered' ? null : <Control
              input={shown} enums={enums} value={change.value} label={`${input.label}：${WAYS[change.way]}`}
              onChange={(value) => onChange({ ...change, value })}
            />}
            {result === undefined ? null : <div className="bulk-result">例如 {trimZeros(String(sample))} → {result}</div>}
            {change && isLarge(change) ? <div className="bulk-large" role="alert">变化超过 50%，请确认没有多写</div> : null}
            {wrong ? <div className="field-wrong" role="alert">{wrong}</div> : null}
          </div>
        </>
      ) : null}
    </div>
  )
}
