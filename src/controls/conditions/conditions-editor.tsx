/**
 * A filter tree as a value: rules say by it which rows they are for. What stands there is always the tree as it would be kept;
 * 试一试 asks our server, where there is one, how many rows it fits now, as far as the person sees them.
 */
import { Button, Form } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { companyToday } from '../../../contract/company-clock'
import { isConditionTree, MOST_COMPARISONS } from '../../../contract/filter'
import type { CallRef, ConditionsPlan } from '../../../contract/plan'
import type { InputProps } from '../../../kinds/shared/input'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { changed, conditionOfDraft, countOf, draftOf, type DraftGroup } from '../../lib/condition-draft'
import { ConditionGroup, type ConditionTree } from './condition-group'

const NO_FAULTS: ReadonlyMap<number, string> = new Map()

/** What the tree is over may hang on another entry of the form: another choice there begins another tree. */
export default function ConditionsEditor(props: InputProps) {
  const { input: { conditions } } = props
  return conditions && 'by' in conditions ? <ChosenEditor {...props} by={conditions.by} of={conditions.of} />
    : <TreeEditor {...props} conditions={conditions} />
}

function ChosenEditor({ by, of, ...props }: InputProps & { by: string; of: Record<string, ConditionsPlan> }) {
  const said: unknown = Form.useWatch(by, Form.useFormInstance())
  const chosen = typeof said === 'string' && Object.hasOwn(of, said) ? said : undefined
  const before = useRef(chosen)
  const { onChange } = props
  useEffect(() => {
    // The form fills in what a row has: only another choice than that takes the tree away.
    if (before.current !== undefined && before.current !== chosen) onChange?.(undefined)
    before.current = chosen
  }, [chosen, onChange])
  return chosen === undefined ? <p id={props.id} className="cell-muted">先选择条件是关于什么的</p>
    : <TreeEditor key={chosen} {...props} conditions={of[chosen]} />
}

function TreeEditor({ id, input, value, onChange, enums, conditions }: InputProps & { conditions: ConditionsPlan | undefined }) {
  const fields = useMemo(() => new Map((conditions?.fields ?? []).map((field) => [field.path, field])), [conditions])
  const [draft, setDraft] = useState<DraftGroup>(() => draftOf(isConditionTree(value) ? value : undefined))
  const [sent, setSent] = useState(value)
  const { status } = Form.Item.useStatus()
  // A value from elsewhere (a reload, another's change that was taken) is shown; one's own comes back as it was sent.
  if (value !== sent) {
    setSent(value)
    setDraft(draftOf(isConditionTree(value) ? value : undefined))
  }
  const { conditionsFit } = usePort().own
  const { where, faults } = conditionOfDraft(draft, fields)
  const tree: ConditionTree = {
    enums, today: companyToday(), fields, or: true, beside: true, full: countOf(where) >= MOST_COMPARISONS,
    faults: status === 'error' ? faults : NO_FAULTS,
    change: (place, change) => {
      const next = changed(draft, place, change)
      const { where: made } = conditionOfDraft(next, fields)
      setDraft(next)
      setSent(made)
      onChange?.(made)
    },
  }
  return (
    <div id={id} className="conditions-input" role="group" aria-label={input.label}>
      {conditions && 'dataset' in conditions ? <p className="cell-muted">{judgedBy(conditions)}</p> : null}
      <ConditionGroup group={draft} level={0} tree={tree} />
      {conditions && conditionsFit ? (
        <Trial call={conditionsFit} over={conditions} where={where} unfinished={faults.size > 0} />
      ) : null}
    </div>
  )
}

/** Of which figures a tree is over: by which rows, of which days. */
function judgedBy({ label, fields, rows, days }: Extract<ConditionsPlan, { dataset: string }>): string {
  const by = rows.map((row) => fields.find(({ path }) => path === row)?.label ?? row).join('、')
  return `按${label}，每个${by}一行，看${days === undefined ? '有数据的最近一个月' : `各店铺最近 ${days} 个完整日`}的合计`
}

/** How many rows it fits now; what was told of another tree is told no more. */
function Trial({ call, over, where, unfinished }: { call: CallRef; over: ConditionsPlan; where: unknown; unfinished: boolean }) {
  const port = usePort()
  const [told, setTold] = useState<{ of: string; says: string }>()
  const [busy, setBusy] = useState(false)
  const of = JSON.stringify(where ?? null)
  const ask = async (): Promise<void> => {
    setBusy(true)
    try {
      const { total } = await port.call<{ total: number }>(call, { ...over.keptIn, where })
      setTold({ of, says: 'dataset' in over ? `现在有 ${total} 行符合` : `现在有 ${total} 条${over.label}符合` })
    } catch (error) {
      setTold({ of, says: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="conditions-trial">
      <Button size="small" loading={busy} disabled={where === undefined || unfinished} onClick={() => void ask()}>试一试</Button>
      <span role="status">{told?.of === of ? told.says : where === undefined ? '没有条件时，全部符合' : ''}</span>
    </div>
  )
}
