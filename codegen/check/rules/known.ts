/** Texts that hold some words of an enum among others. */
import { oneOf } from '../nearest'
import { child } from '../node'
import type { Rule } from './context'
import { eachField } from './entities'

/** Kinds whose cells tell the words that an enum knows: a number has none, and an id is told by the row that it names. */
const KNOWN_KINDS = ['text']

/** SCH302, over "known" of every field. */
export const knownWords: Rule = (context) => eachField(context, ({ file }, field) => {
  const known = child(field.node, 'known')
  if (!known || !field.kind || KNOWN_KINDS.includes(field.kind)) return
  context.error(
    'SCH302', file, known,
    `field "${field.name}" is of kind ${field.kind}; "known" tells some words of ${oneOf(KNOWN_KINDS)}.`,
    'Change the kind to text, or take "known" away',
  )
})
