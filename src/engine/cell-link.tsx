/** A name that leads to what it names: by a press in this window, by the browser's own keys in another. */
import type { MouseEvent, ReactNode } from 'react'
import type { LinkPlan } from '../../contract/link-plan'
import type { Row } from '../../contract/wire'
import { linkTarget } from './link-target'
import { useOwnRows } from './own-rows'
import { usePort } from './port'

interface Props {
  link: LinkPlan
  row: Row
  children: ReactNode
}

/** What was pressed, in the words of staff: the name itself; of a figure, the name that its row begins with. */
function nameOf(pressed: Element): string {
  const name = pressed.classList.contains('is-name') ? pressed : (pressed.closest('tr')?.querySelector('.cell-link.is-name') ?? pressed)
  return name.textContent?.trim() ?? ''
}

/** `children` as a link; alone where the row holds nothing to lead to. */
export function CellLink({ link, row, children }: Props) {
  const port = usePort()
  const openHere = useOwnRows()(link)
  const target = linkTarget(link, row)
  if (!target) return children
  const { route, query } = target
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (openHere) openHere(row)
    else port.go(route, query, nameOf(event.currentTarget))
  }
  return <a className={link.row ?? link.finds ? 'cell-link is-name' : 'cell-link'} href={port.hrefOf(route, query)} onClick={follow}>{children}</a>
}
