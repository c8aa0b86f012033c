/** Opening a message: it is read by that, and its page comes; one without a page opens beside the list. Draws nothing. */
import type { DataPort } from '../../engine/port'

/** The route of the list of all messages. */
export const MESSAGE_CENTRE = '/system/erp/messageCenter'

/** `route`: what it is about, with its query; null: nothing but itself. */
export interface Message {
  id: string
  title: string
  route: string | null
  unread: boolean
}

/** Goes there at once; marking it as read is not waited for, and its failure not told. */
export function openMessage(port: Pick<DataPort, 'call' | 'go'>, { id, route, unread }: Message): void {
  // Whether it could be marked does not keep the person from what it is about.
  if (unread) port.call({ family: 'systemV2', call: 'setMessagesRead' }, { ids: [id] }).catch(() => undefined)
  if (!route) return port.go(MESSAGE_CENTRE, { tab: 'all', row: id })
  const [path = MESSAGE_CENTRE, search = ''] = route.split('?', 2)
  port.go(path, Object.fromEntries(new URLSearchParams(search)))
}
