/** Lists over the providers that refine asks too: one answer, asked once. */
import { lazyProviders } from '../data/lazy-providers'
import { CallError } from '../lib/call-error'
import type { CallRef } from '../../contract/plan'
import type { CallOptions } from '../../contract/transport'
import type { ListAnswer, ListRequest, Row } from '../../contract/wire'
import { transport } from './services'

/** By family; each one's code is loaded with its first call. */
export const providers = lazyProviders(transport)

/** What refine keeps of an answer besides rows and total: our providers hand the rest along. */
export type Kept = { data: Row[]; total: number } & Omit<ListAnswer, 'list'>

/** @throws CallError */
export async function listOnce(
  { family, call }: CallRef, { page, pageSize, sort, ...meta }: ListRequest, { signal, ahead }: Pick<CallOptions, 'signal' | 'ahead'> = {},
): Promise<ListAnswer> {
  const provider = providers[family]
  if (!provider) throw new CallError('malformed', `没有接口族 ${family}`)
  const { data, ...rest } =
    (await provider.getList<Row>({
      resource: call, pagination: { currentPage: page, pageSize }, sorters: sort,
      meta: { ...meta, ...(signal ? { signal } : {}), ...(ahead ? { ahead } : {}) },
    })) as unknown as Kept
  return { ...rest, list: data }
}
