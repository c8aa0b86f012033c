/** A cell that leads to another page: its filters <- fields of this row. */
import type { MouseEvent } from 'react'
import type { LinkPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import type { DataPort } from '../port'

export function followLink(event: MouseEvent, port: DataPort, link: LinkPlan, row: Row): void {
  event.preventDefault()
  const query = Object.fromEntries(
    Object.entries(link.with).flatMap(([name, path]) => (row[path] === null || row[path] === undefined ? [] : [[name, String(row[path])]])),
  )
  port.go(link.route, { ...(link.tab ? { tab: link.tab } : {}), ...query })
}
