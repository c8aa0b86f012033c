/**
 * What a page lacks: a small labelled mark, which opens to the sentences of its file. In the frame it stands in the header, where
 * it takes no room from the page; without a frame beside the title. Nothing where the page lacks nothing.
 */
import { Popover } from '../ui/light/anchored'
import { createContext, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where the frame has room for a word about the page; null: there is no frame. */
export const PageMarkRoom = createContext<HTMLElement | null>(null)

/** A person reads how many things the page lacks, and each of them after a press. Not to be drawn for an empty list. */
export function PageLacks({ lacks }: { lacks: readonly string[] }) {
  const room = useContext(PageMarkRoom)
  const list = <ul className="page-lacks-list">{lacks.map((says) => <li key={says}>{says}</li>)}</ul>
  const mark = (
    <Popover title="这个页面可以使用，还缺：" content={list} placement="bottomRight">
      <button type="button" className="page-lacks" aria-label={`本页还缺 ${lacks.length} 项`}>还缺 {lacks.length} 项</button>
    </Popover>
  )
  return room ? createPortal(mark, room) : mark
}
