/** How wide a text is, estimated from its characters: nothing is measured. Pure. */

/** @param size of its type, px @returns px: a Chinese character is a square of that size, any other a little over half of one */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const character of text) width += character > '⺀' ? size : Math.ceil(size * 0.57)
  return width
}
