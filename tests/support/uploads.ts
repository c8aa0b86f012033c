/** Files brought by a person through the calls, as the report centre's own page sends them. */
import type { ImportFile } from '../../contract/imports'
import type { Envelope } from '../../contract/wire'
import type { Client, TestApp } from './app'

export async function uploadTo(
  { app }: Pick<TestApp, 'app'>, client: Client, files: { name: string; content: Buffer | string }[], fields: Record<string, string> = {},
): Promise<Envelope<{ list: ImportFile[] }>> {
  const mark = `----seller${Math.random().toString(16).slice(2)}`
  const parts = [
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)),
    ...files.flatMap(({ name, content }) => [
      Buffer.from(`--${mark}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`), Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${mark}--\r\n`),
  ]
  const response = await app.inject({
    method: 'POST', url: '/app/api/v1/imports/upload', payload: Buffer.concat(parts),
    headers: { authorization: `Bearer ${client.token}`, 'content-type': `multipart/form-data; boundary=${mark}` },
  })
  return response.json() as Envelope<{ list: ImportFile[] }>
}

/** Asks until none of the files is being worked on. */
export async function settledFiles(client: Client, ids: string[]): Promise<ImportFile[]> {
  for (let asked = 0; asked < 400; asked++) {
    const { body } = await client.call<{ list: ImportFile[] }>('/app/api/v1/imports/progress', { ids })
    if (body.data.list.every((file) => !['wait', 'parsing', 'committing'].includes(file.state))) return body.data.list
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the files were not settled in time')
}
