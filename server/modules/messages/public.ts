/** How other modules bring a message to people. */
export { sendMessage, type MessageKind, type NewMessage } from './send'
