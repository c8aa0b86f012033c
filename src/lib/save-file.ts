/** Files that are handed to the person as a download. */

/** Long enough for the browser to have taken it. */
const KEPT_MS = 60_000

/** The browser downloads it under `name`; its address is given up a minute later. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** A text file made in the browser, with the mark by which spreadsheets read UTF-8. */
export function saveText(name: string, text: string): void {
  saveFile(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), name)
}
