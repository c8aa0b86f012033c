/** A filled-in template sent as a file, checked and written, through the calls that the import dialog makes. */
import type { Client, TestApp } from './app'

export interface RowsChecked {
  id: string; total: number; ok: number; errors: { line: number; label?: string; message: string }[]; sample: Record<string, unknown>[] }
export interface RowsDone { added: number; refused: number; lines: { line: number; result: string; message?: string }[] }

/** What is found in the sheet. @param text CSV with the labels as its first line */
export async function checkRows(app: TestApp, client: Client, call: { family: string; call: string }, fields: string[], text: string): Promise<RowsChecked> {
  const boundary = 'rows-file-1234'
  const part = (name: string, value: string, file?: string): string => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${
    file ? `; filename="${file}"\r\ncontent-type: application/octet-stream` : ''}\r\n\r\n${value}\r\n`
  const response = await app.app.inject({
    method: 'POST', url: '/app/api/v1/rows/upload',
    payload: `${part('call', JSON.stringify(call))}${part('fields', JSON.stringify(fields))}${part('file', text, 'rows.csv')}--${boundary}--\r\n`,
    headers: { authorization: `Bearer ${client.token}`, projectid: 'erp', 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  const body = response.json<{ code: number; msg: string; data: RowsChecked }>()
  if (body.code !== 200) throw new Error(body.msg)
  return body.data
}

export async function writeRows(client: Client, { id }: RowsChecked): Promise<RowsDone> {
  const { body } = await client.call<RowsDone>('/app/api/v1/rows/commit', { id })
  if (body.code !== 200) throw new Error(body.msg)
  return body.data
}
