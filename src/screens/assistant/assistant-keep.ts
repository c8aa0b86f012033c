/**
 * The assistant's state over reloads, in the browser's storage, for each person of each company their own. What is kept is
 * bounded, and pictures are never among it. Reads and writes; decides nothing.
 */
import { DEFAULT_MODEL, EMPTY_STATE, NEW_TITLE, type AssistantMessage, type AssistantState, type Conversation } from './assistant-state'

const MOST_CONVERSATIONS = 30
const MOST_MESSAGES = 40
const MOST_CHARACTERS = 400_000

/** The name in the storage; undefined where nobody is signed in: then nothing is kept. */
export function keyOf(user: { companyId: string | number; employeeId: string | number } | undefined): string | undefined {
  return user && `assistant_${user.companyId}_${user.employeeId}`
}

/** Whether the drawer stands open is read before anything of the assistant is loaded. */
export const openKeyOf = (key: string): string => `${key}_open`

function plainMessage({ role, content, timestamp, imageUrl, failed }: AssistantMessage): AssistantMessage {
  return { role, content, timestamp, ...(imageUrl && !imageUrl.startsWith('data:') ? { imageUrl } : {}), ...(failed ? { failed } : {}) }
}

/** As it is written: an answer that was under way is broken off by a reload, and fetched anew. */
function writtenState(state: AssistantState): AssistantState {
  const conversations = state.conversations.slice(0, MOST_CONVERSATIONS).map((each): Conversation => {
    const isArriving = each.messages.some(({ isTyping }) => isTyping)
    const messages = each.messages.slice(-MOST_MESSAGES).map(plainMessage)
    const isCut = messages.length < each.messages.length || each.messages.some(({ imageUrl }) => imageUrl?.startsWith('data:'))
    return { ...each, messages, loaded: each.loaded === true && !isArriving && !isCut }
  })
  return { ...state, conversations }
}

/**
 * At most 30 conversations of 40 messages; above 400,000 characters only the selected one keeps its messages. A full storage is warned of in the
 * console, not thrown.
 */
export function keepState(storage: Pick<Storage, 'setItem'>, key: string, state: AssistantState): void {
  let written = writtenState(state)
  let text = JSON.stringify(written)
  if (text.length > MOST_CHARACTERS) {
    // The selected one alone keeps its words; the others are on the server.
    written = { ...written, conversations: written.conversations.map((each) => (each.id === state.selected ? each : { ...each, messages: [], loaded: false })) }
    text = JSON.stringify(written)
  }
  try {
    storage.setItem(key, text)
  } catch (error) {
    console.warn('the assistant could not be kept:', error)
  }
}

/** What is kept, with what is missing filled in; EMPTY_STATE where nothing, or nothing readable, is. */
export function readState(storage: Pick<Storage, 'getItem'>, key: string): AssistantState {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<AssistantState> | null
    if (!kept || !Array.isArray(kept.conversations)) return EMPTY_STATE
    const conversations = kept.conversations.filter((each) => typeof each?.id === 'string' && Array.isArray(each.messages)).map((each) => ({
      ...each, title: each.title || NEW_TITLE, count: Number(each.count) || 0, scrollPosition: Number(each.scrollPosition) || 0,
    }))
    return {
      conversations,
      selected: conversations.some(({ id }) => id === kept.selected) ? (kept.selected ?? null) : (conversations[0]?.id ?? null),
      models: Array.isArray(kept.models) ? kept.models : [],
      model: typeof kept.model === 'string' && kept.model ? kept.model : DEFAULT_MODEL,
    }
  } catch {
    return EMPTY_STATE
  }
}
