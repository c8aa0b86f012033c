/** Files brought by a person through the calls, as the report centre's own page sends them. */
import { expect, vi } from 'vitest'
import type { ImportFile } from '../../contract/imports'
import type { Envelope } from '../../contract/wire'
import type { Client, TestApp } from './app'
import { multipart, type FormFile } from './multipart'

export async function uploadTo(
  server: Pick<TestApp, 'app'>, client: Client, files: readonly FormFile[], fields: Record<string, string> = {},
): Promise<Envelope<{ list: ImportFile[] }>> {
  return sendFiles<{ list: ImportFile[] }>(server, client, '/app/api/v1/imports/upload', files, fields)
}

/** Files and fields of a form, to any call that takes them. */
export async function sendFiles<T>(
  { app }: Pick<TestApp, 'app'>, client: Client, url: string, files: readonly FormFile[], fields: Record<string, string>,
): Promise<Envelope<T>> {
  const form = multipart(fields, files)
  const response = await app.inject({
    method: 'POST', url, payload: form.payload, headers: { ...form.headers, authorization: `Bearer ${client.token}` },
  })
  return response.json() as Envelope<T>
}

/** Asks until none of the files is being worked on. */
export async function settledFiles(client: Client, ids: string[]): Promise<ImportFile[]> {
  return vi.waitFor(async () => {
    const { list } = (await client.call<{ list: ImportFile[] }>('/app/api/v1/imports/progress', { ids })).body.data
    if (list.some((file) => WORKED_ON.includes(file.state))) throw new Error('the files were not settled in time')
    return list
  }, PATIENCE)
}

/** A file uploaded, looked through and written. @throws where it is not, with its words */
export async function bringIn(app: Pick<TestApp, 'app'>, client: Client, file: FormFile, fields: Record<string, string>): Promise<void> {
  const ids = (await uploadTo(app, client, [file], fields)).data.list.map(({ id }) => id)
  await reachedBy(client, ids, 'preview')
  await client.call('/app/api/v1/imports/commit', { ids })
  await reachedBy(client, ids, 'committed')
}

/** Asks until the files came to a state. @throws where one ended in another, with its words */
async function reachedBy(client: Client, ids: string[], state: ImportFile['state']): Promise<void> {
  const list = await vi.waitFor(async () => {
    const now = (await client.call<{ list: ImportFile[] }>('/app/api/v1/imports/progress', { ids })).body.data.list
    if (now.some((file) => file.state !== state && [...WORKED_ON, 'preview'].includes(file.state))) throw new Error(`the files never came to ${state}`)
    return now
  }, PATIENCE)
  expect(list.map((file) => `${file.state} ${file.message}`)).toEqual(list.map((file) => `${state} ${file.message}`))
}

const WORKED_ON = ['wait', 'parsing', 'committing']
const PATIENCE = { timeout: 60_000, interval: 50 }
