// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BoxList } from './box-list'
import type { Box } from './packing-rules'

afterEach(cleanup)

describe('the sizes of a box', () => {
  test('are told as they are left where they were corrected; one that was emptied stands there again', () => {
    const onMeasure = vi.fn()
    const nothing = () => undefined
    const box = { id: '7', box_no: 1, box_code: 'B1', qty: 1, print_status: '0', length: '40.0', width: '30.0', height: null, weight: null } as Box
    render(<BoxList
      boxes={[box]} goods={[]} inside={[]} current={1} disabled={false} onChoose={nothing} onUnpack={nothing} onMeasure={onMeasure} onClear={nothing}
      onCopy={nothing} onRemove={nothing}
    />)
    const sizeOf = (name: string) => screen.getByLabelText<HTMLInputElement>(`第 1 箱的${name}`)
    fireEvent.change(sizeOf('长'), { target: { value: '' } })
    fireEvent.change(sizeOf('高'), { target: { value: '25' } })
    fireEvent.blur(sizeOf('高'))
    expect(onMeasure).toHaveBeenCalledExactlyOnceWith(box, { height: '25' })
    expect(Number(sizeOf('长').value)).toBe(40)
  })
})
