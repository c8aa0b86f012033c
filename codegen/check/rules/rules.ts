/** The lists of rules, in no order that matters. A rule is added to the file of its subject and named here. */
import type { Rule } from './context'

/** What files say together; each rule tells of one kind of mistake. */
export const RULES: Rule[] = []

/** What nothing uses; told only when nothing is wrong. */
export const TIDINESS: Rule[] = []
