/** The conversations, newest first: select, rename, delete. */
import { DeleteOutlined, EditOutlined } from '../../ui/icons'
import { Button, Empty, Input } from 'antd'
import { useState } from 'react'
import { ask } from '../../ui/dialog'
import { MOST_TITLE, type Conversation } from './assistant-state'
import type { AssistantStore } from './assistant-store'
import { useNotices } from '../../ui/notices'

interface Props {
  conversations: Conversation[]
  selected: string | null
  store: AssistantStore
  tell: (work: Promise<unknown>) => void
}

/** Deleting is asked first; a blank or unchanged title is not sent. `tell` says what failed. */
export function ConversationList({ conversations, selected, store, tell }: Props) {
  const { modal } = useNotices()
  const [renaming, setRenaming] = useState<string>()
  const rename = (id: string, before: string, title: string): void => {
    setRenaming(undefined)
    const words = title.trim()
    if (words !== '' && words !== before) tell(store.rename(id, words))
  }
  const remove = ({ id, title }: Conversation): void => {
    ask(modal, { title: '确定删除这个对话吗？', content: title, ok: '删除', danger: true, onOk: () => tell(store.remove(id)) })
  }
  return (
    <nav className="assistant-list" aria-label="对话">
      {conversations.length === 0 ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有对话" /> : null}
      <ul>
        {conversations.map((each) => (
          <li key={each.id} className={each.id === selected ? 'is-selected' : undefined}>
            {renaming === each.id
              ? <Input size="small" autoFocus aria-label="对话名称" maxLength={MOST_TITLE} defaultValue={each.title} onBlur={(event) =>
                rename(each.id, each.title, event.target.value)} onPressEnter={(event) =>
                  rename(each.id, each.title, event.currentTarget.value)} onKeyDown={(event) => {
                  if (event.key !== 'Escape') return
                  event.stopPropagation()
                  setRenaming(undefined)
                }} />
              : (
                <>
                  <button
                    type="button" className="assistant-pick" aria-current={each.id === selected ? 'true' : undefined} title={each.title}
                    onClick={() => store.select(each.id)}
                  >{each.title}</button>
                  <span className="assistant-tools">
                    <Button type="text" size="small" icon={<EditOutlined />} aria-label={`重命名 ${each.title}`} onClick={() => setRenaming(each.id)} />
                    <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={`删除 ${each.title}`} onClick={() => remove(each)} />
                  </span>
                </>
              )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
