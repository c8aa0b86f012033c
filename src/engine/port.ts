/**
 * What the engine needs of the world, as an interface: rows, calls, choices, plans, events, places to go. The app provides
 * it by context; tests hand in their own. Nothing here speaks HTTP or names a page.
 */
import { createContext, useContext } from 'react'
import type { OptionsQuestion } from '../../contract/options'
import type { CallRef, HomePlan } from '../../contract/plan'
import type { ListAnswer, ListRequest, Row } from '../../contract/wire'

/** What a list's question has come to so far. */
export interface ListResult {
  /** The last answer; kept while the next question is under way. */
  answer: ListAnswer | undefined
  /** True while a question is under way. */
  isFetching: boolean
  /** True while `answer` still belongs to an earlier question. */
  isStale: boolean
  error: Error | null
  refetch: () => void
}

/** One choice of a select: the row's key and what staff read. */
export interface Option {
  value: string
  label: string
  /** Codes and the like, in one line beside the name. */
  note?: string
  /** Address of its picture. */
  image?: string
  /** The state that it is in, in words. */
  state?: string
  /** What was typed is its very name or code. */
  exact?: boolean
  /** Of the names asked for, those that are its own. */
  named?: string[]
  /** Value of the field asked for in `by`. */
  group?: string
}

/** The choices that fit a question, as many as were asked for, and how many there are in all. */
export interface OptionsPage {
  list: Option[]
  total: number
  /** Names that no row has. */
  missing?: string[]
}

/** `job`: progress; `data`: rows changed; `model`: pages changed; `arriving`: the company's first data; `resync`: ask anew. */
export interface PortEvent {
  type: string
  data: Record<string, unknown>
}

interface CallSettings {
  idempotencyKey?: string
  signal?: AbortSignal
  /** 0 to 1. */
  onUpload?: (share: number) => void
}

/** What the engine wants kept for a person: columns shown, comparison chosen. */
export interface Settings {
  read: <T>(name: string) => T | undefined
  write: (name: string, value: unknown) => void
}

/** A thing that a developer should see: said once, drawn by nobody but the development overlay. */
export interface Complaint {
  page: string
  field: string
  call: string
  says: string
}

/** Calls of our own family that the engine makes without a page naming them; undefined where a company's ERP has none. */
export interface OwnCalls {
  jobProgress?: CallRef
  jobFile?: CallRef
  importAssign?: CallRef
  /** Adds what a file can belong to. */
  ownerAdd?: CallRef
  importRefused?: CallRef
  viewList?: CallRef
  viewSave?: CallRef
  viewRemove?: CallRef
  viewDefault?: CallRef
  viewKeep?: CallRef
  rowHistory?: CallRef
  explain?: CallRef
  behind?: CallRef
  related?: CallRef
  exportBoard?: CallRef
  documentDraft?: CallRef
  documentLinks?: CallRef
  /** Files that a row keeps: told, added, fetched, taken away. */
  rowFiles?: CallRef
  rowFileAdd?: CallRef
  rowFile?: CallRef
  rowFileRemove?: CallRef
  documentApproval?: CallRef
  approve?: CallRef
  reject?: CallRef
  transfer?: CallRef
  approvalFile?: CallRef
  withdraw?: CallRef
  /** How many rows a kept filter tree fits now. */
  conditionsFit?: CallRef
  /** What empty boxes of a form take once others are filled. */
  fill?: CallRef
  /** Sheets that are drawn, as a workbook. */
  sheetBook?: CallRef
  bulkEdit?: CallRef
  bulkResult?: CallRef
  rowsTemplate?: CallRef
  rowsUpload?: CallRef
  rowsColumns?: CallRef
  rowsCommit?: CallRef
  /** Everything that a role can be allowed. */
  rightsTree?: CallRef
}

/** What a person filters by, kept under a name for all lists of one configuration type. */
export interface FilterTemplate {
  id: string
  name: string
  /** 1: the one in use; at most one of a type is. */
  active: 0 | 1
  /** As it was kept; not judged yet. */
  conditions: unknown
}

