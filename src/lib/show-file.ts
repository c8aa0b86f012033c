/** Files that a browser shows by itself, in a window of their own. */

/** Long enough for the window to have read it. */
const KEPT_MS = 60_000

/** @returns false where the browser lets no window be opened: the file has to be handed over otherwise */
export function showFile(file: Blob): boolean {
  const url = URL.createObjectURL(file)
  const shown = window.open(url, '_blank')
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  return shown !== null
}

/** Whether the browser shows it itself. Pictures are shown in the page. */
export const isShown = (file: Pick<Blob, 'type'>): boolean => file.type === 'application/pdf'
