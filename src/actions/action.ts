/** What an action is given when a person starts it. It draws its own question, dialog or drawer, and says when it is over. */
import type { ReactNode } from 'react'
import type { ActionPlan, ColumnPlan, Constants, EnumPlan, ListPlan } from '../../contract/plan'
import { comparisonsOf } from '../../contract/filter'
import type { ListRequest, Row } from '../../contract/wire'
import type { DataPort } from '../engine/port'

/** The list an action was started on, as it stood then. */
export interface ActionList {
  page: string
  title: string
  plan: ListPlan
  enums: Record<string, EnumPlan>
  question: ListRequest
  /** Rows of the whole filtered set. */
  total: number
  /** True: nobody knows how many rows there are; `total` counts those up to the end of this page. */
  unknown?: boolean
  /** The filters in words, where the screen says them. */
  readonly says?: string | undefined
  /** Columns as the screen shows them. */
  columns: readonly ColumnPlan[]
}

/** What an action can do, by the word that a schema file says it with; ACTIONS has a component for each. */
export type ActionType = ActionPlan['does']['type']

/** What actions of these types do. */
type DoesOf<T extends ActionType, D = ActionPlan['does']> = D extends { type: infer U } ? ([Extract<U, T>] extends [never] ? never : D) : never

/** `does` is narrowed to the kinds that the component draws, so that it sees their settings alone. */
export interface ActionProps<T extends ActionType = ActionType> {
  action: ActionPlan
  does: DoesOf<T>
  /** The rows it is about; none for actions of the page. */
  rows: Row[]
  /** Every row that the list's question finds, not only those of `rows`. */
  all?: boolean
  /** What it was started for, in the words of staff. */
  wanted?: string
  list: ActionList
  /** Rows may have changed: the list asks anew. */
  onChanged: () => void
  /** The action is over and may be taken off the screen. */
  onDone: () => void
}

/** Draws one kind of action from the press that starts it until `onDone`; whoever started it takes it off the screen then. */
export type ActionComponent<T extends ActionType> = (props: Omit<ActionProps, 'does'> & { does: DoesOf<T> }) => ReactNode

/** Names that take the values of all rows: keys of many, and rows that a page of steps has chosen from the start. */
const OF_ALL = /(ids|^take)$/i

/**
 * Values of a call out of rows: name <- field, and what is the same for every row. A name that ends in "ids", and "take", takes a
 * list of the rows' values, any other name the first row's.
 */
export function valuesOf(
  { with: given, constants }: { with: Record<string, string>; constants?: Constants }, rows: readonly Row[], { today }: Pick<DataPort, 'today'>,
  question?: Pick<ListRequest, 'filter'>,
): Row {
  const [first] = rows
  const ofRows = Object.entries(given).map(([name, field]) => [name, OF_ALL.test(name) ? rows.map((row) => row[field]) : (first?.[field] ?? null)])
  return { ...Object.fromEntries(ofRows), ...constantsOf(constants, { today }, question) }
}

/** What is the same for every row: a value, the day, or what the list is asked of a field, as a filter tree of comparisons with it. */
export function constantsOf(constants: Constants | undefined, { today }: Pick<DataPort, 'today'>, question?: Pick<ListRequest, 'filter'>): Row {
  return Object.fromEntries(Object.entries(constants ?? {}).map(([name, said]) => {
    if ('is' in said) return [name, today()]
    return [name, 'asked' in said ? { and: comparisonsOf(question?.filter).filter(({ field }) => field === said.asked) } : said.value]
  }))
}
