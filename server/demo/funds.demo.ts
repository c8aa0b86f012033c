/** What became of the demo company's payouts: its settlements, the accounts that they are paid into, and what has arrived there. */
import { addDays } from '../../contract/days'
import { COMPANY_ZONE, momentOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import type { DemoTransaction } from './transactions.demo'

/** A settlement lasts two weeks, and its money is on its way for some days. */
const PERIOD_DAYS = 14
/** The last payouts have not arrived yet. */
const UNDER_WAY_DAYS = 12

const ACCOUNTS = [
  { account_name: '派安盈美元', provider: 'payoneer', bank_name: 'Payoneer', account_no: '4031 **** 7719', currency: 'USD', opening: 1_250_000 },
  { account_name: '派安盈欧元', provider: 'payoneer', bank_name: 'Payoneer', account_no: '4031 **** 7720', currency: 'EUR', opening: 380_000 },
  { account_name: '连连英镑', provider: 'lianlian', bank_name: '连连国际', account_no: 'GB29 **** 3351', currency: 'GBP', opening: 210_000 },
  { account_name: '连连日元', provider: 'lianlian', bank_name: '连连国际', account_no: 'JP **** 0092', currency: 'JPY', opening: 42_000_000 },
  { account_name: 'PingPong加元', provider: 'pingpong', bank_name: 'PingPong', account_no: 'CA **** 6408', currency: 'CAD', opening: 95_000 },
  { account_name: '招商银行基本户', provider: 'bank', bank_name: '招商银行深圳分行', account_no: '7559 **** **** 1208', currency: 'CNY', opening: 260_000_000 },
]

/** How many accounts there are: so many ids are reserved first, for entries name them. */
export const ACCOUNT_COUNT = ACCOUNTS.length

/** What is paid out of the bank account every month (hundredths of CNY). */
const PAID = [
  { partner: '深圳办公室房租', amount: 1_680_000, day: '05' }, { partner: '员工工资', amount: 9_600_000, day: '10' },
  { partner: '货代运费', amount: 3_250_000, day: '22' },
]

/** A line of a payment account's statement; `entry`: the place of the receipt that it was matched with, null where a person has yet to. */
interface Flow { entry: number | null; row: DemoRow }

/** Payouts that have just arrived, and that nobody has matched yet. */
const NEW_DAYS = 4

/** Rows without ids but for the accounts', which entries refer to. */
export function fundRows(
  { clock, shopIds }: Context, transactions: readonly DemoTransaction[], people: readonly number[], firstAccount: number,
): { settlement: DemoRow[]; fund_account: DemoRow[]; fund_entry: DemoRow[]; flow: Flow[] } {
  const random = randomOf('funds')
  const stamp = (day: string): DemoRow => {
    const at = momentOf(day, 10 * 3600, COMPANY_ZONE)
    return { creator: people[0], create_time: at, update_time: at }
  }
  const payouts = transactions.filter(({ type, settlementId }) => type === 'Transfer' && settlementId !== null)
  const settlement = payouts.map(({ shop, day, settlementId, total }) => ({
    shop_id: shopIds[shop.at], settlement_id: settlementId, start_at: momentOf(addDays(day, 1 - PERIOD_DAYS), 0, 'UTC'), end_at: momentOf(day, 86_370, 'UTC'),
    deposit_at: momentOf(addDays(day, 2), 0, 'UTC'), currency: shop.currency, total_amount: money(-total), line_amount: money(-total),
  }))
  const arrived = payouts.filter(({ day }) => day <= addDays(clock.today, -UNDER_WAY_DAYS)).map(({ shop, day, settlementId, total }): DemoRow => {
    const account = ACCOUNTS.findIndex(({ currency }) => currency === shop.currency)
    const on = addDays(day, random.whole(3, 6))
    return {
      receipt_type: 'receipt', account_id: firstAccount + account, pay_date: on, partner: 'Amazon', currency: shop.currency, amount_total: money(-total),
      fee_amount: money(Math.round(-total * 0.008)),
      txn_no: `${ACCOUNTS[account]!.provider.slice(0, 2).toUpperCase()}${random.whole(10_000_000, 99_999_999)}${shop.at}`,
      shop_id: shopIds[shop.at], settlement_id: settlementId, clear_currency: shop.currency, clear_amount: money(-total), exchange_rate: '1',
      ref_no: null, remark: null, doc_status: on > addDays(clock.today, -20) ? '0' : '2', ...stamp(on),
    }
  })
  const months = [...new Set(payouts.map(({ day }) => day.slice(0, 7)))].filter((month) => month < clock.today.slice(0, 7))
  const paid = months.flatMap((month) => PAID.map(({ partner, amount, day }): DemoRow => ({
    receipt_type: 'payment', account_id: firstAccount + ACCOUNTS.length - 1, pay_date: `${month}-${day}`, partner, currency: 'CNY',
    amount_total: money(Math.round(amount * random.between(0.95, 1.05))), fee_amount: '0.00', txn_no: null, shop_id: null, settlement_id: null,
    clear_currency: null,
    clear_amount: null, exchange_rate: null, ref_no: null, remark: null, doc_status: '2', ...stamp(`${month}-${day}`),
  })))
  const entries = [...arrived, ...paid].sort((a, b) => (String(a['pay_date']) < String(b['pay_date']) ? -1 : 1))
  const statement = (row: DemoRow, shopName: string): DemoRow => {
    const account = ACCOUNTS[Number(row['account_id']) - firstAccount]!
    return {
      provider: account.provider, account: account.account_no, fund_id: row['account_id'], txn_no: row['txn_no'], currency: row['currency'],
      txn_time: momentOf(String(row['pay_date']), 9 * 3600, COMPANY_ZONE), biz_type: 'Payment from Amazon', shop_name: shopName,
      amount_total: row['amount_total'], fee_amount: row['fee_amount'], balance: null, txn_state: 'Completed', remark: null, creator: people[0],
      create_time: momentOf(String(row['pay_date']), 18 * 3600, COMPANY_ZONE),
    }
  }
  const nameOf = new Map(payouts.map(({ shop, settlementId }) => [`${shopIds[shop.at]} ${settlementId}`, shop.name]))
  const arrivedNow = payouts.filter(({ day }) => day > addDays(clock.today, -UNDER_WAY_DAYS) && addDays(day, NEW_DAYS) <= clock.today)
  const fresh = arrivedNow.map(({ shop, day, total }): Flow => {
    const account = ACCOUNTS.findIndex(({ currency }) => currency === shop.currency)
    return { entry: null, row: statement({
      account_id: firstAccount + account, pay_date: addDays(day, NEW_DAYS), currency: shop.currency, amount_total: money(-total), fee_amount: money(0),
      txn_no: `${ACCOUNTS[account]!.provider.slice(0, 2).toUpperCase()}${day.replaceAll('-', '')}${shop.at}`,
    }, shop.name) }
  })
  return {
    flow: [
      ...entries.flatMap((row, entry): Flow[] => (row['receipt_type'] === 'receipt'
        ? [{ entry, row: statement(row, nameOf.get(`${String(row['shop_id'])} ${String(row['settlement_id'])}`) ?? '') }] : [])),
      ...fresh,
    ],
    settlement,
    fund_account: ACCOUNTS.map(({ opening, ...account }) => ({ ...account, opening: money(opening), is_enable: true, remark: null, ...stamp(clock.start) })),
    fund_entry: entries.map((row, at) => ({ doc_no: `SF${String(row['pay_date']).replaceAll('-', '')}${String(at + 1).padStart(4, '0')}`, ...row })),
  }
}
