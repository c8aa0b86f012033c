/**
 * The rows of an entity as choices, 50 at a time (specification, section 9): what is typed is searched on the server, by
 * letters and by pinyin. `narrow` keeps to rows that meet it; values that do not are told apart, not taken away.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePort, type Option } from '../../engine/port'
import type { Condition } from '../../../contract/filter'

const SEARCH_DELAY_MS = 250
/** All that match are chosen at once up to this many. */
export const MOST_AT_ONCE = 500

interface Loaded {
  list: Option[]
  total: number
  page: number
  keyword: string
  narrow: string
}

interface RemoteOptions {
  loaded: Loaded | undefined
  loading: boolean
  failed: boolean
  /** The popup was opened: asks for the first page unless it is there. */
  open: () => void
  search: (keyword: string) => void
  more: () => void
  /** All that match what is typed. @throws CallError */
  all: () => Promise<Option[]>
  /** Rows of exactly these names, and the names that no row has. @throws CallError */
  named: (names: string[]) => Promise<{ list: Option[]; missing: string[] }>
  /** The one row that is meant by what was typed: its very name or code, or the only one that matches. @throws CallError */
  meant: (typed: string) => Promise<Option | undefined>
}

/** What was typed to the letter stands first, and not once more where its page comes. */
function joined(before: Option[], next: Option[]): Option[] {
  const there = new Set(before.map(({ value }) => value))
  return [...before, ...next.filter(({ value }) => !there.has(value))]
}

/** Asks nothing before `open`; typing is asked after 250 ms, and only the last question's answer counts. Failures of paging and search show as `failed`. */
export function useRemoteOptions(entity: string, narrow: Condition | undefined): RemoteOptions {
  const port = usePort()
  const [loaded, setLoaded] = useState<Loaded>()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const within = narrow ? JSON.stringify(narrow) : ''

  const load = useCallback(
    async (keyword: string, page: number, before: Option[]): Promise<void> => {
      asked.current += 1
      const mine = asked.current
      setLoading(true)
      setFailed(false)
      try {
        const answer = await port.options({ entity, page, ...(keyword ? { keyword } : {}), ...(within ? { filter: JSON.parse(within) as Condition } : {}) })
        if (mine === asked.current) setLoaded({ list: joined(before, answer.list), total: answer.total, page, keyword, narrow: within })
      } catch {
        if (mine === asked.current) setFailed(true)
      } finally {
        if (mine === asked.current) setLoading(false)
      }
    },
    [entity, port, within],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  return useMemo(() => {
    const filter = within ? { filter: JSON.parse(within) as Condition } : {}
    return {
      loaded: loaded?.narrow === within ? loaded : undefined,
      loading,
      failed,
      open: () => {
        if (!loaded || loaded.keyword !== '' || loaded.narrow !== within || failed) void load('', 1, [])
      },
      search: (keyword) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void load(keyword.trim(), 1, []), SEARCH_DELAY_MS)
      },
      more: () => {
        if (loaded && !loading && loaded.narrow === within && loaded.list.length < loaded.total) void load(loaded.keyword, loaded.page + 1, loaded.list)
      },
      all: async () =>
        (await port.options({ entity, page: 1, pageSize: MOST_AT_ONCE, ...(loaded?.keyword ? { keyword: loaded.keyword } : {}), ...filter })).list,
      named: async (names) => {
        const { list, missing = [] } = await port.options({ entity, names, ...filter })
        return { list, missing }
      },
      meant: async (typed) => {
        const { list } = await port.options({ entity, keyword: typed, page: 1, ...filter })
        const exact = list.filter((one) => one.exact)
        return exact.length === 1 || list.length === 1 ? (exact[0] ?? list[0]) : undefined
      },
    }
  }, [entity, failed, load, loaded, loading, port, within])
}

/** Of these values, those that do not meet `narrow`; none while that is not known. */
export function useUnfit(entity: string, value: readonly string[], narrow: Condition | undefined): ReadonlySet<string> {
  const port = usePort()
  const [unfit, setUnfit] = useState<{ of: string; values: ReadonlySet<string> }>()
  const question = narrow && value.length > 0 ? JSON.stringify([value, narrow]) : ''
  useEffect(() => {
    if (question === '') return undefined
    let isGone = false
    const [values, filter] = JSON.parse(question) as [string[], Condition]
    port.options({ entity, values, filter }).then(
      ({ list }) => {
        const fits = new Set(list.map((one) => one.value))
        if (!isGone) setUnfit({ of: question, values: new Set(values.filter((one) => !fits.has(one))) })
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [entity, port, question])
  return question !== '' && unfit ? unfit.values : NONE
}

const NONE: ReadonlySet<string> = new Set()
