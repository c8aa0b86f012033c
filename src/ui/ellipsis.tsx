/** One line of text that is cut by CSS and shows all of itself on hover, only where it is cut. Measures nothing until then. */
import type { MouseEvent, ReactNode } from 'react'

function showWhenCut(event: MouseEvent<HTMLElement>): void {
  const element = event.currentTarget
  element.title = element.scrollWidth > element.clientWidth ? element.innerText : ''
}

export function Ellipsis({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span className={`ui-ellipsis ${className}`} onMouseEnter={showWhenCut}>
      {children}
    </span>
  )
}
