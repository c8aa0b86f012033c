/** Where one is signed in: this window first, the others to be ended one by one or together. Asks anew after each end. */
import './own-sessions.css'
import { Button, Popconfirm, Skeleton } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import type { SessionsResponse } from '../../../contract/generated/families/auth'
import { formatMoment } from '../../../contract/format/date'
import { useNotices } from '../../ui/notices'

type OwnSession = SessionsResponse['list'][number]

/** Asks auth.sessions itself; a refusal is said as a message, and the list stays. */
export default function OwnSessionsTable() {
  const port = usePort()
  const { message } = useNotices()
  const [list, setList] = useState<OwnSession[]>()
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const load = useCallback(() => {
    port.call<SessionsResponse>({ family: 'auth', call: 'sessions' }, {}).then(
      (answer) => {
        setFailed(undefined)
        setList(answer.list)
      },
      (error: unknown) => setFailed(messageOf(error)),
    )
  }, [port])
  useEffect(load, [load])

  const end = async (call: string, values: Record<string, unknown>, name: string, said: string): Promise<void> => {
    setBusy(name)
    try {
      await port.call({ family: 'auth', call }, values)
      void message.success(said)
    } catch (error) {
      void message.error(messageOf(error))
    } finally {
      setBusy(undefined)
      load()
    }
  }

  if (failed !== undefined && !list) return <p className="form-refused" role="alert">{failed} <Button type="link" size="small" onClick={load}>重试</Button></p>
  if (!list) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  const others = list.filter(({ current }) => !current)
  return (
    <div className="own-sessions">
      <table>
        <thead><tr><th scope="col">设备</th><th
          scope="col"
        >地址</th><th scope="col">登录时间</th><th scope="col">最近使用</th><th scope="col"><span className="visually-hidden">操作</span></th></tr></thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.id}>
              <td role="rowheader">{one.device}{one.current ? <span className="own-sessions-here">本机</span> : null}</td>
              <td>{one.address}</td>
              <td>{formatMoment(one.create_time)}</td>
              <td>{formatMoment(one.last_seen)}</td>
              <td>
                {one.current ? null : (
                  <Button
                    type="link" size="small" danger loading={busy === one.id} disabled={busy !== undefined}
                    onClick={() => void end('sessionEnd', { id: one.id }, one.id, '已结束这个登录')}
                  >结束登录</Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="own-sessions-foot">
        <span className="cell-muted">{others.length === 0 ? '没有其他登录' : '不认识的登录请立即结束，并修改密码'}</span>
        {others.length > 0 ? (
          <Popconfirm title={`结束其他 ${others.length} 个登录？`} okText="结束" cancelText="取消" onConfirm={() => end('sessionEndOthers', {}, 'others', '已结束其他登录')}>
            <Button size="small" disabled={busy !== undefined}>结束其他登录</Button>
          </Popconfirm>
        ) : null}
      </div>
    </div>
  )
}
