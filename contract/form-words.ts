/** What a form begins with that nobody knows before it is begun, as schemas say it and plans carry it: the day by the company's clock. */
export interface BeginsToday { is: 'today' }

/** What forms know of a field beside its value. */
export interface FormWords {
  /** Forms begin with the day, or the month, that it is then. */
  begins?: BeginsToday
  /** What the empty box of a form takes once these own fields are there: the field at `path`, or the newest row's that is alike in them. */
  fill?: { by: string[]; path?: string }
}
