/** A picture as an address that holds it (data:), small enough for a field of text. */

/** What a field of text takes (10,000 letters), with some room. */
const MOST_LETTERS = 9900
/** Longest sides that are tried, pixels, the largest first. */
const SIDES = [400, 320, 256, 200, 160, 120, 96]
const QUALITIES = [0.85, 0.7]

/** @returns the largest that fits. @throws Error where the file is no picture, or nothing of it fits */
export async function smallPicture(file: Blob): Promise<string> {
  const drawn = await createImageBitmap(file)
  try {
    for (const side of SIDES) {
      const scale = Math.min(1, side / Math.max(drawn.width, drawn.height))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(drawn.width * scale))
      canvas.height = Math.max(1, Math.round(drawn.height * scale))
      canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
      const found = QUALITIES.map((quality) => canvas.toDataURL('image/webp', quality)).find((address) => address.length <= MOST_LETTERS)
      if (found !== undefined) return found
    }
  } finally {
    drawn.close()
  }
  throw new Error('no small picture')
}
