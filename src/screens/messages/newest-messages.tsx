/** The newest unread messages under the bell: open one, mark all as read, go to the message centre. */
import { Button, Skeleton, Tag } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { formatMoment } from '../../../contract/format/date'
import { HelpNotices } from './help-notices'
import { MESSAGE_CENTRE, openMessage } from './open-message'
import { useNotices } from '../../ui/notices'

interface Unread {
  id: string
  kind: string
  title: string
  text: string | null
  route: string | null
  pinned: boolean
  create_time: string
}

const SHOWN = 8
const TEXT_LENGTH = 80
/** Tones of kinds; the rest is neutral. */
const TONES: Record<string, string> = { task_failed: 'red', task_done: 'green', approval: 'orange', low_stock: 'orange', announcement: 'blue', import: 'blue' }
const WORDS: Record<string, string> = { task_failed: '失败', task_done: '完成', approval: '审批', low_stock: '库存', announcement: '公告', import: '导入', system: '系统' }

/** @param version asks anew when it changes */
export default function NewestMessages({ version, onLeave }: { version: number; onLeave: () => void }) {
  const port = usePort()
  const { message } = useNotices()
  const [found, setFound] = useState<{ list: Unread[]; total: number } | Error>()
  const ask = useCallback(() => {
    port.call<{ list: Unread[]; total: number }>({ family: 'systemV2', call: 'unreadMessages' }, { page: 1, pageSize: SHOWN }).then(
      setFound, (error: unknown) => setFound(new Error(messageOf(error))),
    )
  }, [port])
  useEffect(ask, [ask, version])

  const readAll = (): void => {
    port.call({ family: 'systemV2', call: 'readAllMessages' }).then(ask, (error: unknown) => void message.error(messageOf(error)))
  }
  const open = (one: Unread): void => {
    onLeave()
    openMessage(port, { ...one, unread: true })
  }
  if (found === undefined) return <Skeleton active paragraph={{ rows: 4 }} title={false} />
  const failed = found instanceof Error
  return (
    <>
      <div className="bell-head">
        <b>消息</b>
        {failed ? null : <span>{found.total} 条未读</span>}
        <Button type="link" size="small" disabled={failed || found.total === 0} onClick={readAll}>全部已读</Button>
      </div>
      {failed ? <p className="bell-none">{found.message} <Button type="link" size="small" onClick={ask}>重试</Button></p> : null}
      {!failed && found.list.length === 0 ? <p className="bell-none">没有未读消息</p> : null}
      {failed ? null : (
        <ul>
          {found.list.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => open(one)}>
                <span className="bell-title">
                  <Tag color={TONES[one.kind] ?? 'default'}>{WORDS[one.kind] ?? '消息'}</Tag>
                  {one.pinned ? <Tag color="gold">置顶</Tag> : null}
                  <b>{one.title}</b>
                </span>
                {one.text ? <span className="bell-text">{one.text.slice(0, TEXT_LENGTH)}</span> : null}
                <time>{formatMoment(one.create_time, 'company')}</time>
              </button>
            </li>
          ))}
        </ul>
      )}
      <HelpNotices />
      <div className="bell-foot"><Button type="link" size="small" onClick={() => { onLeave(); port.go(MESSAGE_CENTRE) }}>查看全部消息</Button></div>
    </>
  )
}
