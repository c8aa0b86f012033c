/** What a form of the door holds: its values, what is wrong with each, what went wrong as a whole, whether it is under way. */
import { useState } from 'react'
import { CallError, messageOf } from '../../lib/call-error'

interface DoorFormState<T extends Record<string, string>> {
  values: T
  wrong: Partial<Record<keyof T, string>>
  failed: string | undefined
  busy: boolean
  set: (name: keyof T) => (value: string) => void
  /** Says what is wrong before anything is sent; false where something is. */
  check: (wrong: Partial<Record<keyof T, string>>) => boolean
  /** Runs it; a refusal stands at its fields and above the button. `words` turns the error into what is read there. */
  run: (work: () => Promise<void>, words?: (error: unknown) => string) => Promise<void>
}

/** @param start the values at first; their names are those of the fields that a CallError may refuse */
export function useDoorForm<T extends Record<string, string>>(start: T): DoorFormState<T> {
  const [values, setValues] = useState(start)
  const [wrong, setWrong] = useState<Partial<Record<keyof T, string>>>({})
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  return {
    values, wrong, failed, busy,
    set: (name) => (value) => {
      setValues((now) => ({ ...now, [name]: value }))
      setWrong(({ [name]: _mended, ...rest }) => rest as Partial<Record<keyof T, string>>)
    },
    check(found) {
      setWrong(found)
      setFailed(undefined)
      return Object.keys(found).length === 0
    },
    async run(work, words = messageOf) {
      setBusy(true)
      setFailed(undefined)
      try {
        await work()
      } catch (error) {
        const fields = error instanceof CallError ? error.fields : {}
        if (error instanceof CallError) setWrong(fields as Partial<Record<keyof T, string>>)
        // What stands at its field already is not said a second time below.
        const said = words(error)
        const isSaidThere = Object.entries(fields).some(([name, wrong]) => name in start && plain(wrong) === plain(said))
        setFailed(isSaidThere ? undefined : said)
      } finally {
        setBusy(false)
      }
    },
  }
}

const plain = (words: string): string => words.replace(/[。！!]$/, '')

/** Fields left empty -> what to say of each. */
export function missing<T extends Record<string, string>>(values: T, labels: Partial<Record<keyof T, string>>): Partial<Record<keyof T, string>> {
  const found: Partial<Record<keyof T, string>> = {}
  for (const name of Object.keys(labels) as (keyof T)[]) if ((values[name] ?? '').trim() === '') found[name] = `请输入${labels[name]}`
  return found
}

/** 11 digits of a mobile number; @returns what is wrong */
export function wrongMobile(text: string): string | undefined {
  return /^(\+?86)?1[3-9]\d{9}$/.test(text.replace(/[\s-]/g, '')) ? undefined : '请输入 11 位手机号'
}
