/** 立即核对, as a person presses it, to its end. */
import { expect } from 'vitest'
import type { Client, TestApp } from '../../support/app'

/** Runs all identities; those whose pages are open hear of it. */
export async function checkNow(server: TestApp, who: Client): Promise<void> {
  const heard: unknown[] = []
  const deaf = server.runtime.events.listen(({ type, data }) => void (type === 'data' && heard.push(data)))
  const { body } = await who.call<{ task: string }>('/app/api/v1/identities/run', {})
  expect(body.code).toBe(200)
  const ended = (): Promise<string | undefined> => server.runtime.db.asOwner(async (tx) => {
    const { rows: [job] } = await tx.query<{ state: string; message: string }>('select state, message from job where id = $1', [body.data.task])
    return job && (job.state === 'failed' ? job.message : job.state)
  })
  await expect.poll(async () => ['wait', 'running'].includes((await ended()) ?? ''), { timeout: 20_000 }).toBe(false)
  expect(await ended()).toBe('done')
  // Open pages ask anew by themselves.
  await expect.poll(() => heard).toContainEqual({ entities: ['identity_result', 'identity_difference'] })
  deaf()
}
