/** A choice among what a call answers, by what stands in another box of the form. */
import { Form, Select } from 'antd'
import { useEffect, useState } from 'react'
import type { InputPlan } from '../../../../contract/plan'
import type { Row } from '../../../../contract/wire'
import type { InputProps } from '../../../../kinds/shared/input'
import { usePort } from '../../../engine/port'
import { messageOf } from '../../../lib/call-error'

interface Choice { value: string; label: string; group?: string }

/** What is answered by value: asked once for each while the page is open. */
const known = new WeakMap<object, Map<string, Promise<Choice[]>>>()

/**
 * `choices.by` names the other box, whose value is sent under the last part of that name; without one there is nothing to choose. Needs antd's Form
 * around it.
 */
export function CalledSelect({ id, input, value, onChange, label, choices: { call, by, open } }: InputProps & { choices: NonNullable<InputPlan['choices']> }) {
  const port = usePort()
  const name = by.split('.').at(-1) ?? by
  const given = Form.useWatch((all: Row) => all[name], { form: Form.useFormInstance<Row>(), preserve: true }) as string | undefined
  const [found, setFound] = useState<{ of: string; list: Choice[]; failed?: string }>()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (given === undefined || given === null) return undefined
    let left = false
    const asked = known.get(port) ?? new Map<string, Promise<Choice[]>>()
    known.set(port, asked)
    const key = JSON.stringify([call, given])
    const answer = asked.get(key) ?? port.call<{ list: Choice[] }>(call, { [name]: given }).then(({ list }) => list)
    asked.set(key, answer)
    answer.then((list) => (left ? undefined : setFound({ of: given, list })), (error: unknown) => {
      asked.delete(key)
      if (!left) setFound({ of: given, list: [], failed: messageOf(error) })
    })
    return () => {
      left = true
    }
  }, [port, call, name, given, times])
  const [typed, setTyped] = useState('')
  const { list = [], failed } = found && found.of === given ? found : {}
  const groups = [...new Set(list.map(({ group }) => group ?? ''))]
  const options: Option[] = groups.length > 1
    ? groups.map((group) => ({ label: group, options: list.filter((one) => (one.group ?? '') === group).map(optionOf) }))
    : list.map(optionOf)
  const own = open ? [...new Set([typed.trim(), String(value ?? '')])].filter((each) => each !== '' && !list.some((one) => one.value === each)) : []
  return <Select
    id={id} aria-label={label} value={value === undefined || value === null || value === '' ? undefined : String(value)}
    options={[...options, ...own.map((each) => ({ value: each, label: each }))]} showSearch onSearch={open ? setTyped : undefined}
    optionFilterProp="label" placeholder={open ? '请选择，或直接填写' : '请选择'} allowClear={!input.required} disabled={input.readOnly} popupMatchSelectWidth={260}
    notFoundContent={failed} onOpenChange={(opens) => (opens && failed !== undefined ? setTimes(times + 1) : undefined)}
    onChange={(next: string | undefined) => onChange?.(next)}
  />
}

interface Option { value?: string; label: string; options?: Option[] }

const optionOf = ({ value, label }: Choice): { value: string; label: string } => ({ value, label })
