/**
 * The assistant's state and every step it takes (specification, sections 3 and 4), as pure functions: which conversations
 * there are, which is selected, what was said, where each was scrolled to. Knows no HTTP and no screen.
 */

/** One thing said; `content` is Markdown, `timestamp` ISO 8601. */
export interface AssistantMessage {
  role: 'user' | 'model'
  content: string
  timestamp: string
  /** Where a picture can be had, or the picture itself while it is being sent. */
  imageUrl?: string
  /** The answer is still arriving. */
  isTyping?: boolean
  /** What is being read for the answer just now. */
  doing?: string
  /** Why the answer ended before its end. */
  failed?: string
}

/** `count`: messages on the server; `scrollPosition`: pixels from the top, 0: never looked at. */
export interface Conversation {
  id: string
  title: string
  messages: AssistantMessage[]
  createdAt: string
  count: number
  scrollPosition: number
  /** Its messages were fetched; otherwise they may be on the server alone. */
  loaded?: boolean
}

/** A conversation as the service lists it, without its messages. */
export interface ServerSession {
  sessionId: string
  title: string
  createdTime: string
  count: number
}

/** `name` is what the service is asked by. */
export interface ModelChoice {
  name: string
  label: string
}

/** `selected`: a conversation's id, null: none; `model`: the name of the one that is asked. */
export interface AssistantState {
  conversations: Conversation[]
  selected: string | null
  models: ModelChoice[]
  model: string
}

/** The title of a conversation that nothing was said in. */
export const NEW_TITLE = '新建对话'
/** Asked until the service has said which it has. */
export const DEFAULT_MODEL = 'deepseek'
/** As many as the service keeps; on the screen it is cut where there is no room. */
export const MOST_TITLE = 200

/** Of whoever has said nothing yet. */
export const EMPTY_STATE: AssistantState = { conversations: [], selected: null, models: [], model: DEFAULT_MODEL }

function conversationOf(session: ServerSession): Conversation {
  return { id: session.sessionId, title: session.title || NEW_TITLE, messages: [], createdAt: session.createdTime, count: session.count, scrollPosition: 0 }
}

/** undefined where none is selected. */
export function selectedOf(state: AssistantState): Conversation | undefined {
  return state.conversations.find(({ id }) => id === state.selected)
}

/** A new one goes first and is selected. */
export function added(state: AssistantState, session: ServerSession): AssistantState {
  const made = { ...conversationOf(session), loaded: true }
  return { ...state, conversations: [made, ...state.conversations.filter(({ id }) => id !== made.id)], selected: made.id }
}

/** Deleting the selected one selects the first that remains, or none. */
export function removed(state: AssistantState, id: string): AssistantState {
  const conversations = state.conversations.filter((each) => each.id !== id)
  return { ...state, conversations, selected: state.selected === id ? (conversations[0]?.id ?? null) : state.selected }
}

/** The server's list takes the place of ours; what was read of them stays. The first is selected where the selected one is gone. */
export function listed(state: AssistantState, sessions: ServerSession[]): AssistantState {
  const known = new Map(state.conversations.map((each) => [each.id, each]))
  const conversations = sessions.map((session) => {
    const old = known.get(session.sessionId)
    if (!old) return conversationOf(session)
    // More was said elsewhere: what we have is out of date, and is fetched again when it is looked at.
    const isBehind = session.count > old.messages.length && !old.messages.some(({ isTyping }) => isTyping)
    return { ...old, title: session.title || old.title, createdAt: session.createdTime, count: session.count, ...(isBehind ? { loaded: false } : {}) }
  })
  const selected = conversations.some(({ id }) => id === state.selected) ? state.selected : (conversations[0]?.id ?? null)
  return { ...state, conversations, selected }
}

/** The first model is taken where the chosen one is not offered. */
export function withModels(state: AssistantState, models: ModelChoice[]): AssistantState {
  const model = models.some(({ name }) => name === state.model) ? state.model : (models[0]?.name ?? DEFAULT_MODEL)
  return { ...state, models, model }
}

/** The state with one conversation changed; an id that is not there changes nothing. */
export function changed(state: AssistantState, id: string, change: (conversation: Conversation) => Conversation): AssistantState {
  return { ...state, conversations: state.conversations.map((each) => (each.id === id ? change(each) : each)) }
}

/** The first message of a person is the title, on one line. */
function titleFrom(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.length > MOST_TITLE ? `${line.slice(0, MOST_TITLE - 1)}…` : line || '图片'
}

/** A person's question and the room for its answer. The first question becomes the title. */
export function asked(conversation: Conversation, question: AssistantMessage): Conversation {
  const isFirst = !conversation.messages.some(({ role }) => role === 'user')
  const answer: AssistantMessage = { role: 'model', content: '', timestamp: question.timestamp, isTyping: true }
  return {
    ...conversation, title: isFirst ? titleFrom(question.content) : conversation.title, messages: [...conversation.messages, question, answer],
    count: conversation.count + 2,
  }
}

/** Changes the answer that is arriving. */
export function answering(conversation: Conversation, change: (message: AssistantMessage) => AssistantMessage): Conversation {
  const at = conversation.messages.findLastIndex(({ role, isTyping }) => role === 'model' && isTyping)
  return at < 0 ? conversation : { ...conversation, messages: conversation.messages.map((each, index) => (index === at ? change(each) : each)) }
}
