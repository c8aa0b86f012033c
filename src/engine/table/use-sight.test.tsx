// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { testPort } from '../../../tests/support/port'
import { PortProvider } from '../port'
import { useRoomOf } from './use-sight'

afterEach(() => void vi.restoreAllMocks())

/** Draws a table's scroller that is `px` wide; answers every width it was drawn with, the expected one first. */
function widthsIn(port: ReturnType<typeof testPort>, px: number, isInside: boolean): number[] {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(px)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  const drawn: number[] = []
  function Scroller() {
    const scroller = useRef<HTMLDivElement>(null)
    drawn.push(useRoomOf(scroller, isInside).width)
    return <div ref={scroller} />
  }
  render(<PortProvider value={port}><Scroller /></PortProvider>).unmount()
  return drawn
}

test('a page’s table is drawn at once as wide as that of the page before; one inside a card neither takes nor leaves its width', () => {
  const port = testPort()
  expect(widthsIn(port, 1200, false)).toEqual([window.innerWidth, 1200])
  expect(widthsIn(port, 594, true)).toEqual([window.innerWidth, 594])
  expect(widthsIn(port, 1200, false)).toEqual([1200])
})
