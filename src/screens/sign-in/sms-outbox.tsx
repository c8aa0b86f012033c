/** Demo mode without a sender: the codes that would have gone to phones, the newest first, asked for every few seconds. */
import './landing.css'
import { useEffect, useState } from 'react'
import { APP_NAME, LOGIN } from '../../app/config'
import { DoorLink } from '../../app/door-place'
import { callNamed } from '../../app/services'
import { messageOf } from '../../lib/call-error'
import { formatMoment } from '../../../contract/format/date'

interface Line { id: string; mobile: string; code: string; message: string; create_time: string; expired: boolean }

const EVERY_MS = 3000

/** A page of its own before sign-in, without a password; the server refuses it where codes are really sent. */
export default function SmsOutbox() {
  const [list, setList] = useState<Line[]>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    document.title = `短信发件箱 - ${APP_NAME}`
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const load = (): void => {
      callNamed<{ list: Line[] }>({ family: 'auth', call: 'smsOutbox' }).then(
        (answer) => {
          setFailed(undefined)
          setList(answer.list)
        },
        (error: unknown) => setFailed(messageOf(error)),
      ).finally(() => {
        if (!left) timer = setTimeout(load, EVERY_MS)
      })
    }
    load()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [])
  return (
    <main className="outbox">
      <header><h1>短信发件箱</h1><DoorLink to={LOGIN}>返回登录</DoorLink></header>
      <p className="outbox-lead">没有配置短信服务，本该发到手机的验证码在这里查看，只有演示公司的。配置 SMS_WEBHOOK_URL，或让别的机器也能访问后，此页不再可用。</p>
      {failed !== undefined ? <p role="alert" className="outbox-failed">{failed}</p> : null}
      {failed === undefined && list?.length === 0 ? <p className="outbox-empty">还没有发送过验证码</p> : null}
      {failed === undefined && list && list.length > 0 ? (
        <table>
          <thead><tr><th scope="col">时间</th><th scope="col">手机号</th><th scope="col">验证码</th><th scope="col">内容</th></tr></thead>
          <tbody>
            {list.map((line) => (
              <tr key={line.id} className={line.expired ? 'is-expired' : undefined}>
                <td>
                  {formatMoment(line.create_time)}
                </td><td>{line.mobile}</td><td><strong>{line.code}</strong>{line.expired ? ' 已过期' : ''}</td><td>{line.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </main>
  )
}
