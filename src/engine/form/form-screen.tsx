/**
 * A page of kind form: a new row, also as a copy of another (`?copy=7`), the one that the address names by its key (`?id=7`), loaded
 * with its items, or the one row that the form is about at all (`one`), which stays on the screen when it is written.
 */
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FormPlan, PagePlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'
import { useParts } from '../parts'
import { madeFrom, madeOf, useDraftOf, useMade, type Made } from '../documents/use-made'
import { usePort } from '../port'
import { PartCard } from '../part-card'
import { FormBody } from './form-body'
import { useNotices } from '../../ui/notices'
import { copyOf } from './form-values'
import { begunBy, loadRow, type Begun } from './load-row'
import { Loaded } from './loaded'

export default function FormScreen({ page, form }: { page: PagePlan; form: FormPlan }) {
  const [address] = useSearchParams()
  const made = useMade()
  if (form.one) return <LoadedForm page={page} form={form} named="" />
  const named = form.load ? form.rowKey.map((field) => address.get(field) ?? '') : []
  const isNamed = named.length > 0 && named.every((value) => value !== '')
  if (isNamed) return <LoadedForm key={named.join(' ')} page={page} form={form} named={named.join('\n')} />
  const copied = form.load && form.rowKey.length === 1 ? address.get('copy') : null
  if (copied) return <CopiedForm key={`copy ${copied}`} page={page} form={form} of={copied} />
  if (made) return <MadeForm key={`${made.way} ${made.ids.join(' ')}`} page={page} form={form} made={made} />
  const begun = begunBy(form.begin, address)
  return form.begin && begun
    ? <BegunForm key={begun.value} page={page} form={form} begin={form.begin} begun={begun} />
    : <WrittenForm page={page} form={form} />
}

/** A new row that is made for something the address names. */
function BegunForm({ page, form, begin, begun: { by, value } }: { page: PagePlan; form: FormPlan; begin: NonNullable<FormPlan['begin']>; begun: Begun }) {
  const port = usePort()
  const load = useCallback(async () => (await port.call<{ row: Row }>(begin.call, { [by]: value })).row, [port, begin, by, value])
  return <Loaded load={load} back={form.after}>{(row) => <WrittenForm page={page} form={form} begin={row} madeFor={value} />}</Loaded>
}

/** A new row that begins as another one stands, with its items; what tells that one apart is left to the person. */
function CopiedForm({ page, form, of }: { page: PagePlan; form: FormPlan; of: string }) {
  const port = usePort()
  const load = useCallback(
    async () => copyOf(form, await loadRow(port, page.page, form, { [form.rowKey[0] ?? 'id']: of })), [port, page.page, form, of],
  )
  return (
    <Loaded load={load} back={form.after}>
      {(row) => <WrittenForm page={page} form={form} begin={row} madeFor={`copy ${of}`} says="已复制原来的内容，修改后提交为新的一条" />}
    </Loaded>
  )
}

/** A new row that is made from other documents: what they give, over what the form begins with for one of them. */
function MadeForm({ page, form, made }: { page: PagePlan; form: FormPlan; made: Made }) {
  const port = usePort()
  const ask = useDraftOf(form.entity)
  const { begin } = form
  const load = useCallback(async () => {
    const isOne = begin !== undefined && made.ids.length === 1
    const [{ row, from }, begun] = await Promise.all([
      ask(made), isOne ? port.call<{ row: Row }>(begin.call, { [begin.by[0] ?? '']: made.ids[0] }) : undefined,
    ])
    return { row: { ...begun?.row, ...row }, from }
  }, [ask, made, begin, port])
  const madeFor = [made.way, ...made.ids].join(' ')
  return (
    <Loaded load={load} back={form.after}>
      {({ row, from }) => (
        <WrittenForm
          page={page} form={form} begin={row} madeFor={madeFor} along={madeFrom(made)} onWritten={made.close}
          says={madeOf(from)}
        />
      )}
    </Loaded>
  )
}

function LoadedForm({ page, form, named }: { page: PagePlan; form: FormPlan; named: string }) {
  const port = usePort()
  const load = useCallback(() => form.one
    ? port.call<Row>(form.one, {})
    : loadRow(port, page.page, form, Object.fromEntries(named.split('\n').map((value, at) => [form.rowKey[at] ?? '', value]))), [port, page.page, form, named])
  return <Loaded load={load} back={form.after}>{(row) => <WrittenForm page={page} form={form} row={row} onReload={load} />}</Loaded>
}

interface WrittenProps {
  page: PagePlan
  form: FormPlan
  row?: Row
  begin?: Row
  /** What a new row is made for: its draft is kept apart by it. */
  madeFor?: string
  /** Sent along with what is entered. */
  along?: Row
  /** Stands above it. */
  says?: string
  /** It is written, and the form stays. */
  onWritten?: () => void
  onReload?: () => Promise<Row>
}

/** What the form shows next: asked anew where the one row was written, else a new row. */
function useTurns(form: FormPlan, row: Row | undefined, onReload: (() => Promise<Row>) | undefined) {
  const [shown, setShown] = useState({ turn: 0, row })
  const next = async (written: Row): Promise<void> => {
    const found = form.one && onReload ? await onReload().catch(() => ({ ...shown.row, ...written })) : undefined
    setShown(({ turn }) => ({ turn: turn + 1, row: found ?? row }))
  }
  return { ...shown, next }
}

function WrittenForm({ page, form, row, begin, madeFor, along, says, onWritten, onReload }: WrittenProps) {
  const port = usePort()
  const { message } = useNotices()
  const parts = useParts()
  // A form that stays after it was written begins anew.
  const { turn, row: shown, next } = useTurns(form, row, onReload)
  const submitted = (written: Row): void => {
    void message.success(`${page.title}：已保存`)
    const { after } = form
    if (!after) {
      onWritten?.()
      return void next(written)
    }
    const query = Object.entries(after.with).flatMap(
      ([name, path]) => (written[path] === null || written[path] === undefined ? [] : [[name, String(written[path])]]),
    )
    port.go(after.route, { ...(after.tab ? { tab: after.tab } : {}), ...Object.fromEntries(query) })
  }
  const draftKey = [page.page, ...(row ? form.rowKey.map((field) => String(row[field])) : []), ...(madeFor ? ['for', madeFor] : [])].join(' ')
  const Beside = form.beside === undefined ? undefined : parts.steps[form.beside]
  const beside = Beside ? (values: Row) => <Beside page={page} values={values} onChange={keepAsItIs} /> : undefined
  const body = <FormBody
    key={turn} form={form} enums={page.enums} row={shown} begin={begin} along={along} says={says} beside={beside} draftKey={draftKey} onReload={onReload}
    onSubmitted={submitted} submitLabel={row ? '保存' : '提交'}
  />
  if (!form.below) return body
  return (
    <div className="form-and-below">
      {body}
      {form.below.map(({ title, part }) => (
        <section key={part} className="form-card" aria-label={title}>
          <h2>{title}</h2>
          <PartCard part={part} page={page} {...(shown ? { row: shown } : {})} />
        </section>
      ))}
    </div>
  )
}

/** What stands beside a form only shows. */
const keepAsItIs = (): void => undefined
