/** One of a few values in sight, or yes and no: native radios and check boxes under antd's looks, so that the keyboard knows them. */
import { useId, type ReactNode } from 'react'
import { APP, names } from './classes'

/** A value and what is read of it. */
export interface Option<Value> { value: Value; label: ReactNode }

interface Choosing<Value> {
  id?: string | undefined
  value: Value | undefined
  options: readonly Option<Value>[]
  onChange: (next: Value) => void
  label?: string
}

/** Words in one grey bar, the chosen one raised. */
export function Segmented<Value extends string | number>({ value, options, onChange, label }: Choosing<Value>) {
  const name = useId()
  return (
    <div className={names('ant-segmented ant-segmented-sm', APP)} role="radiogroup" aria-label={label}>
      <div className="ant-segmented-group">
        {options.map((one) => (
          <label key={one.value} className={names('ant-segmented-item', one.value === value && 'ant-segmented-item-selected')}>
            <input
              type="radio" className="ant-segmented-item-input" name={name} checked={one.value === value} onChange={() => onChange(one.value)}
            />
            <div className="ant-segmented-item-label">{one.label}</div>
          </label>
        ))}
      </div>
    </div>
  )
}

/** Buttons side by side, the chosen one outlined. */
export function RadioButtons<Value extends string>({ id, value, options, onChange, label }: Choosing<Value>) {
  const name = useId()
  return (
    <div id={id} className={names('ant-radio-group ant-radio-group-outline', APP, 'ant-radio-css-var')} role="radiogroup" aria-label={label}>
      {options.map((one) => {
        const isChosen = one.value === value
        return (
          <label key={one.value} className={names('ant-radio-button-wrapper', isChosen && 'ant-radio-button-wrapper-checked', APP)}>
            <span className={names('ant-radio-button', isChosen && 'ant-radio-button-checked')}>
              <input type="radio" className="ant-radio-button-input" name={name} value={one.value} checked={isChosen} onChange={() => onChange(one.value)} />
              <span className="ant-radio-button-inner" />
            </span>
            <span className="ant-radio-button-label">{one.label}</span>
          </label>
        )
      })}
    </div>
  )
}

interface CheckProps {
  id?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** The words belong to the box: a press on them ticks it. */
export function Checkbox({ id, checked, onChange, children }: CheckProps) {
  return (
    <label className={names('ant-checkbox-wrapper', APP)}>
      <span className={names('ant-checkbox', APP, checked && 'ant-checkbox-checked')}>
        <input id={id} type="checkbox" className="ant-checkbox-input" checked={checked} onChange={(event) => onChange(event.target.checked)} />
        <span className="ant-checkbox-inner" />
      </span>
      <span className="ant-checkbox-label">{children}</span>
    </label>
  )
}
