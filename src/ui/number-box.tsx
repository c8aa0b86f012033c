/** A box for exact numbers as text: cleans what is typed, clamps when it is left. No floats, no spinning arrows. */
import { Input } from './light/input'
import type { ReactNode } from 'react'
import { clampInput, decimalInput, integerInput } from '../lib/number-input'

interface Props {
  id?: string
  value?: string | number | null
  onChange?: (value: string | undefined) => void
  /** Digits after the point; 0 for whole numbers. */
  decimals: number
  min?: number
  max?: number
  /** Digits before the point at most; what is typed beyond them is cut off. */
  maxDigits?: number
  /** Whether a minus may be typed; by default only where the least value is below zero. */
  negative?: boolean
  suffix?: ReactNode
  placeholder?: string
  disabled?: boolean
  className?: string
  label?: string
}

/** `onChange` gets a plain decimal text, undefined where it was emptied. `min` and `max` are kept to only when the box is left. */
export function NumberBox({
  id, value, onChange, decimals, min, max, maxDigits, negative = min !== undefined && min < 0, suffix, placeholder, disabled, className, label,
}: Props) {
  const clean = (text: string): string => (decimals === 0 ? integerInput(text, negative) : decimalInput(text, { decimals, maxDigits, negative }))
  const text = value === null || value === undefined ? '' : String(value)
  return (
    <Input
      id={id}
      className={className}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      aria-label={label}
      value={text}
      suffix={suffix}
      placeholder={placeholder}
      disabled={disabled}
      allowClear
      onChange={(event) => onChange?.(clean(event.target.value) || undefined)}
      onBlur={() => {
        const settled = clampInput(text, min, max)
        if (settled !== text) onChange?.(settled || undefined)
      }}
    />
  )
}
