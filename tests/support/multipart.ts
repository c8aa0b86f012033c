/** A form with files as a browser sends it. */

export interface FormFile {
  name: string
  content: Buffer | string
  /** text/csv where left out. */
  type?: string
}

export interface SentForm { payload: Buffer; headers: { 'content-type': string } }

/** Its fields first, then its files, each called `file`. */
export function multipart(fields: Record<string, string>, files: readonly FormFile[]): SentForm {
  const mark = 'boundary-of-the-form'
  const part = (head: string, content: Buffer | string): Buffer[] => [
    Buffer.from(`--${mark}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n'),
  ]
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...files.flatMap(({ name, content, type = 'text/csv' }) => part(`name="file"; filename="${name}"\r\nContent-Type: ${type}`, content)),
    Buffer.from(`--${mark}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${mark}` } }
}
