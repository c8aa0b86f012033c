/** What happy-dom lacks and antd asks for. Evaluated before antd is: it looks once, when it is loaded. */
import { vi } from 'vitest'

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

vi.stubGlobal('ResizeObserver', NoObserver)
vi.stubGlobal('IntersectionObserver', NoObserver)
window.matchMedia = (query: string) =>
  ({
    matches: false, media: query, onchange: null, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {},
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList

// jsdom-like DOMs have no layout; antd asks for scrollbar widths of pseudo-elements.
const computed = window.getComputedStyle.bind(window)
window.getComputedStyle = (element: Element) => computed(element)
