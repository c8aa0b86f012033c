/** Every place of a page that names a call names one that does what the place is for, with the rows that stand there. */
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { oneOf } from '../nearest'
import { child, holder, keyOf, keysTo, text, truth } from '../node'
import { rowsOfBody } from '../scope'
import type { CallView } from '../views'
import type { Rule, RuleContext } from './context'

/** What a place asks of its call. */
interface Sort {
  /** What the call is for, in words that follow "names the call that …". */
  says: string
  /** What it may do by itself; a handler may stand everywhere. */
  verbs: readonly string[]
  /** Whether it changes something; undefined: may or may not. */
  writes?: boolean
  /** How it answers; json where nothing is said. */
  answer?: 'binary'
  body?: 'multipart'
}

const READS: Sort = { says: 'gives rows', verbs: ['list'], writes: false }
const CHANGES: Sort = { says: 'writes what was entered', verbs: ['add', 'edit'], writes: true }

/** By the place's key and what it stands in. */
function sortOf(node: Node): Sort | undefined {
  const key = keyOf(node)
  const [around] = keysTo(node).toReversed().slice(1)
  switch (key) {
    case 'export': return { says: 'exports the list', verbs: ['export'] }
    case 'get': return { says: 'gives one row', verbs: ['get'], writes: false }
    case 'one': return { says: 'gives the one row', verbs: ['get'], writes: false }
    case 'load':
      return around === 'sheet' || around === 'sheets' ? { ...READS, verbs: ['list', 'get'] } : { says: 'gives one row', verbs: ['get'], writes: false }
    case 'edit': return { says: 'changes the row that was loaded', verbs: ['edit'], writes: true }
    case 'upload': return { says: 'takes the file', verbs: ['import'], body: 'multipart' }
    case 'progress': case 'preview': return { says: `tells the ${key} of an import`, verbs: [], writes: false }
    case 'commit': return { says: 'writes an import', verbs: [], writes: true }
    case 'discard': return { says: 'throws an import away', verbs: [], writes: true }
    case 'suggests': return { says: 'suggests values', verbs: [], writes: false }
    case 'review': return { says: 'tells what would be made', verbs: [], writes: false }
    case 'printed': return { says: 'is told what was printed', verbs: [], writes: true }
    case 'download': return { says: 'gives a file', verbs: [], answer: 'binary' }
    case 'call':
      return around === 'begin'
        ? { says: 'gives what a new row begins with', verbs: ['get'], writes: false }
        : { says: 'does something with rows', verbs: ['edit', 'remove', 'transition'] }
    case 'submit': return submitOf(around, holder(node))
    case 'list': return { says: 'gives rows', verbs: ['list', 'report'], writes: false }
    default: return undefined
  }
}

/** What is written by a step of rows, by a form about one row, by a form of new rows, by a dialog; nothing by one that only tells. */
function submitOf(around: string | undefined, form: Node | undefined): Sort {
  if (text(child(form, 'preview')) === 'tell') return { says: 'tells lines', verbs: [], writes: false }
  if (around === 'steps') return { says: 'is given the rows chosen', verbs: ['edit', 'remove', 'transition'], writes: true }
  if (around !== 'form') return CHANGES
  if (child(form, 'one')) return { says: 'writes what was changed', verbs: ['edit'], writes: true }
  return { says: 'writes a new row', verbs: child(form, 'edit') ? ['add'] : ['add', 'edit'], writes: true }
}

const WRITING = ['add', 'edit', 'remove', 'import', 'transition']

function isWrite(call: CallView): boolean {
  return WRITING.includes(call.does?.verb ?? '') || truth(child(call.node, 'writes')) === true
}

/** What is wrong with a call at a place; undefined where it fits. */
function misfit(call: CallView, sort: Sort): string | undefined {
  const { does } = call
  if (!does || call.state === 'planned') return undefined
  const isHandler = does.verb === 'handler'
  if (!isHandler && !sort.verbs.includes(does.verb)) return `does {"${does.verb}": "${does.target}"}`
  if (isHandler && sort.writes === true && !isWrite(call)) return 'writes nothing ("writes" is not said)'
  if (isHandler && sort.writes === false && isWrite(call)) return 'writes'
  const answer = text(child(call.node, 'answer')) ?? 'json'
  if (answer !== (sort.answer ?? 'json') && isHandler) return `answers ${answer === 'json' ? 'no file ("answer" is json)' : `"${answer}"`}`
  if (sort.body && isHandler && text(child(call.node, 'body')) !== sort.body) return `takes no file ("body" is not ${sort.body})`
  return undefined
}

/** SCH559: the call does what its place is for. SCH527: with the rows of that place. */
export const callsAreOfTheirSort: Rule = (context) => {
  for (const file of context.files) {
    if (file.kind !== 'page' && file.kind !== 'dialog') continue
    for (const use of context.world.shape(file).uses) {
      const call = use.kind === 'call' ? context.world.calls.get(use.name) : undefined
      const sort = call && sortOf(use.node)
      if (!call || !sort) continue
      const key = keyOf(use.node) ?? ''
      const why = misfit(call, sort)
      if (why) {
        const right = [...sort.verbs, 'handler'].map((verb) => `{"${verb}": …}`)
        context.error(
          'SCH559', file, use.node,
          `"${key}" names the call that ${sort.says}; "${use.name}" ${why}.`,
          `Name a built call that does ${oneOf(right)}${sort.writes === true ? ' and "writes"' : ''}${sort.answer ? `, with "answer": "${sort.answer}"` : ''}`,
        )
      } else sameRows(context, file, use.node, call, key)
    }
  }
}

const OF_ROWS = ['submit', 'edit', 'get', 'load', 'one', 'call']

/** A call that does something by itself does it with the rows of the place: its form, its card, its page. */
function sameRows(context: RuleContext, file: SourceFile, node: Node, call: CallView, key: string): void {
  const { does } = call
  if (!does || does.verb === 'handler' || !(context.world.entities.has(does.target) || context.world.datasets.has(does.target))) return
  const wanted = rowsWanted(context, file, node, key)
  if (wanted === undefined || wanted === does.target || !(context.world.entities.has(wanted) || context.world.datasets.has(wanted))) return
  context.error(
    'SCH559', file, node,
    `"${text(node)}" does {"${does.verb}": "${does.target}"}; the rows here are of ${wanted}.`,
    `Name a call that does it with ${wanted}`,
  )
}

function rowsWanted(context: RuleContext, file: SourceFile, node: Node, key: string): string | undefined {
  if (file.kind === 'dialog') return text(child(file.node, 'entity'))
  const page = context.world.pages.get(file.name)
  const keys = keysTo(node)
  if (keys.includes('dialogs')) return undefined
  const [scope] = rowsOfBody(context.world, node)
  const rows = scope?.type === 'entity' ? scope.entity.name : scope?.dataset.name
  if (key === 'list') {
    // Lists and tabs are judged with their rows (SCH527).
    if (page && page.lists.some((list) => list.node === holder(node))) return undefined
    if (keys.includes('expand') || keys.includes('templates')) return undefined
    const has = text(child(holder(node), 'has'))
    if (has !== undefined) return scope?.type === 'entity' ? scope.entity.has.get(has)?.entity : undefined
    return page?.kind === 'board' && holder(node) === file.node ? undefined : rows
  }
  if (key === 'call' && keys.includes('begin')) return undefined
  if (key === 'call') return page?.lists.every(({ entity }) => entity === page.lists[0]?.entity) ? page.lists[0]?.entity : undefined
  return OF_ROWS.includes(key) ? rows : undefined
}
