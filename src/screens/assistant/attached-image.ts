/**
 * A picture that a person attaches: checked by its kind and size, made smaller where it is large, so that it can be sent as
 * a data address. Draws nothing but on its own canvas.
 */

/** Bytes of a file that is looked at at all. */
const MOST_FILE_BYTES = 10 * 1024 * 1024
/** Bytes that are sent: the service takes no more. */
const MOST_SENT_BYTES = 1_500_000
const LONGEST_SIDE = 1600
const KINDS = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** @throws Error in words for the person */
export function checkImage({ type, size }: Pick<File, 'type' | 'size'>): void {
  if (!KINDS.has(type)) throw new Error('只能发送 PNG、JPEG、WebP 或 GIF 图片')
  if (size > MOST_FILE_BYTES) throw new Error(`图片太大，最多 ${MOST_FILE_BYTES / 1024 / 1024} MB`)
}

/** The picture as a data address. @throws Error in words for the person */
export async function readImage(file: File): Promise<string> {
  checkImage(file)
  if (file.size <= MOST_SENT_BYTES) return addressOf(file)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('图片无法读取')
  })
  const share = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * share))
  canvas.height = Math.max(1, Math.round(bitmap.height * share))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of [0.85, 0.6, 0.4]) {
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (smaller && smaller.size <= MOST_SENT_BYTES) return addressOf(smaller)
  }
  throw new Error('图片太大，请裁剪后再发')
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('图片无法读取')))
    reader.readAsDataURL(blob)
  })
}
