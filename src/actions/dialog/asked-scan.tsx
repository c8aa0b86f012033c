/**
 * A grid of a step that is filled in by a scanner. What its codes stand for is asked once, so that a scan is answered at once. What was proposed
 * begins at nothing with the first scan; what nobody scanned stays empty until somebody says that there is none.
 */
import { Button, Form } from 'antd'
import { useEffect, useState } from 'react'
import type { AskedItemsPlan } from '../../../contract/plan'
import type { ScanPlan } from '../../../contract/scan'
import type { Row } from '../../../contract/wire'
import { countScan, type ScanCodes, type ScanLine } from '../../controls/scan/scan-count'
import { ScanField, type Said } from '../../controls/scan/scan-field'
import { usePort } from '../../engine/port'
import { isEmptyInput } from '../../../kinds/shared/input-rules'
import { messageOf } from '../../lib/call-error'

interface Props {
  asked: AskedItemsPlan
  scan: ScanPlan
  rows: readonly Row[]
  document: Row
  /** A line was added to: it is shown. */
  onTouched: (at: number) => void
  onEntered: () => void
}

/** What lines held before a scan, to take it back. */
interface Step { at: number; answers: Row; added: number; each: number; start?: Row[] }

const CODES = { family: 'app', call: 'scanCodes' }
const text = (value: unknown): string => (isEmptyInput(value) ? '' : String(value))
const numberOf = (value: unknown): number | undefined => (isEmptyInput(value) ? undefined : Number(value))

/** A line of the grid as a scan looks at it; before the first, what is proposed is not counted. */
function lineOf(
  { starts, columns, inputs }: AskedItemsPlan, { adds, finds, within }: ScanPlan, row: Row, entered: Row | undefined, begun: boolean, at: number,
): ScanLine {
  const answersPlace = inputs.some(({ name }) => name === within)
  return {
    goods: text(row[finds]), place: within === undefined ? '' : text((answersPlace ? entered : row)?.[within]),
    name: text(row[columns[0]?.path ?? '']) || `第 ${at + 1} 行`, counted: numberOf((begun ? entered : row)?.[adds]), expected: numberOf(row[starts[adds] ?? '']),
  }
}

/** The box to scan into above AskedItems, in the same Form, whose answers it writes. Asks for the codes when it appears; writes nothing to the server. */
export function AskedScan({ asked, scan, rows, document, onTouched, onEntered }: Props) {
  const port = usePort()
  const form = Form.useFormInstance<Row>()
  const [codes, setCodes] = useState<ScanCodes>()
  const [said, setSaid] = useState<Said>()
  const [place, setPlace] = useState<ScanCodes['places'][number]>()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const { has, inputs, starts } = asked
  const { entity, step, key, adds, within } = scan
  const id = text(document[key])
  const say = (is: Said['is'], words: string): void => setSaid((before) => ({ is, text: words, turn: (before?.turn ?? 0) + 1 }))
  useEffect(() => {
    let wanted = true
    port.call<ScanCodes>(CODES, { entity, step, id }).then((found) => wanted && setCodes(found), (error: unknown) => {
      if (wanted) setSaid({ is: 'wrong', text: messageOf(error), turn: 1 })
    })
    return () => {
      wanted = false
    }
  }, [port, entity, step, id])

  const answersPlace = within !== undefined && inputs.some(({ name }) => name === within)
  const answers = (): Row[] => rows.map((_row, at) => ({ ...(form.getFieldValue([has, at]) as Row | undefined) }))
  const keep = (all: readonly Row[]): void => {
    form.setFieldValue(has, all)
    onEntered()
  }
  const linesOf = (entered: readonly Row[], begun: boolean): ScanLine[] => rows.map((row, at) => lineOf(asked, scan, row, entered[at], begun, at))

  const scanned = (typed: string): void => {
    if (!codes) return
    const begun = steps.length > 0
    const entered = answers()
    const last = steps.at(-1)
    const counted = countScan(typed, { codes, lines: linesOf(entered, begun), place, answersPlace, last })
    if (counted.is === 'nothing') return
    if (counted.is === 'wrong') return say('wrong', counted.says)
    if (counted.is === 'undo') return back()
    if (counted.is === 'place') {
      setPlace(counted.place)
      return say('right', counted.says)
    }
    const { at, add, each } = counted
    const isProposed = (row: Row): boolean => starts[adds] !== undefined && isEmptyInput(row[adds])
    const base = begun ? entered : entered.map((answer, nth) => (isProposed(rows[nth]!) ? { ...answer, [adds]: 0 } : answer))
    const before = base[at]!
    const own = { ...before, [adds]: (numberOf(before[adds]) ?? 0) + add, ...(answersPlace && place && within ? { [within]: place.value } : {}) }
    keep(base.map((answer, nth) => (nth === at ? own : answer)))
    setSteps(counted.amends && last
      ? [...steps.slice(0, -1), { ...last, added: last.added + add }]
      : [...steps, { at, answers: before, added: add, each, ...(begun ? {} : { start: entered }) }])
    onTouched(at)
    say(counted.over ? 'over' : 'right', counted.says)
  }
  const back = (): void => {
    const last = steps.at(-1)
    if (!last) return say('wrong', '没有可以撤销的扫描')
    keep(last.start ?? answers().map((answer, nth) => (nth === last.at ? last.answers : answer)))
    setSteps(steps.slice(0, -1))
    onTouched(last.at)
    say('right', `撤销了上一次：${linesOf(answers(), true)[last.at]!.name} 减去 ${last.added}`)
  }
  const nothingElse = (): void => {
    keep(answers().map((answer) => (isEmptyInput(answer[adds]) ? { ...answer, [adds]: 0 } : answer)))
    say('right', '没有扫到的都填了 0')
  }
  return (
    <ScanField
      placeholder={within === undefined ? '扫条码、FNSKU、MSKU或本地SKU' : '先扫仓位，再扫条码、FNSKU、MSKU或本地SKU'} disabled={!codes} said={said} onScan={scanned}
      hint="每扫一次加一件；也可输入 12*条码，或扫完输入件数再回车；输入 - 撤销上一次"
      after={<>
        <Button onClick={back} disabled={steps.length === 0}>撤销上一次</Button>
        {starts[adds] === undefined ? <Button onClick={nothingElse}>没扫到的填 0</Button> : null}
      </>}
    />
  )
}
