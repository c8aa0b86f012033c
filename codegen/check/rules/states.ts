/** What the state of a page or call promises: partial says what it lacks, and nothing else lacks anything. */
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { child, text } from '../node'
import type { Rule, RuleContext } from './context'

function lacksFit(context: RuleContext, file: SourceFile, node: Node, what: string): void {
  const state = child(node, 'state')
  const lacks = child(node, 'lacks')
  if (text(state) === 'partial') {
    if (!lacks && context.lacks(file, node, 'lacks'))
      context.error(
        'SCH542', file, state,
        `${what} is partial and does not say what it lacks.`,
        'Add "lacks": ["…"]: what cannot be done yet, as staff read it',
      )
  } else if (lacks) {
    context.error(
      'SCH542', file, lacks.parent,
      `${what} is ${text(state) ?? 'built'} and says that it lacks something.`,
      'Say "state": "partial", or take "lacks" away',
    )
  }
}

/** SCH542, over pages. */
export const partialPagesSayWhatTheyLack: Rule = (context) => {
  for (const { file, node, route } of context.pages) lacksFit(context, file, node, `the page ${route ?? file.name}`)
}

/** SCH542, over calls. */
export const partialCallsSayWhatTheyLack: Rule = (context) => {
  for (const { file, node, family, name } of context.world.calls.values()) lacksFit(context, file, node, `the call "${family}.${name}"`)
}
