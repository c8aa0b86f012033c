/** The filter templates of a list's type: fetched once, and what writing one of them makes of the list. */
import { useEffect, useState } from 'react'
import { messageOf } from '../../lib/call-error'
import { usePort, type FilterTemplate, type FilterTemplates } from '../port'
import { useNotices } from '../../ui/notices'

interface Templates {
  /** undefined until they are there: nothing can be kept before. */
  store: FilterTemplates | undefined
  list: readonly FilterTemplate[]
  /** Takes the list that a write answers. */
  take: (list: readonly FilterTemplate[]) => void
  /** Waits for a write, takes its list, and says that it is done, or why not. */
  run: (work: Promise<readonly FilterTemplate[]> | undefined, done: string) => void
}

/** `list` is empty until the templates are there. A write that failed is said in words and leaves the list as it was. */
export function useTemplates(type: number | undefined): Templates {
  const { filterTemplates } = usePort()
  const { message } = useNotices()
  const [store, setStore] = useState<FilterTemplates>()
  const [list, take] = useState<readonly FilterTemplate[]>([])
  useEffect(() => {
    let gone = false
    void filterTemplates?.().then(async (found) => {
      if (type !== undefined) found.choose(type)
      const first = await found.list(type)
      if (gone) return
      setStore(found)
      take(first)
    })
    return () => void (gone = true)
  }, [filterTemplates, type])
  const run: Templates['run'] = (work, done) => {
    work?.then((next) => {
      take(next)
      void message.success(done)
    }).catch((error: unknown) => void message.error(messageOf(error)))
  }
  return { store, list, take, run }
}
