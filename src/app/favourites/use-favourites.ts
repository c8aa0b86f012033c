/** A person's favourite pages, kept on the server: asked once, changed here at once and put right where the server refuses. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callNamed } from '../services'

/** A page with a star; `id` is the mark's own. */
export interface Favourite {
  id: string
  /** The page's id. */
  key: string
  name: string
  route: string
}

const KEY = ['favourites']
const NONE: readonly Favourite[] = []

/** `wanted`: nothing is asked before that. */
export function useFavourites(
  wanted: boolean,
): { favourites: readonly Favourite[]; error: Error | null; toggle: (page: { key: string; name: string; route: string }) => Promise<void> } {
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: KEY, queryFn: () => callNamed<Favourite[]>({ family: 'common', call: 'favoritesGet' }), enabled: wanted, staleTime: Infinity,
    networkMode: 'always', retry: false,
  })
  const toggle = useCallback(
    async (page: { key: string; name: string; route: string }) => {
      const before = client.getQueryData<Favourite[]>(KEY) ?? []
      const known = before.find(({ key }) => key === page.key)
      const put = (next: Favourite[]): void => void client.setQueryData(KEY, next)
      put(known ? before.filter((one) => one !== known) : [...before, { ...page, id: '' }])
      try {
        if (known) await callNamed({ family: 'common', call: 'favoritesDelete' }, { id: known.id })
        else {
          const made = await callNamed<Favourite>({ family: 'common', call: 'favoritesAdd' }, { key: page.key })
          put((client.getQueryData<Favourite[]>(KEY) ?? []).map((one) => (one.key === made.key ? made : one)))
        }
      } catch (failure) {
        put(before)
        await client.invalidateQueries({ queryKey: KEY })
        throw failure
      }
    },
    [client],
  )
  return { favourites: data ?? NONE, error, toggle }
}
