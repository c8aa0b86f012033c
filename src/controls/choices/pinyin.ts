/**
 * Chinese by how it sounds, in the browser: "mgyd" finds 美国一店. The dictionary weighs more than all controls together, so it
 * comes when somebody first types letters that may be pinyin; until then nothing sounds like anything.
 */
import { useCallback, useState } from 'react'

type Match = (text: string, letters: string) => boolean

let match: Match | undefined
let loading: Promise<void> | undefined

/** Only Latin letters can be pinyin. */
function mayBePinyin(text: string): boolean {
  return /^[a-z' ]+$/i.test(text.trim())
}

/** Brings the dictionary; a failed load is tried again the next time. */
export function loadPinyin(): Promise<void> {
  loading ??= import('pinyin-pro').then(
    (pinyin) => {
      match = (text, letters) => pinyin.match(text, letters, { continuous: true, precision: 'start' }) !== null
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

/** True where the letters are the pinyin, its beginnings or the first letters of a stretch of the text. */
export function soundsLike(text: string, letters: string): boolean {
  return match !== undefined && mayBePinyin(letters) && /[一-鿿]/.test(text) && match(text, letters.toLowerCase().replace(/[' ]/g, ''))
}

/** Draws anew once the dictionary is there; `want` is told what is typed. */
export function usePinyin(): { ready: boolean; want: (typed: string) => void } {
  const [ready, setReady] = useState(match !== undefined)
  const want = useCallback((typed: string) => {
    if (match === undefined && mayBePinyin(typed)) void loadPinyin().then(() => setReady(match !== undefined))
  }, [])
  return { ready: ready || match !== undefined, want }
}
