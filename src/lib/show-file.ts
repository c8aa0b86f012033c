/** Files that a browser shows by itself, in a window of their own. */

/** Long enough for the window to have read it. */
const KEPT_MS = 60_000

/** A PDF opens in a window; pictures are shown in the page. @returns false: the file has to be handed over, it is another or the browser lets no window open */
export function showFile(file: Blob): boolean {
  if (file.type !== 'application/pdf') return false
  const url = URL.createObjectURL(file)
  const shown = window.open(url, '_blank')
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  return shown !== null
}
