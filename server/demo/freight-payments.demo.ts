/** Requests by which the demo company pays its forwarders: the agreed bills of a forwarder and month together. */
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import { KEEPER } from './company.demo'
import { money, type DemoRow } from './rows.demo'

interface Context {
  bills: { ids: number[]; rows: DemoRow[] }
  today: string
  people: number[]
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
}

const hundredths = (value: unknown): number => Math.round(Number(value ?? 0) * 100)
const sumOf = (bill: DemoRow): number => hundredths(bill['bill_fee']) + hundredths(bill['tax_fee']) + hundredths(bill['other_fee'])

/**
 * Writes logistics_payment and its items of all bills that are settled (pay status 3): a request for each forwarder and month of shipping, none later
 * than today.
 */
export async function writeFreightPayments({ bills, today, people, kept }: Context): Promise<void> {
  const groups = new Map<string, { id: number; row: DemoRow }[]>()
  bills.rows.forEach((row, at) => {
    if (row['pay_status'] !== '3') return
    const key = [row['provider_id'], String(row['ship_date']).slice(0, 7)].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), { id: bills.ids[at]!, row }])
  })
  const counts = new Map<string, number>()
  const asked = [...groups.values()].map((group) => {
    const last = group.map(({ row }) => String(row['ship_date'])).sort().at(-1)!
    const day = [addDays(last, 12), today].sort()[0]!
    const nth = (counts.get(day) ?? 0) + 1
    counts.set(day, nth)
    const row: DemoRow = {
      request_no: `WLQK${day.replaceAll('-', '')}${String(nth).padStart(4, '0')}`, provider_id: group[0]!.row['provider_id'], currency: 'CNY', pay_status: '3',
      pay_due: addDays(day, 7), pay_account: '招商银行基本户', pay_date: [addDays(day, 5), today].sort()[0], voucher_no: `PZ-${day.slice(5).replace('-', '')}-${nth}`,
      creator: people[KEEPER], create_time: momentOf(day, 10 * 3600, COMPANY_ZONE),
    }
    return { row, group }
  })
  const ids = await kept('logistics_payment', asked.map(({ row }) => row))
  await kept('logistics_payment_item', asked.flatMap(({ group }, at) => group.map(({ id, row }): DemoRow => (
    { payment_id: ids[at], bill_id: id, currency: 'CNY', amount: money(sumOf(row)) }
  ))))
}
