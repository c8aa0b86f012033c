/** Tells people in their message centre what was changed about their own account, and by whom. It changes nothing. */
import type { Tx } from '../../store/connect'
import { sendMessage } from '../../../modules/messages/send'

/** Where a person sees their own account. */
const OWN_PAGE = '/system/erp/geRenXinXi'

/**
 * @param news.title what happened, e.g. 您的密码已被重设
 * @param news.text the values before and after, where they may be told
 * @param news.by who did it; left out: the person, from `news.address`
 */
export async function tellOwner(tx: Tx, owner: { companyId: number; employeeId: string }, news: { title: string; text?: string; by?: { id: string; name: string } | undefined; address?: string }): Promise<void> {
  const other = news.by && news.by.id !== owner.employeeId ? news.by : undefined
  const from = news.address ? `（来自 ${news.address}）` : ''
  const advice = other ? '如有疑问，请联系管理员。' : '如果不是您本人所为，请立即修改密码并联系管理员。'
  await sendMessage(tx, {
    companyId: owner.companyId, to: [owner.employeeId], kind: 'system', title: news.title, route: OWN_PAGE,
    text: `${news.text ? `${news.text}。` : ''}${other ? `修改人：${other.name}` : '由您的账号修改'}${from}。${advice}`,
    ...(other && other.id !== '' ? { sender: other.id } : {}),
  })
}
