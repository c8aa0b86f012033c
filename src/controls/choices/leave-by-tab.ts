/** How the keyboard leaves a box of several choices. */
import type { KeyboardEvent } from 'react'

/**
 * Tab goes on to what stands next and leaves what is chosen as it is: antd would take whatever the pointer happens to rest on in the open list,
 * and stay.
 */
export function leaveByTab(event: KeyboardEvent, multiple: boolean | undefined): void {
  if (multiple && event.key === 'Tab') event.stopPropagation()
}
