/** Removes rows, moves them on in their life cycle, or makes any other call about them: asked first where the page says so. */
import { useEffect, useRef, useState } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import type { AskedItemsPlan, DialogPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { newWriteKey } from '../../lib/write-key'
import { ask, DELETE_QUESTION, DIALOG_WIDTH } from '../../ui/dialog'
import { valuesOf, type ActionProps } from '../action'
import { fetchAskedRows } from '../dialog/asked-rows'
import { DialogForm } from '../dialog/dialog-form'
import { namedBy, rowName } from '../row-name'
import { useTold } from '../use-told'
import { CallEach } from './call-each'
import { useNotices } from '../../ui/notices'

type Does = 'remove' | 'call' | 'transition'

/** Pixels: a line of a document with what is asked of it. */
const GRID_WIDTH = 760

/** Does one call take all the rows? Then a value of it is a list. */
function takesMany(given: Record<string, string>): boolean {
  return Object.keys(given).some((name) => /ids$/i.test(name))
}

/**
 * Chooses how to ask: several rows of a call that takes one go one after the other, a step about rows below shows their grid, values that are asked get
 * a form.
 */
export function CallAction(props: ActionProps<Does>) {
  const { action, does, rows } = props
  const [values, setValues] = useState<Row>()
  if (rows.length > 1 && !takesMany(does.with)) {
    const question = action.confirm === undefined ? `确定${action.label}吗？` : action.confirm || DELETE_QUESTION
    // What every row is asked for is asked once.
    if (does.asks && does.asks.length > 0 && !values) return <AskingCall {...props} onAsked={setValues} />
    return <CallEach {...props} question={question} values={values} />
  }
  const [row] = rows
  if (does.asksItems && row) return <AskingRows {...props} asked={does.asksItems} row={row} />
  return props.does.asks && props.does.asks.length > 0 ? <AskingCall {...props} /> : <PlainCall {...props} />
}

/** The rows below are got first: a grid that fills while somebody writes into it would lose what they wrote. */
function AskingRows({ asked, row, ...props }: ActionProps<Does> & { asked: AskedItemsPlan; row: Row }) {
  const port = usePort()
  const { message } = useNotices()
  const [rows, setRows] = useState<Row[]>()
  const { onDone } = props
  const { page } = props.list
  useEffect(() => {
    let wanted = true
    fetchAskedRows(port, asked, row, page).then((found) => wanted && setRows(found), (error: unknown) => {
      if (!wanted) return
      void message.error(messageOf(error))
      onDone()
    })
    return () => {
      wanted = false
    }
  }, [port, message, asked, row, page, onDone])
  return rows ? <AskingCall {...props} asked={{ plan: asked, rows }} /> : null
}

function PlainCall({ action, does, rows, list, onChanged, onDone }: ActionProps<Does>) {
  const port = usePort()
  const tell = useTold()
  const { message, modal } = useNotices()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const key = newWriteKey()
    const run = async (): Promise<void> => {
      const answer =
        await port.call(
          does.call, { ...valuesOf(does, rows, port, list.question), ...(does.transition ? { transition: does.transition } : {}) }, { idempotencyKey: key },
        )
      tell(action.label, answer)
      onChanged()
    }
    if (action.confirm === undefined) {
      run().catch((error: unknown) => void message.error(messageOf(error))).finally(onDone)
      return
    }
    const [row] = rows
    const count = rows.length > 1 ? `（共 ${rows.length} 条）` : ''
    ask(modal, {
      title: row && rows.length === 1 ? `${action.label}：${rowName(namedBy(list), row)}` : action.label,
      content: (action.confirm || DELETE_QUESTION) + count,
      danger: action.tone === 'danger',
      afterClose: onDone,
      // A refusal is said and the question stays: the person may try again or give up.
      onOk: () =>
        run().catch((error: unknown) => {
          void message.error(messageOf(error))
          throw error
        }),
    })
  }, [port, message, modal, tell, action, does, rows, list, onChanged, onDone])
  return null
}

type Asking = ActionProps<Does> & { onAsked?: (values: Row) => void; asked?: { plan: AskedItemsPlan; rows: Row[] } }

function AskingCall({ action, does, rows, list, onChanged, onDone, onAsked, asked }: Asking) {
  const port = usePort()
  const tell = useTold()
  const draft = { name: `${list.page} ${list.plan.code} ${action.action}`, of: JSON.stringify(list.plan.rowKey.map((name) => rows[0]?.[name])) }
  const dialog: DialogPlan = { title: action.label, width: asked ? GRID_WIDTH : DIALOG_WIDTH, fields: does.asks ?? [], submit: does.call }
  return (
    <DialogForm
      dialog={dialog}
      enums={list.enums}
      row={onAsked ? undefined : rows[0]}
      question={action.confirm}
      {...(asked ? { asked, draft } : {})}
      onClose={onDone}
      onSubmit={async (values, settings) => {
        if (onAsked) return onAsked(values)
        const answer =
          await port.call(
            does.call, { ...valuesOf(does, rows, port, list.question), ...values, ...(does.transition ? { transition: does.transition } : {}) }, settings,
          )
        tell(action.label, answer)
        onChanged()
      }}
    />
  )
}
