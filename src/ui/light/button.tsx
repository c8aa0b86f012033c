/** A button that looks as antd's and is nothing but a button (or a link): the same words for its props, antd's own class names. */
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { APP, names } from './classes'
import { LoadingOutlined } from './icons'

const KINDS = {
  default: 'ant-btn-default ant-btn-color-default ant-btn-variant-outlined',
  primary: 'ant-btn-primary ant-btn-color-primary ant-btn-variant-solid',
  text: 'ant-btn-text ant-btn-color-default ant-btn-variant-text',
  link: 'ant-btn-link ant-btn-color-link ant-btn-variant-link',
} as const

/** What a danger looks like, by what it is about. */
const DANGERS = {
  default: 'ant-btn-default ant-btn-dangerous ant-btn-color-dangerous ant-btn-variant-outlined',
  primary: 'ant-btn-primary ant-btn-dangerous ant-btn-color-dangerous ant-btn-variant-solid',
  text: 'ant-btn-text ant-btn-dangerous ant-btn-color-dangerous ant-btn-variant-text',
  link: 'ant-btn-link ant-btn-dangerous ant-btn-color-dangerous ant-btn-variant-link',
} as const

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> {
  type?: keyof typeof KINDS
  size?: 'small' | 'middle'
  icon?: ReactNode
  iconPosition?: 'start' | 'end'
  /** Turns, and takes no press. */
  loading?: boolean
  danger?: boolean
  /** A primary button on whose ground the page is seen. */
  ghost?: boolean
  htmlType?: 'button' | 'submit'
  /** A link that looks like a button. */
  href?: string
  target?: string
  rel?: string
  onClick?: (event: MouseEvent<HTMLElement>) => void
  ref?: Ref<HTMLButtonElement>
}

/** Words stand in an element of their own, as antd's style sheet expects them. */
const worded = (children: ReactNode): ReactNode =>
  (Array.isArray(children) ? children : [children]).map((one, at) => (typeof one === 'string' || typeof one === 'number' ? <span key={at}>{one}</span> : one))

/** Neighbouring words are one. */
function joined(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return children
  const parts: ReactNode[] = []
  for (const one of children as ReactNode[]) {
    const last = parts.at(-1)
    const isWord = typeof one === 'string' || typeof one === 'number'
    if (isWord && typeof last === 'string') parts[parts.length - 1] = last + String(one)
    else parts.push(isWord ? String(one) : one)
  }
  return parts
}

const isNothing = (children: ReactNode): boolean =>
  children === undefined || children === null || children === false || children === '' || (Array.isArray(children) && children.every(isNothing))

/** With `href` it is a link, which knows no `loading` and no `disabled`. A picture alone needs an `aria-label`. */
export function Button({
  type = 'default', size, icon, iconPosition = 'start', loading = false, danger = false, ghost = false, htmlType = 'button', href, target, rel,
  className, children, onClick, disabled, ref, ...rest
}: ButtonProps) {
  const picture = loading ? <LoadingOutlined /> : icon
  const shown = picture ? <span className={names('ant-btn-icon', loading && 'ant-btn-loading-icon')}>{picture}</span> : null
  const words = isNothing(children) ? null : worded(joined(children))
  const look = names(
    'ant-btn', APP, (danger ? DANGERS : KINDS)[type], size === 'small' && 'ant-btn-sm', words === null && shown !== null && 'ant-btn-icon-only',
    loading && 'ant-btn-loading', ghost && 'ant-btn-background-ghost', iconPosition === 'end' && 'ant-btn-icon-end', className,
  )
  if (href !== undefined) {
    const { title, style, 'aria-label': label } = rest
    return <a className={look} href={href} target={target} rel={rel} title={title} style={style} aria-label={label} onClick={onClick}>{shown}{words}</a>
  }
  return (
    <button
      {...rest} ref={ref} type={htmlType} className={look} disabled={disabled}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {iconPosition === 'end' ? <>{words}{shown}</> : <>{shown}{words}</>}
    </button>
  )
}
