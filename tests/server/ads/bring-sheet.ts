/** A bulk sheet of Amazon's, uploaded by hand and written. */
import type { Client, TestApp } from '../../support/app'

/** Uploads the lines as a CSV with every column of the format; throws with the server's words where it is not written. */
export async function bringSheet(
  server: TestApp, admin: Client, shop: string, lines: readonly Record<string, string>[], name: string, format = 'ads_bulk_sp',
): Promise<void> {
  const heads = Object.values(server.runtime.live.current.model.reports[format]!.columns).map((column) => column.headers[0]!)
  const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const text = [heads, ...lines.map((line) => heads.map((head) => line[head] ?? ''))].map((row) => row.map(cell).join(',')).join('\r\n')
  const mark = 'seller-boundary'
  const part = (head: string, body: string): string => `--${mark}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const payload = Buffer.from(
    `${part('name="shop_id"', shop)}${part('name="format"', format)}${part(`name="file"; filename="${name}"`, text)}--${mark}--\r\n`,
  )
  const answer = await server.app.inject({
    method: 'POST', url: '/app/api/v1/imports/upload', payload,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': `multipart/form-data; boundary=${mark}` },
  })
  const ids = answer.json<{ data: { list: { id: string }[] } }>().data.list.map(({ id }) => id)
  const reach = async (state: string): Promise<void> => {
    for (let waits = 0; waits < 1200; waits += 1) {
      const { body } = await admin.call<{ list: { state: string; message: string }[] }>('/app/api/v1/imports/progress', { ids })
      const [file] = body.data.list
      if (file?.state === state) return
      if (file && !['wait', 'parsing', 'preview', 'committing'].includes(file.state)) throw new Error(`${file.state}: ${file.message}`)
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`the file never came to ${state}`)
  }
  await reach('preview')
  await admin.call('/app/api/v1/imports/commit', { ids })
  await reach('committed')
}
