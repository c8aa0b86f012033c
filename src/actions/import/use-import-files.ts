/** The files of one import session: uploading, asking how far they are, committing, discarding. No drawing. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import type { ImportFile, ImportState } from '../../../contract/imports'
import type { ImporterPlan } from '../../../contract/plan'
import { newWriteKey } from '../../lib/write-key'

const POLL_MS = 1000
/** States in which the server still works on a file. */
const BUSY: readonly ImportState[] = ['wait', 'parsing', 'committing']

/** Waiting, being read or being written: such a file is asked after, and cannot be judged yet. */
export function isBusy(file: Pick<ImportFile, 'state'>): boolean {
  return BUSY.includes(file.state)
}

/** A file on its way up, or one that did not arrive. */
export interface Upload {
  key: string
  name: string
  size: number
  /** 0 to 1. */
  share: number
  failed?: string
}

interface ImportFiles {
  files: ImportFile[]
  uploads: Upload[]
  upload: (picked: File[], shopId: string | undefined) => void
  dropUpload: (key: string) => void
  commit: (ids: string[]) => Promise<void>
  discard: (ids: string[]) => Promise<void>
  /** Asks how far these files are. */
  look: (ids: string[]) => Promise<void>
}

/**
 * Looks every second while a file is busy; looks that fail are passed over. `startWith`: ids of imports of an earlier session. `onWritten` is told when
 * files have become written. Uploads that fail stay in `uploads` with their words; `commit` and `discard` throw CallError.
 */
export function useImportFiles(importer: ImporterPlan, startWith: readonly string[], onWritten: () => void): ImportFiles {
  const port = usePort()
  const [files, setFiles] = useState<ImportFile[]>([])
  const [uploads, setUploads] = useState<Upload[]>([])
  const written = useRef(onWritten)
  useEffect(() => {
    written.current = onWritten
  })

  const take = useCallback((found: readonly ImportFile[]) => {
    setFiles((before) => {
      const fresh = new Map(found.map((file) => [file.id, file]))
      const known = before.map((file) => fresh.get(file.id) ?? file)
      const isWritten = found.some((file) => file.state === 'committed' && before.find((old) => old.id === file.id)?.state !== 'committed')
      if (isWritten) queueMicrotask(() => written.current())
      return [...known, ...found.filter((file) => !before.some((old) => old.id === file.id))]
    })
  }, [])
  const look = useCallback(
    async (ids: string[]) => {
      if (ids.length > 0) take((await port.call<{ list: ImportFile[] }>(importer.progress, { ids })).list)
    },
    [port, importer, take],
  )

  const startIds = startWith.join(',')
  useEffect(() => {
    void look(startIds.split(',').filter(Boolean)).catch(() => undefined)
  }, [look, startIds])

  const busyIds = useMemo(() => files.filter(isBusy).map((file) => file.id).join(','), [files])
  useEffect(() => {
    if (busyIds === '') return undefined
    const ask = (): void => void look(busyIds.split(',')).catch(() => undefined)
    const timer = setInterval(ask, POLL_MS)
    const stop = port.subscribe((event) => event.type === 'job' && ask())
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [port, look, busyIds])

  // One after the other: they stand, here and in the list of imports, in the order in which they were chosen.
  const queue = useRef(Promise.resolve())
  const upload = useCallback(
    (picked: File[], shopId: string | undefined) => {
      for (const file of picked) {
        const key = newWriteKey()
        const change = (part: Partial<Upload>): void => setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
        const values = { ...(shopId ? { shop_id: shopId } : {}), file }
        const send = () => port.call<{ list: ImportFile[] }>(importer.upload, values, { idempotencyKey: key, onUpload: (share) => change({ share }) })
        setUploads((before) => [...before, { key, name: file.name, size: file.size, share: 0 }])
        queue.current = queue.current.then(send).then(({ list }) => {
          take(list)
          setUploads((before) => before.filter((one) => one.key !== key))
        }).catch((error: unknown) => change({ failed: messageOf(error) }))
      }
    },
    [port, importer, take],
  )
  const dropUpload = useCallback((key: string) => setUploads((before) => before.filter((one) => one.key !== key)), [])

  const commit = useCallback(
    async (ids: string[]) => take((await port.call<{ list: ImportFile[] }>(importer.commit, { ids })).list),
    [port, importer, take],
  )
  const discard = useCallback(
    async (ids: string[]) => {
      if (!importer.discard) return
      await port.call(importer.discard, { ids })
      setFiles((before) => before.filter((file) => !ids.includes(file.id)))
      written.current()
    },
    [port, importer],
  )
  return { files, uploads, upload, dropUpload, commit, discard, look }
}