/** The templates of every type. Changes answer how the type's templates are by then. */
export interface FilterTemplates {
  /** The type that is meant where none is named. */
  choose: (type: number) => void
  /** Empty where they cannot be had. */
  list: (type?: number) => Promise<readonly FilterTemplate[]>
  /** @throws Error in the words that staff read; the server's own are its cause's */
  add: (template: { name: string; conditions: unknown }, type?: number) => Promise<readonly FilterTemplate[]>
  /** @throws Error as `add` */
  edit: (id: string, change: Partial<Pick<FilterTemplate, 'name' | 'conditions' | 'active'>>, type?: number) => Promise<readonly FilterTemplate[]>
  /** @throws Error as `add` */
  remove: (id: string, type?: number) => Promise<readonly FilterTemplate[]>
}

/** A new row of another page, without leaving this one. */
export interface Adding {
  /** What the dialog is called: 新增供应商. */
  title: string
  /** Opens the dialog with `word` as the row's name; answers the row once it is written, undefined where the person left it. */
  open: (word: string) => Promise<Row | undefined>
}

/** Everything the engine may ask of the app. What is marked as a hook keeps the rules of hooks. */
export interface DataPort {
  /** A hook. Rows of a list; asks nothing while `question` is undefined. `about`: whose changes make it ask anew. */
  useList: (call: CallRef, question: ListRequest | undefined, about?: { entity?: string; dataset?: string }) => ListResult
  /** True while answers wait that were asked for before the page's code was there: what is shown first may be with rows. */
  expects?: () => boolean
  /** One answer, asked once; the signal ends the asking; `ahead`: it waits for who asks the same next. @throws CallError */
  list: (call: CallRef, question: ListRequest, settings?: { signal?: AbortSignal; ahead?: boolean }) => Promise<ListAnswer>
  /** A hook. The names of these ids, as far as they are known by now. */
  useLabels: (entity: string, ids: readonly string[]) => ReadonlyMap<string, string>
  /** A hook. Pictures of rows of the entity, by id, as far as they came along with names. */
  usePictures: (entity: string) => ReadonlyMap<string, string>
  /** @throws CallError */
  call: <T>(call: CallRef, values?: Row, settings?: CallSettings) => Promise<T>
  /** Fetches a file and hands it to the person. @throws CallError */
  download: (call: CallRef, values?: Row, fileName?: string) => Promise<void>
  /** Fetches a file to be looked at here. @throws CallError */
  fetchFile: (call: CallRef, values?: Row) => Promise<Blob>
  /** @throws CallError */
  options: (question: OptionsQuestion) => Promise<OptionsPage>
  own: OwnCalls
  /** Fetched when a list that has filter templates is first opened; undefined where nobody keeps any. */
  filterTemplates?: () => Promise<FilterTemplates>
  /** Calls `listener` with every event until the returned function is called. */
  subscribe: (listener: (event: PortEvent) => void) => () => void
  settings: Settings
  /** Told which row is being looked at, in the words of staff, so that it is found again; left out: nobody keeps them. */
  lookedAt?: (row: { id: string; label: string; of: string }) => void
  /** Opens a route of the app; `query` becomes its address parameters, `name` (what was pressed) a step of the way that led there. */
  go: (route: string, query?: Record<string, string>, name?: string) => void
  /** The same as an address of this site, for a link that a browser may open by itself. */
  hrefOf: (route: string, query?: Record<string, string>) => string
  complain: (complaint: Complaint) => void
  /** What the person may add at a page where rows are at home; undefined: nothing. Left out: nobody adds from elsewhere. */
  adding?: (home: HomePlan) => Promise<Adding | undefined>
  /** Today by the company's clock, yyyy-mm-dd. */
  today: () => string
}

const Port = createContext<DataPort | undefined>(undefined)

/** The app gives its port here, once, around all pages. */
export const PortProvider = Port.Provider

/** @throws where no port is provided: a mistake of the app's frame. */
export function usePort(): DataPort {
  const port = useContext(Port)
  if (!port) throw new Error('the engine is used outside of a PortProvider')
  return port
}
