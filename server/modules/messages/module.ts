/** The message centre and announcements; whoever has news for people gives it here. */
import { defineModule } from '../../kernel/plug/module'
import type { Teller } from '../../kernel/http/sessions/account-news'
import { announcementPin, announcementPublish, announcementWithdraw, tellPeople } from './announcements.handlers'
import { readAllMessages, removeMessages, setMessagesRead, unreadMessages, unreadTotal, updateMsgId } from './messages.handlers'
import { sendMessage } from './send'
import { sweepMessages } from './sweep'
import { tellOfTask } from './task-news'

const teller: Teller = async (tx, { companyId, employeeId }, news) => {
  await sendMessage(tx, { companyId, to: [employeeId], kind: 'system', ...news })
}

export default defineModule({
  name: 'messages',
  handlers: {
    systemV2: {
      unreadMessages, unreadTotal, setMessagesRead, readAllMessages, updateMsgId, removeMessages,
      announcementPublish, announcementWithdraw, announcementPin,
    },
  },
  effects: { tellPeople },
  ended: tellOfTask,
  sweep: sweepMessages,
  teller,
})
