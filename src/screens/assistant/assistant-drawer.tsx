/** The assistant's drawer: conversations on the left, what was said and the box to ask in on the right. The page beside it stays usable. */
import { PlusOutlined } from '../../ui/icons'
import { Button, Drawer } from 'antd'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { messageOf } from '../../lib/call-error'
import './assistant.css'
import { assistantStore } from './assistant-service'
import { selectedOf } from './assistant-state'
import type { Offer } from './assistant-store'
import { AskBox } from './ask-box'
import { ConversationList } from './conversation-list'
import { MessageList } from './message-list'
import { ReadyQuestions } from './ready-questions'
import { useNotices } from '../../ui/notices'

/** Pixels: a table of six columns of amounts fits beside the conversations. */
const WIDTH = 880

/** Asks for conversations and models whenever it opens, and for messages when they are first looked at. Where 常用问题 cannot be had, there are none. */
export default function AssistantDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { message } = useNotices()
  const store = assistantStore()
  const state = useSyncExternalStore(store.subscribe, store.state)
  const [offer, setOffer] = useState<Offer>()
  const selected = selectedOf(state)

  const tell = useCallback((work: Promise<unknown>) => {
    work.catch((error: unknown) => void message.error(messageOf(error)))
  }, [message])

  useEffect(() => {
    if (!open) return
    tell(store.fetchList())
    tell(store.fetchModels())
    store.offer().then(setOffer, () => setOffer({ connected: true, questions: [] }))
  }, [open, store, tell])
  const selectedId = selected?.id
  const isLoaded = selected?.loaded
  useEffect(() => {
    if (open && selectedId !== undefined && isLoaded !== true) tell(store.fetchMessages(selectedId))
  }, [open, selectedId, isLoaded, store, tell])

  const isTyping = selected?.messages.at(-1)?.isTyping === true
  return (
    <Drawer
      open={open} onClose={onClose} width={`min(${WIDTH}px, 100vw)`} mask={false} destroyOnHidden title="AI 助手" className="assistant"
      rootClassName="assistant-root"
      extra={<Button icon={<PlusOutlined />} onClick={() => tell(store.create())}>新建对话</Button>}
    >
      <ConversationList conversations={state.conversations} selected={state.selected} store={store} tell={tell} />
      <section className="assistant-main" aria-label="对话内容">
        {offer && !offer.connected ? <p className="assistant-note" role="status">还没有连接 AI 服务，只能回答下面这些由数据直接得出的问题。管理员设置 AI_BASE_URL 后即可自由提问。</p> : null}
        {selected && (selected.messages.length > 0 || selected.count > 0)
          ? <MessageList key={selected.id} conversation={selected} store={store} />
          : <div className="assistant-empty"><h3>想了解什么？</h3><p>答案来自您有权限查看的数据，每个答案都带着打开对应页面的链接。</p></div>}
        <ReadyQuestions
          questions={offer?.questions ?? []} isSmall={(selected?.messages.length ?? 0) > 0} isDisabled={isTyping}
          onAsk={({ id, text }) => tell(store.ask(text, { question: id }))}
        />
        <AskBox state={state} isTyping={isTyping} store={store} tell={tell} />
      </section>
    </Drawer>
  )
}
