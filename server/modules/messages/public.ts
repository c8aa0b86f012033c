/** How other modules bring a message to people, and what the calls of the old system read of them. */
export { systemV2Handlers } from './system-v2.handlers'
export { sendMessage, type MessageKind, type NewMessage } from './send'
