/** Numbers of boxes as people write them: one box, or several in a row. Knows no database. */

const RANGE = /^(\d{1,4})(?:\s*[-–~至到]\s*(\d{1,4}))?$/

/** One number, or the first and the last of a range: 3, 1-5. @returns undefined for what is none */
export function boxRange(text: string): { from: number; to: number } | undefined {
  const found = RANGE.exec(text)
  const [from, to] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])]
  return found && from >= 1 && to >= from ? { from, to } : undefined
}

/** Numbers and ranges, parted by commas of either width or by spaces: 1-5,8. @returns each once, in order; undefined where a part is none */
export function boxNumbers(text: string): number[] | undefined {
  const numbers = new Set<number>()
  const parts = text.replace(/\s*([-–~至到])\s*/g, '$1').split(/[,，、;；\s]+/)
  for (const part of parts.filter((each) => each !== '')) {
    const range = boxRange(part)
    if (!range) return undefined
    for (let no = range.from; no <= range.to; no += 1) numbers.add(no)
  }
  return [...numbers].sort((a, b) => a - b)
}
