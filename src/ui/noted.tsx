/** Words under which a note stands: dashed below, the note beside the pointer. */
import './noted.css'
import type { ReactNode } from 'react'
import { Tip } from './tip'

/** @param note left out: the words alone */
export function Noted({ note, children }: { note: string | undefined; children: ReactNode }) {
  return note ? <Tip title={note}><span className="has-note">{children}</span></Tip> : children
}
