/** What a form begins with that nobody knows before it is begun, as schemas say it and plans carry it: the day by the company's clock. */
export interface BeginsToday { is: 'today' }

/** What forms know of a field beside its value. */
export interface FormWords {
  /** Forms begin with the day, or the month, that it is then. */
  begins?: BeginsToday
  /** What the empty box of a form takes: of the first way whose row is there. */
  fill?: FillWay[]
}

/** A row that the box of a form may be filled from. `alike` and `upTo` are pairs: a field of that row, and what stands in the form. */
export interface FillWay {
  entity: string
  /** The field of that row which fills the box. */
  take: string
  alike: [its: string, own: string][]
  /** That field is at most what stands there: the step of a quantity. */
  upTo?: [its: string, own: string | BeginsToday][]
  /** Of several rows the one that is greatest in these fields; left out: one row is named. */
  greatest?: string[]
  /** Where it is from, in the words of staff. */
  says?: string
}

/** The own fields that must be there before a way can be asked. */
export function askedBy({ alike, upTo = [] }: FillWay): string[] {
  return [...alike, ...upTo].flatMap(([, own]) => (typeof own === 'string' ? own : []))
}
