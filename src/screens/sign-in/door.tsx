/** The frame that sign-in, registration and a forgotten password share: what the product is on the left, the form on the right. */
import './sign-in.css'
import { useEffect, type FormEvent, type ReactNode } from 'react'
import { APP_NAME } from '../../app/config'
import { keepLook, useLook } from '../../ui/look'

interface Props {
  title: string
  /** Stands under the title: tabs, or a sentence. */
  head?: ReactNode
  children: ReactNode
  /** Ways to the other doors. */
  foot?: ReactNode
}

/** Sets the window's title. `children` are a DoorForm, or whatever stands in its place. */
export function Door({ title, head, children, foot }: Props) {
  useEffect(() => {
    document.title = `${title} - ${APP_NAME}`
  }, [title])
  return (
    <main className="sign-in">
      <section className="sign-in-about" aria-hidden="true">
        <div className="sign-in-brand"><i />{APP_NAME}</div>
        <p className="sign-in-claim">亚马逊卖家的广告、FBA、销售与财务，<br />每一笔都与后台报告对得上。</p>
        <ul>
          <li>广告、库存、利润同一套口径，汇总可以点到明细</li>
          <li>导入亚马逊的报告，重复导入不会重复计数</li>
          <li>每个人只看到自己的店铺、页面与字段</li>
        </ul>
      </section>
      <section className="sign-in-side">
        <LookSwitch />
        <div className="sign-in-form">
          <h1>{title}</h1>
          {head}
          {children}
          {foot ? <nav className="sign-in-foot" aria-label="其他入口">{foot}</nav> : null}
        </div>
      </section>
    </main>
  )
}

function LookSwitch() {
  const look = useLook()
  return (
    <button type="button" className="sign-in-look" onClick={() => keepLook(look === 'dark' ? 'light' : 'dark')}>{look === 'dark' ? '浅色外观' : '深色外观'}</button>
  )
}

interface FormProps {
  busy: boolean
  failed: string | undefined
  submit: string
  /** What the button says while it is under way. */
  submitting: string
  onSubmit: () => void
  children: ReactNode
}

/** The form itself: its fields, what went wrong as a whole, its one button. */
export function DoorForm({ busy, failed, submit, submitting, onSubmit, children }: FormProps) {
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <form onSubmit={send} noValidate>
      {children}
      <div className="sign-in-failed" role="alert">{failed}</div>
      <button type="submit" className="sign-in-submit" disabled={busy}>{busy ? submitting : submit}</button>
    </form>
  )
}
