/** The engine's port over refine: lists go through the family's DataProvider and refine's query hooks, calls through the transport. */
import { useList, type HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { expectsAnswers } from '../data/asked-ahead'
import { download } from '../data/download'
import { metaOf } from '../data/families'
import type { OptionsQuestion } from '../../contract/options'
import { PortProvider, type DataPort, type ListResult, type Option as Choice, type OptionsPage } from '../engine/port'
import { PartsProvider } from '../engine/parts'
import { leaveTrail } from '../engine/trail/trail'
import { companyToday } from '../../contract/company-clock'
import type { CallRef } from '../../contract/plan'
import type { ListAnswer, ListRequest, Row } from '../../contract/wire'
import { PARTS } from '../parts/parts'
import { complain } from './complaints'
import { BASE_PATH } from './config'
import { isOwnServerAbsent } from './deployment'
import { subscribe } from './event-hub'
import { createLabelStore } from './label-store'
import { listOnce, type Kept } from './lists'
import { callNamed, transport } from './services'
import { noteRecentRow } from './recent-rows'
import { settings } from './settings'
import { useAdding } from './use-adding'
import { saveFile } from '../lib/save-file'

/** Advertising pages offer the stores that the browser keeps; every other choice is asked for. */
async function keptStores(question: OptionsQuestion): Promise<OptionsPage | undefined> {
  if (question.entity !== 'shop' || !location.pathname.startsWith(`${BASE_PATH}/advert/`)) return undefined
  const { adStores, isPlain } = await import('./ad-stores')
  return isPlain(question) ? adStores() : undefined
}

/** Calls of our own family that the engine makes without a page naming them. */
const OWN: DataPort['own'] = {
  jobProgress: { family: 'app', call: 'jobProgress' },
  jobFile: { family: 'app', call: 'jobFile' },
  importAssign: { family: 'app', call: 'importAssign' },
  ownerAdd: { family: 'app', call: 'shopAdd' },
  importRefused: { family: 'app', call: 'importRefused' },
  viewList: { family: 'app', call: 'viewList' },
  viewSave: { family: 'app', call: 'viewSave' },
  viewRemove: { family: 'app', call: 'viewRemove' },
  viewDefault: { family: 'app', call: 'viewDefault' },
  viewKeep: { family: 'app', call: 'viewKeep' },
  rowHistory: { family: 'app', call: 'history' },
  explain: { family: 'app', call: 'explain' },
  behind: { family: 'app', call: 'behind' },
  related: { family: 'app', call: 'related' },
  exportBoard: { family: 'app', call: 'exportBoard' },
  documentDraft: { family: 'app', call: 'documentDraft' },
  documentLinks: { family: 'app', call: 'documentLinks' },
  rowFiles: { family: 'settings', call: 'rowFiles' },
  rowFileAdd: { family: 'settings', call: 'rowFileAdd' },
  rowFile: { family: 'settings', call: 'rowFile' },
  rowFileRemove: { family: 'settings', call: 'rowFileRemove' },
  documentApproval: { family: 'approval', call: 'ofDocument' },
  approve: { family: 'approval', call: 'approve' },
  reject: { family: 'approval', call: 'reject' },
  transfer: { family: 'approval', call: 'transfer' },
  approvalFile: { family: 'approval', call: 'file' },
  withdraw: { family: 'approval', call: 'withdraw' },
  conditionsFit: { family: 'app', call: 'conditionsFit' },
  fill: { family: 'app', call: 'fill' },
  sheetBook: { family: 'app', call: 'sheetBook' },
  bulkEdit: { family: 'app', call: 'bulkEdit' },
  bulkResult: { family: 'app', call: 'bulkResult' },
  rowsTemplate: { family: 'app', call: 'rowsTemplate' },
  rowsUpload: { family: 'app', call: 'rowsUpload' },
  rowsColumns: { family: 'app', call: 'rowsColumns' },
  rowsCommit: { family: 'app', call: 'rowsCommit' },
  rightsTree: { family: 'access', call: 'tree' },
}

/** Where no server of ours keeps views, the browser answers these in its place (kept-views.ts). */
const KEPT = 'keptViews'
const KEPT_VIEWS: DataPort['own'] = {
  viewList: { family: KEPT, call: 'viewList' },
  viewSave: { family: KEPT, call: 'viewSave' },
  viewRemove: { family: KEPT, call: 'viewRemove' },
  viewDefault: { family: KEPT, call: 'viewDefault' },
  viewKeep: { family: KEPT, call: 'viewKeep' },
}

const callOrKept: DataPort['call'] = async <T,>(...asked: Parameters<DataPort['call']>): Promise<T> => {
  const [ref, values] = asked
  if (ref.family !== KEPT) return callNamed<T>(...asked)
  return (await (await import('./kept-views')).keptViews(settings, ref, values)) as T
}

const options = async (question: OptionsQuestion): Promise<OptionsPage> => {
  if (isOwnServerAbsent) {
    const { choicesElsewhere } = await import('./elsewhere')
    const page = await choicesElsewhere(question, listOnce)
    labelStore.learn(question.entity, page.list)
    return page
  }
  const kept = await keptStores(question)
  if (kept) {
    labelStore.learn(question.entity, kept.list)
    return kept
  }
  const page = await callNamed<{ list: (Omit<Choice, 'value' | 'label'> & { value: unknown; label: unknown })[]; total: number; missing?: string[] }>(
    { family: 'app', call: 'options' }, question,
  )
  const list = page.list.map((one): Choice => ({ ...one, value: String(one.value), label: String(one.label ?? one.value) }))
  labelStore.learn(question.entity, list)
  return { list, total: page.total, ...(page.missing ? { missing: page.missing } : {}) }
}

/** Names of rows for all screens of the app; cleared with the person or where data change. */
export const labelStore = createLabelStore(options)

function useLabels(entity: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const labels = useSyncExternalStore(labelStore.subscribe, () => labelStore.labels(entity))
  const text = ids.join('\n')
  useEffect(() => labelStore.want(entity, text === '' ? [] : text.split('\n')), [entity, text, labels])
  return labels
}

function usePictures(entity: string): ReadonlyMap<string, string> {
  return useSyncExternalStore(labelStore.subscribe, () => labelStore.pictures(entity))
}

const IDLE: ListRequest = { page: 1, pageSize: 1 }

function useRows({ family, call }: CallRef, question: ListRequest | undefined, about?: { entity?: string; dataset?: string }): ListResult {
  const isAsked = question !== undefined
  const { page, pageSize, sort, ...meta } = question ?? IDLE
  const { query } = useList<Row, HttpError>({
    resource: call,
    dataProviderName: family,
    pagination: { currentPage: page, pageSize, mode: 'server' },
    sorters: sort,
    meta,
    queryOptions: {
      enabled: isAsked,
      placeholderData: keepPreviousData,
      staleTime: 0,
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
    },
    // The engine draws failures where the rows would be.
    errorNotification: false,
    successNotification: false,
    liveMode: 'auto',
    liveParams: about?.entity ? { entity: about.entity } : {},
  })
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const answer = useMemo((): ListAnswer | undefined => {
    if (!data || !isAsked) return undefined
    const { data: list, ...rest } = data as unknown as Kept
    return { ...rest, list, summary: rest.summary ?? [] }
  }, [data, isAsked])
  return { answer, isFetching, isStale: isPlaceholderData, error: (error as unknown as Error | null) ?? null, refetch: () => void refetch() }
}

/** The page that is open is where it is found again; its tab goes along. */
function lookedAt({ id, label, of }: { id: string; label: string; of: string }): void {
  const tab = new URLSearchParams(location.search).get('tab')
  const query = new URLSearchParams({ ...(tab === null ? {} : { tab }), row: id })
  noteRecentRow({ address: `${location.pathname.slice(BASE_PATH.length)}?${query.toString()}`, label, note: of })
}

function withQuery(route: string, query?: Record<string, string>): string {
  const address = new URLSearchParams(query).toString()
  return address ? `${route}?${address}` : route
}

/** `routeOf`: the route of a page's id; links of plans may name either. */
export function AppPort({ routeOf, children }: { routeOf: (page: string) => string; children: ReactNode }) {
  const navigate = useNavigate()
  const { adding, element } = useAdding(routeOf)
  const port = useMemo(
    (): DataPort => ({
      useList: useRows,
      expects: expectsAnswers,
      useLabels,
      usePictures,
      list: listOnce,
      call: isOwnServerAbsent ? callOrKept : callNamed,
      download: async (ref, values, fileName) => {
        const file = await download(transport, await metaOf(ref), values)
        saveFile(file, fileName ?? (file.name || '下载'))
      },
      fetchFile: async (ref, values) => download(transport, await metaOf(ref), values),
      options,
      own: isOwnServerAbsent ? KEPT_VIEWS : OWN,
      ...(isOwnServerAbsent ? {} : { filterTemplates: async () => (await import('./own-filters')).ownFilters() }),
      subscribe,
      settings,
      lookedAt,
      go: (route, query, name) => {
        const path = routeOf(route)
        if (query) leaveTrail({ path: location.pathname.slice(BASE_PATH.length), search: location.search }, path, query, name)
        void navigate(withQuery(path, query))
      },
      hrefOf: (route, query) => BASE_PATH + withQuery(routeOf(route), query),
      complain,
      adding,
      today: companyToday,
    }),
    [navigate, routeOf, adding],
  )
  return <PortProvider value={port}><PartsProvider value={PARTS}>{children}{element}</PartsProvider></PortProvider>
}
