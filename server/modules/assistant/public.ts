/** What whoever starts the server says of the assistant. */
export { readAssistantSettings, type AssistantSettings } from './settings'
