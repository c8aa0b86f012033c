/** Tells people in their message centre what was changed about their own account, and by whom. It changes nothing. */
import type { Tx } from '../../store/connect'
import { slot } from '../../asker/slot'

/** What a person is to read, and who caused it (left out: the system). */
interface News { title: string; text: string; route: string; sender?: string }

/** Brings news to one person, in the transaction of what it tells. */
export type Teller = (tx: Tx, person: { companyId: number; employeeId: string }, news: News) => Promise<void>

/** Filled from `Module.teller`; asked by `tellOwner`. */
export const TELLER = slot<Teller>('a teller of news')

/** Where a person sees their own account. */
const OWN_PAGE = '/system/erp/geRenXinXi'

/**
 * @param news.title what happened, e.g. 您的密码已被重设
 * @param news.text the values before and after, where they may be told
 * @param news.by who did it; left out: the person, from `news.address`
 */
export async function tellOwner(
  tx: Tx, owner: { companyId: number; employeeId: string },
  news: { title: string; text?: string; by?: { id: string; name: string } | undefined; address?: string },
): Promise<void> {
  const other = news.by && news.by.id !== owner.employeeId ? news.by : undefined
  const from = news.address ? `（来自 ${news.address}）` : ''
  const advice = other ? '如有疑问，请联系管理员。' : '如果不是您本人所为，请立即修改密码并联系管理员。'
  await TELLER.get()(tx, owner, {
    title: news.title, route: OWN_PAGE,
    text: `${news.text ? `${news.text}。` : ''}${other ? `修改人：${other.name}` : '由您的账号修改'}${from}。${advice}`,
    ...(other && other.id !== '' ? { sender: other.id } : {}),
  })
}
