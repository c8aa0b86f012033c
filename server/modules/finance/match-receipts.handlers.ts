/**
 * Receipts of payment accounts become receipts of settlements: proposed where exactly one settlement fits, chosen by a person where several
 * do. What is accepted is a draft of 收付款单; until it is audited no balance and no settlement knows of it.
 */
import { compareText } from '../../../contract/decimal-text'
import type { Line, LinesAnswer } from '../../../contract/lines'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { writingTogether } from '../../kernel/write/together'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import { addRow, removeRow } from '../../kernel/write/write.tree'
import type { Written } from '../../kernel/write/written'
import { arrivedOf, dueFor, type Arrived, type Due } from './receipts'

const MOST = 500
const DAYS = 10
const MORE_DAYS = 60
const MOST_DAYS = 365
const NEXT = { label: '查看收付款单', route: '/finance/erp/ShouFuKuanDan' }
const COLUMNS: LinesAnswer['columns'] = [
  { name: 'txn', label: '流水号' }, { name: 'day', label: '到账日期', short: true }, { name: 'amount', label: '到账金额', figure: true },
  { name: 'shop', label: '店铺' }, { name: 'settlement', label: '结算编号' }, { name: 'open', label: '结算未到账', figure: true },
  { name: 'paid', label: '打款日期', short: true }, { name: 'entry', label: '收款单', short: true },
]
/** Words of a state in which nothing has arrived, in the languages of the downloads. */
const NOT_ARRIVED = /fail|cancel|reject|pending|revers|失败|取消|退回|处理中|待/i

/** Shown line by line first. @throws Refusal of more than MOST receipts */
export const receiptMatch = answers('finance.receiptMatch', (context, asked) => writingTogether(context, async (writing, written) => {
  const ids = [...new Set(asked.rows.map(({ id }) => id))]
  if (ids.length > MOST) throw new Refusal(CODES.invalid, `一次最多 ${MOST} 笔，现在选了 ${ids.length} 笔，请少选一些`)
  const days = daysOf(asked.days, DAYS)
  const lines: Line[] = []
  const promised = new Set<string>()
  for (const arrived of await arrivedOf(writing, ids)) {
    const line = arrived.id
    if (!asked.preview && asked.lines && !asked.lines.includes(line)) continue
    const found = wrongWith(arrived) ?? only(await dueFor(writing, arrived, days), days, promised)
    const due = typeof found === 'string' ? undefined : found
    const cells = cellsOf(arrived, due)
    lines.push({ line, cells, ...(typeof found === 'string' ? { error: found } : {}) })
    if (!due) continue
    promised.add(keyOf(due))
    if (!asked.preview) cells['entry'] = await receive(writing, arrived, due, due.gross!, written)
  }
  return told(lines)
}))

/** One receipt and the settlements that it may be of, then the one that is. @throws Refusal of a settlement that no longer may be chosen */
export const receiptChoose = answers('finance.receiptChoose', (context, asked) => writingTogether(context, async (writing, written) => {
  const [arrived, ...others] = await arrivedOf(writing, [...new Set(asked.rows.map(({ id }) => id))])
  if (!arrived || others.length > 0) throw new Refusal(CODES.invalid, '请选择一笔流水，再选它是哪张结算单的。')
  if (!asked.preview && asked.lines?.length !== 1) throw new Refusal(CODES.invalid, '请选择一张结算单。')
  const wrong = wrongWith(arrived)
  const days = daysOf(asked.days, MORE_DAYS)
  const dues = (await dueFor(writing, arrived, days)).filter(({ visible }) => visible)
  const lines: Line[] = []
  for (const due of dues) {
    const line = keyOf(due)
    if (!asked.preview && !asked.lines?.includes(line)) continue
    const cells = cellsOf(arrived, due)
    lines.push({ line, cells, ...(wrong === undefined ? {} : { error: wrong }) })
    if (!asked.preview && wrong === undefined) cells['entry'] = await receive(writing, arrived, due, due.gross ?? arrived.amount, written)
  }
  if (!asked.preview && lines.length === 0) throw new Refusal(CODES.invalid, '这张结算单已不在可选之列，请重新打开再选。')
  if (lines.length === 0) {
    const none = `到账前 ${days} 天内没有 ${arrived.currency} 的未到账结算单；请先导入结算报告，或把天数放宽`
    throw new Refusal(CODES.invalid, wrong ?? none)
  }
  return told(lines)
}))

