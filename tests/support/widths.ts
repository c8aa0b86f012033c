/** Gives every element a width, for what draws only as many things as fit (the tags of a select). Import it before dom. */
import './dom-gaps'
import { vi } from 'vitest'

const WIDTH = 60

class SizedObserver {
  constructor(private readonly tell: (entries: { target: Element; contentRect: { width: number; height: number } }[]) => void) {}
  observe(target: Element): void {
    // A browser, too, tells of the first size after the element was drawn.
    queueMicrotask(() => this.tell([{ target, contentRect: { width: WIDTH, height: 20 } }]))
  }
  unobserve(): void {}
  disconnect(): void {}
}

vi.stubGlobal('ResizeObserver', SizedObserver)
Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
  configurable: true, get(this: HTMLElement) { return this.classList.contains('ant-select-selection-overflow') ? 10 * WIDTH : WIDTH },
})
Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
  configurable: true, get(this: HTMLElement) { return this.classList.contains('ant-select-selection-overflow') ? 10 * WIDTH : WIDTH },
})
