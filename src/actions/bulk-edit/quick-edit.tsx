/**
 * One field of many rows: how it changes and by how much, with every row's before and after below while it is written. A number may be kept
 * above a floor and below a ceiling. One press writes what is seen; only what was refused keeps the dialog open.
 */
import { Alert, Button, Modal, Radio, Space, Spin } from 'antd'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import { INPUTS } from '../../controls/inputs/inputs'
import { messageOf } from '../../lib/call-error'
import { newWriteKey } from '../../lib/write-key'
import { KeepFocus } from '../../ui/keep-focus'
import { useNotices } from '../../ui/notices'
import { useWork } from '../../ui/use-work'
import { LATER, QUEUED } from '../../ui/dialog'
import type { ActionProps } from '../action'
import {
  beginsWith, changesOf, failedOf, inputOfWay, isHeld, isLarge, movesNumber, WAYS, waysOf, wordOf, wrongChange, type BulkAnswer, type Change, type Way,
} from './bulk'
import { BulkItems, Meant } from './bulk-items'
import { BulkScope } from './bulk-scope'
import { useBulk, type Scope } from './use-bulk'

/** Between the last key and the question. */
const PAUSE_MS = 250

type Looked = { at: 'nothing' } | { at: 'asking' } | { at: 'seen'; answer: BulkAnswer } | { at: 'failed'; says: string }

/**
 * Opens where one field of at most 1,000 rows changes; else the dialog of many does. It looks 250 ms after the last key; a write carries one key, so
 * that a retry writes nothing twice.
 */
