/** What was said in one conversation. It stays where the person had scrolled to, and follows an answer while its end is in sight. */
import { Alert } from 'antd'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { AnswerText } from './answer-text'
import type { AssistantMessage, Conversation } from './assistant-state'
import type { AssistantStore } from './assistant-store'
import { MessagePicture } from './message-picture'

/** So near to the end, in pixels, the end is what one looks at. */
const NEAR = 60
const REST_MS = 150

/** Tells the store where it was scrolled to, once it rests. Another conversation needs another `key`. */
export function MessageList({ conversation, store }: { conversation: Conversation; store: AssistantStore }) {
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef(false)
  const { id, messages } = conversation
  const start = useRef(conversation.scrollPosition)
  const isPlaced = useRef(false)
  // Messages that are fetched anew move nothing: only an answer is followed.
  const isArriving = messages.at(-1)?.isTyping === true
  const wasArriving = useRef(isArriving)

  // Placed before it is seen; a conversation never looked at begins at its end. While the drawer is still being drawn there is no room to scroll in.
  useLayoutEffect(() => {
    const element = box.current
    if (!element || messages.length === 0) return undefined
    if (isPlaced.current) {
      if (follows.current && (isArriving || wasArriving.current)) element.scrollTop = element.scrollHeight
      wasArriving.current = isArriving
      return undefined
    }
    wasArriving.current = isArriving
    const place = (): void => {
      if (isPlaced.current || element.clientHeight === 0) return
      isPlaced.current = true
      element.scrollTop = start.current > 0 ? start.current : element.scrollHeight
      follows.current = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR
    }
    place()
    const room = new ResizeObserver(place)
    room.observe(element)
    return () => room.disconnect()
  }, [messages, isArriving])
  // A new question is always looked at.
  const count = messages.length
  const before = useRef(count)
  useLayoutEffect(() => {
    if (count > before.current && isArriving && box.current) {
      follows.current = true
      box.current.scrollTop = box.current.scrollHeight
    }
    before.current = count
  }, [count, isArriving])
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const moved = (): void => {
      follows.current = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR
      clearTimeout(timer)
      timer = setTimeout(() => store.scrolled(id, Math.round(element.scrollTop)), REST_MS)
    }
    element.addEventListener('scroll', moved, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', moved)
    }
  }, [id, store])

  return (
    <div className="assistant-messages" ref={box} tabIndex={0} role="log" aria-label="消息">
      {messages.map((message, at) => <Message key={at} message={message} />)}
    </div>
  )
}

function Message({ message }: { message: AssistantMessage }) {
  const { role, content, imageUrl, isTyping, doing, failed } = message
  return (
    <article className={`assistant-message is-${role}`} aria-label={role === 'user' ? '我' : 'AI 助手'} aria-busy={isTyping === true}>
      {imageUrl ? <MessagePicture address={imageUrl} /> : null}
      {role === 'user' ? (content === '' ? null : <p>{content}</p>) : <AnswerText text={content} />}
      {isTyping ? <p className="assistant-doing" role="status">{doing ? `正在${doing}` : content === '' ? '正在思考' : '正在回答'}<i /><i /><i /></p> : null}
      {failed ? <Alert type={failed === '已停止' ? 'info' : 'error'} showIcon message={failed} /> : null}
    </article>
  )
}
