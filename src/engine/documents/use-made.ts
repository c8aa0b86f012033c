/** A document that an address asks to be made from others: `?make=WAY&of=1,2`. */
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Row } from '../../../contract/wire'
import { usePort } from '../port'

/** As the address says it. */
export interface Made {
  way: string
  ids: string[]
  /** Takes it out of the address. */
  close: () => void
}

/** What the server gives for it: the fields and items to begin with, and the numbers of what it is made from. */
export interface MadeDraft {
  row: Row
  from: { id: string; number: string }[]
}

/** undefined where the address asks for nothing of the kind. `close` leaves no step in the browser's history. */
export function useMade(): Made | undefined {
  const [address, setAddress] = useSearchParams()
  const way = address.get('make')
  const of = address.get('of')
  const close = useCallback(() => setAddress((before) => {
    const next = new URLSearchParams(before)
    next.delete('make')
    next.delete('of')
    return next
  }, { replace: true }), [setAddress])
  return useMemo(() => (way && of ? { way, ids: of.split(','), close } : undefined), [way, of, close])
}

/** Asks for the draft. @throws CallError */
export function useDraftOf(entity: string | undefined): (made: Pick<Made, 'way' | 'ids'>) => Promise<MadeDraft> {
  const port = usePort()
  return useCallback(async ({ way, ids }) => {
    const call = port.own.documentDraft
    if (!call || entity === undefined) throw new Error('这里不能由别的单据生成')
    return port.call<MadeDraft>(call, { entity, way, ids })
  }, [port, entity])
}

/** What is sent along with the document that is added. */
export function madeFrom({ way, ids }: Pick<Made, 'way' | 'ids'>): Row {
  return { made_from: { way, ids } }
}

/** The same in words, above what is entered. */
export function madeOf(from: MadeDraft['from']): string {
  return `由 ${from.map(({ number }) => number).join('、')} 生成`
}