// Long because: what is entered, what the server makes of it and what is written are the state of one dialog.
export function QuickEdit({ action, does, rows, all, list, input, onChanged, onDone }: ActionProps<'bulkEdit'> & { input: InputPlan }) {
  const { message } = useNotices()
  const bulk = useBulk({ does, rows, list })
  const [open, setOpen] = useState(true)
  const [scope, setScope] = useState<Scope>(all ? 'all' : 'rows')
  const [change, setChange] = useState<Change>(() => startOf(input))
  const [looked, setLooked] = useState<Looked>({ at: 'nothing' })
  const [meant, setMeant] = useState(false)
  const [over, setOver] = useState<BulkAnswer>()
  const { busy, failed, work } = useWork()
  const key = useRef('')
  const changes = useMemo(() => changesOf([input], { [input.name]: change }), [input, change])
  const isReady = wrongChange(input, change) === undefined
  const latest = useRef(bulk)
  useEffect(() => {
    latest.current = bulk
  })

  useEffect(() => {
    if (!isReady) return undefined
    let wanted = true
    const timer = setTimeout(() => {
      latest.current.ask(latest.current.target(scope, changes), changes).then(
        (answer) => wanted && setLooked({ at: 'seen', answer }), (error: unknown) => wanted && setLooked({ at: 'failed', says: messageOf(error) }),
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [isReady, changes, scope])

  const say = (next: Change): void => {
    setChange(next)
    setMeant(false)
    setLooked({ at: wrongChange(input, next) === undefined ? 'asking' : 'nothing' })
    key.current = newWriteKey()
  }
  const about = (next: Scope): void => {
    setScope(next)
    setMeant(false)
    if (isReady) setLooked({ at: 'asking' })
    key.current = newWriteKey()
  }
  const write = (again?: BulkAnswer): void => void work(async () => {
    if (again || key.current === '') key.current = newWriteKey()
    const answer = await bulk.ask(again ? { rows: failedOf(again) } : bulk.target(scope, changes), changes, key.current, meant)
    onChanged()
    if (answer.refused > 0) return setOver(answer)
    void message.success(answer.job ? QUEUED : bulk.says(answer))
    setOpen(false)
  })
  const seen = looked.at === 'seen' ? looked.answer : undefined
  const waits = isHeld(seen, meant)

  return (
    <Modal
      title={over ? `${action.label}：结果` : action.label} open={open} width={880} maskClosable={false} destroyOnHidden onCancel={() => setOpen(false)}
      afterClose={onDone}
      afterOpenChange={(isOpen) => isOpen && document.getElementById(FIRST)?.focus()}
      footer={over ? (
        <Space>
          <Button loading={busy} onClick={() => write(over)}>仅重试失败项</Button>
          <Button type="primary" onClick={() => setOpen(false)}>完成</Button>
        </Space>
      ) : (
        <Space>
          <Button onClick={() => setOpen(false)}>{busy ? LATER : '取消'}</Button>
          <Meant answer={seen} ticked={meant} onTick={setMeant} />
          <Button type="primary" loading={busy} disabled={waits} onClick={() => write()}>
            确认修改 {(seen?.changed ?? 0).toLocaleString('en-US')} 条
          </Button>
        </Space>
      )}
    >
      <KeepFocus />
      {failed === undefined ? null : <Alert className="dialog-refused" type="error" showIcon message={failed} />}
      {over ? <BulkItems answer={over} inputs={[input]} enums={list.enums} done /> : (
        <>
          <BulkScope scope={scope} chosen={rows.length} total={list.total} onChange={about} />
          <QuickField input={input} enums={list.enums} change={change} onChange={say} onEnter={() => !waits && !busy && write()} />
          {looked.at === 'failed' ? <Alert className="dialog-refused" type="error" showIcon message={looked.says} /> : null}
          <Spin spinning={looked.at === 'asking'}>
            {seen ? <BulkItems answer={seen} inputs={[input]} enums={list.enums} done={false} /> : <p className="bulk-none">填写后，这里显示每一条改成多少</p>}
          </Spin>
        </>
      )}
    </Modal>
  )
}

const FIRST = 'quick_value'

interface FieldProps {
  input: InputPlan
  enums: Record<string, EnumPlan>
  change: Change
  onChange: (change: Change) => void
  onEnter: () => void
}

function QuickField({ input, enums, change, onChange, onEnter }: FieldProps) {
  const ways = waysOf(input)
  const shown = inputOfWay(input, change.way)
  const Control = INPUTS[shown.input]
  const bound = { ...inputOfWay(input, 'add'), required: false }
  const Bound = INPUTS[bound.input]
  const entered = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'radio') onEnter()
  }
  return (
    <div className="quick-field" onKeyDown={entered}>
      {ways.length > 1 ? (
        <Radio.Group
          aria-label={`${input.label}：修改方式`} optionType="button" value={change.way}
          options={QUICK_WAYS.filter((way) => ways.includes(way)).map((way) => ({ value: way, label: wordOf(way, input) }))}
          onChange={(event) => {
            const way = event.target.value as Way
            const { least, most, value } = change
            onChange({ ...(way === 'offered' || change.way === 'offered' ? {} : { value }), ...beginsWith(way, input), least, most })
            document.getElementById(FIRST)?.focus()
          }}
        />
      ) : <span className="cell-muted">{input.label}{WAYS.set}</span>}
      <span className="quick-value">
        {change.way === 'offered' ? null : <Control
          id={FIRST} input={shown} enums={enums} value={change.value} label={`${input.label}：${WAYS[change.way]}`}
          onChange={(value) => onChange({ ...change, value })}
        />}
      </span>
      {movesNumber(change.way) ? (
        <span className="quick-bounds">
          <span className="quick-bound">
            不低于<Bound input={bound} enums={enums} value={change.least} label="不低于" onChange={(least) => onChange({ ...change, least })} />
          </span>
          <span className="quick-bound">
            不高于<Bound input={bound} enums={enums} value={change.most} label="不高于" onChange={(most) => onChange({ ...change, most })} />
          </span>
        </span>
      ) : null}
      {isLarge(change) ? <div className="bulk-large" role="alert">变化超过 50%，请确认没有多写</div> : null}
    </div>
  )
}

/** As staff reach for them: by a share first. */
const QUICK_WAYS: readonly Way[] = ['percentUp', 'percentDown', 'add', 'minus', 'offered', 'put', 'take', 'set']

function startOf(input: InputPlan): Change {
  const ways = waysOf(input)
  if (ways.length > 1) return { way: QUICK_WAYS.find((way) => ways.includes(way)) ?? 'set' }
  return { way: 'set', ...(input.input === 'switch' ? { value: true } : {}) }
}
