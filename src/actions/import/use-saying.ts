/** What a person says about the files of an import session: each is read anew by it. No drawing. */
import { useCallback } from 'react'
import type { ImportFile } from '../../../contract/imports'
import type { Row } from '../../../contract/wire'
import { usePort } from '../../engine/port'
import { newWriteKey } from '../../lib/write-key'
import type { NewShop } from './new-shops'
import type { Say } from './preview-said'

interface Saying {
  /** undefined where nothing can be said. */
  say: ((id: string, said: Say) => Promise<void>) | undefined
  /** Makes shops for a file: the first takes it, each further one a copy; other files that wait for a shop are read anew. */
  makeShops: ((id: string, shops: readonly NewShop[]) => Promise<void>) | undefined
}

/** @param look asks how far these files are */
export function useSaying(files: readonly ImportFile[], look: (ids: string[]) => Promise<void>): Saying {
  const port = usePort()
  const { importAssign, ownerAdd } = port.own
  const assign = useCallback(
    (id: string, said: Row) => port.call<{ also?: string[] }>(importAssign!, { id, ...said }), [port, importAssign],
  )
  const say = useCallback(async (id: string, said: Say) => {
    await assign(id, { ...said })
    await look([id])
  }, [assign, look])
  const makeShops = useCallback(async (id: string, shops: readonly NewShop[]) => {
    const made: string[] = []
    for (const shop of shops) made.push(String((await port.call<Row>(ownerAdd!, { ...shop }, { idempotencyKey: newWriteKey() }))['id']))
    const [first, ...also] = made
    const { also: copies = [] } = await assign(id, { shop_id: first, ...(also.length > 0 ? { also } : {}) })
    const waiting = files.filter((file) => file.id !== id && file.state === 'preview' && file.shopId === null).map((file) => file.id)
    for (const other of waiting) await assign(other, { again: true })
    await look([id, ...copies, ...waiting])
  }, [port, ownerAdd, assign, files, look])
  return { say: importAssign && say, makeShops: importAssign && ownerAdd && makeShops }
}
