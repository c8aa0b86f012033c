/** Where a person asks: words, a picture, the model; Enter sends, Shift + Enter begins a line; an answer under way can be stopped. */
import { ArrowUpOutlined, ClearOutlined, CloseOutlined, PictureOutlined } from '../../ui/icons'
import { Button, Input, Select } from 'antd'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { messageOf } from '../../lib/call-error'
import { Tip } from '../../ui/tip'
import type { AssistantState } from './assistant-state'
import type { AssistantStore } from './assistant-store'
import { readImage } from './attached-image'
import { useNotices } from '../../ui/notices'
import { isKey, pressOf } from '../../lib/keys'

interface Props {
  state: AssistantState
  isTyping: boolean
  store: AssistantStore
  tell: (work: Promise<unknown>) => void
}

const MOST_WORDS = 8000

/** `tell` says what a question failed with. The box is emptied when it is sent; while an answer arrives nothing else can be sent. */
export function AskBox({ state, isTyping, store, tell }: Props) {
  const { message } = useNotices()
  const [words, setWords] = useState('')
  const [image, setImage] = useState<string>()
  const file = useRef<HTMLInputElement>(null)

  const attach = (chosen: File | undefined | null): void => {
    if (chosen) readImage(chosen).then(setImage, (error: unknown) => void message.warning(messageOf(error)))
  }
  const paste = (event: ClipboardEvent): void => {
    const found = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (!found) return
    event.preventDefault()
    attach(found)
  }
  const send = (): void => {
    if (isTyping || (words.trim() === '' && !image)) return
    tell(store.ask(words.trim(), image ? { imageUrl: image } : {}))
    setWords('')
    setImage(undefined)
  }
  const key = (event: KeyboardEvent): void => {
    // Enter that chooses a word of an input method is not meant for us.
    if (!isKey(pressOf(event), 'ask') || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const clear = (): void => tell(store.clearContext().then(() => message.success('已清空上下文，之后的问题不再参考前面的内容')))
  const choices = state.models.map(({ name, label }) => ({ value: name, label }))
  return (
    <div className="assistant-box">
      {image ? (
        <span className="assistant-attached">
          <img src={image} alt="要发送的图片" />
          <Button size="small" shape="circle" icon={<CloseOutlined />} aria-label="移除图片" onClick={() => setImage(undefined)} />
        </span>
      ) : null}
      <Input.TextArea
        value={words} maxLength={MOST_WORDS} autoSize={{ minRows: 2, maxRows: 7 }} variant="borderless" placeholder="问问您的数据，Enter 发送，Shift + Enter 换行"
        aria-label="问题" onChange={(event) => setWords(event.target.value)} onKeyDown={key} onPaste={paste}
      />
      <div className="assistant-bar">
        <input ref={file} type="file" hidden accept="image/png,image/jpeg,image/webp,image/gif" aria-label="选择图片" onChange={(event) => {
          attach(event.target.files?.[0])
          event.target.value = ''
        }} />
        <Tip title="附上图片（也可粘贴）"><Button type="text" icon={<PictureOutlined />} aria-label="附上图片" onClick={() => file.current?.click()} /></Tip>
        <Tip title="清空上下文"><Button type="text" icon={<ClearOutlined />} aria-label="清空上下文" onClick={clear} /></Tip>
        <span className="assistant-gap" />
        {choices.length > 0 ? <Select
          size="small" variant="borderless" value={state.model} options={choices} onChange={store.choose} aria-label="模型" popupMatchSelectWidth={false}
        /> : null}
        {isTyping
          ? <Button danger onClick={() => state.selected && store.stop(state.selected)}>停止</Button>
          : <Button type="primary" icon={<ArrowUpOutlined />} disabled={words.trim() === '' && !image} onClick={send}>发送</Button>}
      </div>
    </div>
  )
}