/** Takes the payment document away that the match made. @throws Refusal once it was reviewed */
export const receiptUnmatch = answers('finance.receiptUnmatch', (context, { id }) => writingTogether(context, async (writing, written) => {
  const [arrived] = await arrivedOf(writing, [id])
  if (!arrived) throw new Refusal(CODES.notFound, '没有这笔流水，请刷新后再看。')
  if (arrived.entry === null) throw new Refusal(CODES.invalid, '这笔流水没有匹配，不用取消。')
  if (arrived.entry_status === '2') {
    throw new Refusal(CODES.invalid, `收款单 ${arrived.entry} 已审核，请先在「收付款单」里反审核，再取消匹配。`)
  }
  const { model } = writing
  const statement = model.entities['payment_statement']!
  const before = await lockRow(writing, statement, { id })
  written.push({ entity: statement, action: 'edit', before, after: await updateRow(writing, statement, before, { entry_id: null }) })
  const entry = model.entities['fund_entry']!
  await removeRow(writing, entry, await lockRow(writing, entry, { id: before['entry_id'] }), written)
  return {}
}))

/** @throws Refusal of days that are none */
function daysOf(asked: number | null | undefined, usual: number): number {
  const days = asked ?? usual
  if (days < 1 || days > MOST_DAYS) throw new Refusal(CODES.invalid, `天数要在 1 与 ${MOST_DAYS} 之间`, { days: `1 到 ${MOST_DAYS}` })
  return days
}

const keyOf = ({ shop, settlement }: Due): string => `${shop} ${settlement}`

/** Why nothing can be made of the line, whatever settlements there are. */
function wrongWith({ entry, entry_status: status, amount, state, fund, funds, taken }: Arrived): string | undefined {
  if (entry !== null) return status === '4' ? `收款单 ${entry} 已作废，请先取消匹配` : `已匹配，收款单 ${entry}`
  if (compareText(amount, '0') !== 1) return '不是收款：金额不大于 0'
  if (state !== null && NOT_ARRIVED.test(state)) return `还没有到账：状态是「${state}」`
  if (fund === null) {
    return funds === 0 ? '没有这家机构这个币种的资金账户，请先在「银行账号」登记'
      : `有 ${funds} 个可能的资金账户，请先在这笔流水上选择`
  }
  return taken === null ? undefined : `同一账户的流水号已登记为 ${taken}`
}

/** The settlement that alone fits, or why none is proposed. */
function only(dues: readonly Due[], days: number, promised: ReadonlySet<string>): Due | string {
  const alike = dues.filter((due) => due.gross !== null)
  const [due, ...others] = alike.filter((each) => !promised.has(keyOf(each)))
  if (!due) {
    return alike.length > 0 ? '相符的结算单已经给了上面的流水，请用「选择结算单」'
      : `到账前 ${days} 天内没有币种与金额都相符的未到账结算单`
  }
  if (others.length > 0) return `有 ${others.length + 1} 张结算单相符，请用「选择结算单」`
  return due.visible ? due : '相符的结算单不在您可见的店铺里'
}

function cellsOf({ txn_no: txn, day, amount, currency, shop_name: said }: Arrived, due: Due | undefined): Record<string, string> {
  return {
    txn, day, amount: `${amount} ${currency}`, shop: due?.shop_name ?? said ?? '', settlement: due?.settlement ?? '',
    open: due ? `${due.open} ${due.currency}` : '',
    paid: due?.day ?? '', entry: '',
  }
}

/** @returns the number of the draft */
async function receive(writing: Writing, arrived: Arrived, due: Due, gross: string, written: Written[]): Promise<string> {
  const { model } = writing
  const made = await addRow(writing, model.entities['fund_entry']!, {
    receipt_type: 'receipt', account_id: arrived.fund, pay_date: arrived.day, partner: 'Amazon', currency: arrived.currency, amount_total: gross,
    fee_amount: feeOf(arrived), txn_no: arrived.txn_no.slice(0, 80), shop_id: due.shop, settlement_id: due.settlement, clear_currency: due.currency,
    clear_amount: lesser(gross, due.open), remark: '由收款流水匹配',
  }, {}, written)
  const statement = model.entities['payment_statement']!
  const before = await lockRow(writing, statement, { id: arrived.id })
  const told: Row = { entry_id: made['id'] }
  written.push({ entity: statement, action: 'edit', before, after: await updateRow(writing, statement, before, told) })
  return String(made['doc_no'])
}

/** A fee stands beside the amount in some downloads as negative. */
const feeOf = ({ fee }: Arrived): string => (fee === null ? '0' : fee.replace(/^-/, ''))

const lesser = (left: string, right: string): string => (compareText(left, right) === 1 ? right : left)

function told(lines: Line[]): Omit<LinesAnswer, 'offers'> {
  const refused = lines.filter(({ error }) => error !== undefined).length
  return { columns: COLUMNS, lines, done: lines.length - refused, refused, next: NEXT }
}
