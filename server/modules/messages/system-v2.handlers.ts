/** The calls of this family that need code. */
import { announcementPin, announcementPublish, announcementWithdraw } from './announcements.handlers'
import { getErpPage } from '../workplace/public'
import { employeeBaseInfo } from './employee.handlers'
import { readAllMessages, removeMessages, setMessagesRead, unreadMessages, unreadTotal, updateMsgId } from './messages.handlers'

export const systemV2Handlers = {
  employeeBaseInfo, erpPage: getErpPage,
  updateMsgId, unreadMessages, setMessagesRead, readAllMessages, removeMessages, unreadTotal,
  announcementPublish, announcementWithdraw, announcementPin,
}
