/**
 * A row of another page that is added without leaving this one: its dialog is that of the page where such rows are at home, trimmed to the
 * person, so that who may add none is offered none. Stands over whatever is open.
 */
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import type { CallRef, DialogPlan, EnumPlan, HomePlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import type { Adding } from '../engine/port'
import { heavy } from '../ui/heavy'
import { planOf } from './page-plans'
import { callNamed } from './services'

const DialogForm = heavy(async () => ({ default: (await import('../actions/dialog/dialog-form')).DialogForm }))

interface Asked {
  dialog: DialogPlan
  enums: Record<string, EnumPlan>
  start: Row
  done: (row: Row | undefined) => void
}

/** What was typed is the name of the new row: the first text that every one needs. */
function namedBy({ fields }: DialogPlan, word: string): Row {
  const name = fields.find(({ input, required, readOnly }) => input === 'text' && required && !readOnly)?.name
  return word === '' || name === undefined ? {} : { [name]: word }
}

/** @returns `adding` for the port, and what is drawn over the page */
export function useAdding(routeOf: (page: string) => string): { adding: (home: HomePlan) => Promise<Adding | undefined>; element: ReactNode } {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const adding = useCallback(async ({ page, tab }: HomePlan): Promise<Adding | undefined> => {
    // Whoever may not open the page adds nothing there.
    const plan = await planOf(client, routeOf(page)).catch(() => undefined)
    const list = plan?.lists.find(({ code }) => code === tab) ?? plan?.lists[0]
    const does = list?.actions.map((action) => action.does).find(({ type }) => type === 'add')
    if (!plan || does?.type !== 'add') return undefined
    const { dialog } = does
    return { title: dialog.title, open: (word) => new Promise((done) => setAsked({ dialog, enums: plan.enums, start: namedBy(dialog, word), done })) }
  }, [client, routeOf])
  const submit = async (values: Row, settings: { idempotencyKey: string }): Promise<void> => {
    const row = await callNamed<Row>(asked!.dialog.submit satisfies CallRef, values, settings)
    asked!.done(row)
  }
  const close = (): void => {
    asked?.done(undefined)
    setAsked(undefined)
  }
  const element = asked ? (
    <Suspense fallback={null}>
      <DialogForm dialog={asked.dialog} enums={asked.enums} begin={asked.start} name="dialog-new" onSubmit={submit} onClose={close} />
    </Suspense>
  ) : null
  return { adding, element }
}
