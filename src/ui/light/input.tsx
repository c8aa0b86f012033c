/** A box for text that looks as antd's and is a plain input: a picture before it, words or a press that empties it behind it. */
import { useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { APP, names } from './classes'
import { CloseCircleFilled } from './icons'

/** As a native input's, but for the text alone: `value` always, `onChange` told as an event is. */
export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix' | 'onChange' | 'value'> {
  value: string
  onChange?: (event: { target: { value: string } }) => void
  size?: 'small'
  prefix?: ReactNode
  suffix?: ReactNode
  allowClear?: boolean
}

/** `className` lies on the outermost element. Emptying it is told as "". */
export function Input({ value, onChange, size, prefix, suffix, allowClear = false, className, disabled, ...rest }: InputProps) {
  const box = useRef<HTMLInputElement>(null)
  const small = size === 'small'
  const isPlain = prefix === undefined && suffix === undefined && !allowClear
  const input = (
    <input
      type="text" {...rest} ref={box} value={value} disabled={disabled} onChange={(event) => onChange?.(event)}
      className={names(
        'ant-input', small && 'ant-input-sm', disabled && 'ant-input-disabled', isPlain && `ant-input-outlined ${APP} ant-input-css-var`, isPlain && className,
      )}
    />
  )
  if (isPlain) return input
  return (
    <span
      className={names(
        'ant-input-affix-wrapper ant-input-outlined ant-input-css-var', APP, small && 'ant-input-affix-wrapper-sm',
        disabled && 'ant-input-affix-wrapper-disabled ant-input-disabled', className,
      )}
      onMouseDown={(event) => {
        if (event.target === box.current) return
        event.preventDefault()
        box.current?.focus()
      }}
    >
      {prefix === undefined ? null : <span className="ant-input-prefix">{prefix}</span>}
      {input}
      {allowClear || suffix !== undefined ? (
        <span className="ant-input-suffix">
          {allowClear ? (
            <button
              type="button" tabIndex={-1} aria-label="清除" className={names('ant-input-clear-icon', (value === '' || disabled) && 'ant-input-clear-icon-hidden')}
              onClick={() => onChange?.({ target: { value: '' } })}
            >
              <CloseCircleFilled />
            </button>
          ) : null}
          {suffix}
        </span>
      ) : null}
    </span>
  )
}

/** Which of several boxes in one row an element is: their sides meet. */
export const compact = (what: 'select' | 'input', place: 'first' | 'last' | 'only' | 'middle'): string =>
  place === 'only' ? '' : names(`ant-${what}-compact-item`, place !== 'middle' && `ant-${what}-compact-${place}-item`)

/** Around boxes that belong together; each of them says its place by `compact`. */
export function Compact({ children }: { children: ReactNode }) {
  return <div className="ant-space-compact ant-space-compact-block">{children}</div>
}
