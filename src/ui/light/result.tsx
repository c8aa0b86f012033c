/** One sentence where a page or a list would stand, with what a person may do about it. Looks as antd's. */
import type { ReactNode } from 'react'
import { APP, names } from './classes'
import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, WarningFilled } from './icons'

const PICTURES = { success: CheckCircleFilled, error: CloseCircleFilled, info: ExclamationCircleFilled, warning: WarningFilled }

interface Props {
  status: keyof typeof PICTURES
  title: ReactNode
  subTitle?: ReactNode
  extra?: ReactNode
  className?: string
}

/** `subTitle` says more, `extra` are the buttons below. */
export function Result({ status, title, subTitle, extra, className }: Props) {
  const Picture = PICTURES[status]
  return (
    <div className={names('ant-result', `ant-result-${status}`, APP, className)}>
      <div className="ant-result-icon"><Picture /></div>
      <div className="ant-result-title">{title}</div>
      {subTitle ? <div className="ant-result-subtitle">{subTitle}</div> : null}
      {extra ? <div className="ant-result-extra">{extra}</div> : null}
    </div>
  )
}

/** An empty tray, and what is to be said of it. */
export function Empty({ description, children, className }: { description: string; children?: ReactNode; className?: string }) {
  return (
    <div className={names('ant-empty ant-empty-normal', APP, className)}>
      <div className="ant-empty-image">
        <svg width="64" height="41" viewBox="0 0 64 41" aria-hidden className="empty-tray">
          <path d="M14 20 22 6h20l8 14v13a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3z" />
          <path d="M14 20h10l3 5h10l3-5h10" />
        </svg>
      </div>
      <div className="ant-empty-description">{description}</div>
      {children ? <div className="ant-empty-footer">{children}</div> : null}
    </div>
  )
}
