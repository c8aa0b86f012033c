/** What the call that `suggests` in a form answers: values that inputs may take, each with the figures that it stands on. */

/** One value for one input. */
export interface Suggestion {
  /** Name of the input. */
  field: string
  /** As the input sends it: amounts as exact text. */
  value: string
  /** Why, in the words of staff: what was counted, and over which days. */
  says: string
}

/** Of several for one input the last stands. */
export interface SuggestionsAnswer { suggestions: Suggestion[] }
