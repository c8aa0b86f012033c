/** One line of text that CSS cuts where it is too long; whoever draws many of them tells the whole text on hover. */
import type { ReactNode } from 'react'

/** Needs a cell or column of limited width around it. @param muted paler, for what stands in for a value */
export function Cut({ children, muted = false }: { children: ReactNode; muted?: boolean }) {
  return <span className={muted ? 'ui-ellipsis cell-muted' : 'ui-ellipsis'}>{children}</span>
}
