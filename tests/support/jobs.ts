/** Jobs of the server, as whoever began one sees them. */
import { vi } from 'vitest'
import type { Client } from './app'

export interface SeenJob { id: string; state: string; progress: number; message: string; hasFile: boolean }

const isEnded = ({ state }: SeenJob): boolean => ['done', 'failed', 'cancelled'].includes(state)

/** Asks for a job until it is so far; left out: until it ended, well or not. @throws where it never comes */
export function jobUntil(client: Client, id: string, isSoFar: (job: SeenJob) => boolean = isEnded): Promise<SeenJob> {
  return vi.waitFor(async () => {
    const { body } = await client.call<{ list: SeenJob[] }>('/app/api/v1/jobs/progress', { ids: [id] })
    const [job] = body.data.list
    if (!job || !isSoFar(job)) throw new Error(`job ${id} never came so far: ${JSON.stringify(job)}`)
    return job
  }, { timeout: 30_000, interval: 30 })
}
