/**
 * What the build wrote beside the app, read where no server of ours answers: the index of pages, the plans, the families. Each is
 * fetched once. @throws CallError where a file is missing
 */
import type { PagePlan } from '../../contract/page-plan'
import type { SiteIndex } from '../../contract/site'
import type { LiveFamily } from '../../contract/transport'
import { CallError } from '../lib/call-error'

let index: Promise<SiteIndex> | undefined

/** @param base where the app is hosted, without a slash at its end */
export function siteIndex(base: string): Promise<SiteIndex> {
  index ??= read<SiteIndex>(`${base}/plans/index.json`)
  index.catch(() => (index = undefined))
  return index
}

/** The plan of a page by its id, as `<base>/plans/<page>.json`. */
export function sitePlan(base: string, page: string): Promise<PagePlan> {
  return read(`${base}/plans/${encodeURIComponent(page)}.json`)
}

/** The calls of a family, for pages that this app was not built with. */
export function siteFamily(base: string, family: string): Promise<LiveFamily> {
  return read(`${base}/plans/families/${encodeURIComponent(family)}.json`)
}

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path).catch((cause: unknown) => {
    throw new CallError('network', '网络连接失败，请检查网络后重试', { path, cause })
  })
  // A host that sends the app for whatever it does not have answers 200 all the same.
  if (!answer.ok || !(answer.headers.get('content-type') ?? '').includes('json')) {
    throw new CallError('malformed', `没有找到 ${path}：请用 npm run build 生成后与网页一起部署`, { path })
  }
  return (await answer.json()) as T
}
