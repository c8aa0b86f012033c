/** A filled-in template sent as a file, checked and written, through the calls that the import dialog makes. */
import type { Client, TestApp } from './app'
import { multipart } from './multipart'

export interface RowsChecked {
  id: string; total: number; ok: number; errors: { line: number; label?: string; message: string }[]; sample: Record<string, unknown>[] }
export interface RowsDone { added: number; refused: number; lines: { line: number; result: string; message?: string }[] }

/** What is found in the sheet. @param text CSV with the labels as its first line */
export async function checkRows(app: TestApp, client: Client, call: { family: string; call: string }, fields: string[], text: string): Promise<RowsChecked> {
  const form = multipart({ call: JSON.stringify(call), fields: JSON.stringify(fields) }, [{ name: 'rows.csv', content: text }])
  const response = await app.app.inject({
    method: 'POST', url: '/app/api/v1/rows/upload', payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${client.token}`, projectid: 'erp' },
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
