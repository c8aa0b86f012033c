// @vitest-environment happy-dom
import '../../tests/support/dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_ZONE, setCompanyZone } from '../../contract/company-clock'
import { DatetimeInput } from './datetime.input'

afterEach(() => setCompanyZone(DEFAULT_ZONE))

it('shows and takes a moment by the company’s clock, whatever this machine’s is', () => {
  setCompanyZone('America/New_York')
  const changed = vi.fn()
  render(<DatetimeInput
    id="at" label="轨迹时间" input={{ name: 'at', label: '轨迹时间', input: 'datetime', required: false, readOnly: false, multiple: false }}
    value="2026-03-06T02:30:00Z" enums={{}} onChange={changed}
  />)
  const field = screen.getByLabelText<HTMLInputElement>('轨迹时间')
  expect(field.value).toBe('2026-03-05 21:30:00')
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: '2026-03-05 22:00:00' } })
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 })
  expect(changed).toHaveBeenCalledWith('2026-03-06T03:00:00Z')
})
