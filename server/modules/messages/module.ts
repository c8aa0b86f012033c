/** The message centre and announcements; whoever has news for people gives it here. */
import { defineModule } from '../../kernel/plug/module'
import type { Teller } from '../../kernel/http/sessions/account-news'
import { tellPeople } from './announcements.handlers'
import { sendMessage } from './send'
import { sweepMessages } from './sweep'
import { tellOfTask } from './task-news'

const teller: Teller = async (tx, { companyId, employeeId }, news) => {
  await sendMessage(tx, { companyId, to: [employeeId], kind: 'system', ...news })
}

export default defineModule({
  name: 'messages',
  needs: ['workplace'],
  effects: { tellPeople },
  ended: tellOfTask,
  sweep: sweepMessages,
  teller,
})
