/** One line of text that CSS cuts where it is too long; whoever draws many of them tells the whole text on hover. */
import type { ReactNode } from 'react'

export function Cut({ children, muted = false }: { children: ReactNode; muted?: boolean }) {
  return <span className={muted ? 'ui-ellipsis cell-muted' : 'ui-ellipsis'}>{children}</span>
}
