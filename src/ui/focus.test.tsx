// @vitest-environment happy-dom
/** The keyboard in antd's lists of choices: it takes what was marked by the person, and nothing else. */
import '../../tests/support/dom-gaps'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Select } from 'antd'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letPointerRest, letTabGoOn } from './focus'

const chosen = vi.fn<(values: string[]) => void>()
let ends: (() => void)[]
beforeEach(() => {
  chosen.mockClear()
  ends = [letTabGoOn(), letPointerRest()]
})
afterEach(() => {
  cleanup()
  for (const end of ends) end()
})

/** A list of several choices that is open, and the name of the option that is marked. */
function opened() {
  const options = [{ value: 'us', label: '美国' }, { value: 'jp', label: '日本' }]
  const { container } = render(<Select aria-label="站点" mode="multiple" open options={options} value={[]} onChange={chosen} />)
  const box = container.querySelector('input')!
  return { box, marked: () => document.querySelector('.ant-select-item-option-active')?.textContent }
}

test('an option that comes under a resting pointer is not marked, so that Enter takes what was marked before', () => {
  const { box, marked } = opened()
  fireEvent.mouseMove(screen.getByTitle('日本'), { movementX: 0, movementY: 0 })
  expect(marked()).toBe('美国')
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13, which: 13 })
  expect(chosen.mock.calls.map(([values]) => values)).toEqual([['us']])
})

test('a pointer that moves marks what it points at', () => {
  const { marked } = opened()
  fireEvent.mouseMove(screen.getByTitle('日本'), { movementX: 0, movementY: 2 })
  expect(marked()).toBe('日本')
})

test('Tab leaves an open list of several choices as it is', () => {
  const { box } = opened()
  fireEvent.keyDown(box, { key: 'Tab', keyCode: 9, which: 9 })
  expect(chosen).not.toHaveBeenCalled()
})
