/** The message centre and announcements; whoever has news for people gives it here. */
import { defineModule } from '../../kernel/plug/module'
import type { Teller } from '../../kernel/http/sessions/account-news'
import { tellPeople } from './announcements.handlers'
import { sendMessage } from './send'
import { sweepMessages } from './sweep'
import { systemV2Handlers } from './system-v2.handlers'
import { tellOfTask } from './task-news'

const teller: Teller = async (tx, { companyId, employeeId }, news) => {
  await sendMessage(tx, { companyId, to: [employeeId], kind: 'system', ...news })
}

export default defineModule({
  name: 'messages',
  needs: ['workplace'],
  handlers: { systemV2: systemV2Handlers },
  effects: { tellPeople },
  ended: tellOfTask,
  sweep: sweepMessages,
  teller,
})
