/** What one place hands to another: values of calls, filters of the page that a link opens, items of the form that a step fills. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import type { SourceFile } from '../../read/source'
import { didYouMean } from '../nearest'
import { child, entries, holder, items, keyOf, text } from '../node'
import { rowsOfBody } from '../scope'
import type { PageView } from '../page-views'
import type { CallView, EntityView } from '../views'
import { eachLink } from './links'
import type { Rule, RuleContext } from './context'
import { misfit } from './values'

/** Every key of what is handed over is one that is taken (or, beside those that are offered, one of `besides`). */
function keysAreAmong(
  context: RuleContext, file: SourceFile, given: Node | undefined, taken: readonly string[],
  told: { code: string; says: (key: string) => string; hint: string }, besides: readonly string[] = [],
): void {
  for (const { key, keyNode } of entries(given)) {
    if (taken.includes(key) || besides.includes(key)) continue
    context.error(told.code, file, keyNode, `${told.says(key)}${didYouMean(key, taken.map((name) => ({ name })))}`, told.hint)
  }
}

/** The values a call takes; undefined where it does not say. */
function valuesOf(context: RuleContext, call: CallView | undefined): string[] | undefined {
  if (!call) return undefined
  const entity = context.world.entities.get(call.does?.target ?? '')
  if (entity && call.does && ['add', 'edit', 'remove', 'transition', 'get'].includes(call.does.verb)) return [...entity.fields.keys()]
  const request = child(call.node, 'request')
  return request?.type === 'object' ? entries(request).map(({ key }) => key.replace(/\?$/, '')) : undefined
}

/** The call that an action ends in: its own, or that of its dialog. */
function callOf(context: RuleContext, file: SourceFile, action: Node): CallView | undefined {
  const own = text(child(action, 'call')) ?? text(child(action, 'download'))
  if (own !== undefined) return context.world.calls.get(own)
  return context.world.calls.get(text(child(dialogOf(context, file, action), 'submit')) ?? '')
}

/** The dialog of an action: of its page, or a shared one; undefined where nobody can tell which. */
function dialogOf(context: RuleContext, file: SourceFile, action: Node): Node | undefined {
  const name = text(child(action, 'dialog'))
  const dialogs = context.noted(file, 'dialogs').flatMap(entries).filter(({ key }) => key === name)
  const [here] = dialogs
  if (name === undefined || dialogs.length > 1) return undefined
  return here?.value.type === 'object' ? here.value : context.world.sources.of('dialog').get(text(here?.value) ?? name)?.node
}

function isPreviewed(dialog: Node | undefined): boolean {
  const said: unknown = child(dialog, 'preview')?.value
  return said !== undefined && said !== false
}

/** What a call takes of each row, where its dialog shows lines before it writes; undefined for any other. */
function rowsTaken(call: CallView | undefined, dialog: Node | undefined): string[] | undefined {
  if (!isPreviewed(dialog)) return undefined
  const rows = entries(child(call?.node, 'request')).find(({ key }) => key === 'rows')?.value
  return rows && entries(items(rows)[0]).map(({ key }) => key.replace(/\?$/, ''))
}

/** A dialog with a preview sends rows, whether it is one, and the lines that are left; one that only tells sends the rows. */
export const previewsAreAnswered: Rule = (context) => {
  for (const file of context.files) {
    const dialogs = file.kind === 'dialog' ? [file.node] : context.noted(file, 'dialogs').flatMap(entries).map(({ value }) => value)
    for (const dialog of dialogs) {
      const said = child(dialog, 'preview')
      const call = context.world.calls.get(text(child(dialog, 'submit')) ?? '')
      if (!said || !isPreviewed(dialog) || !call || call.state === 'planned') continue
      const taken = valuesOf(context, call) ?? []
      const isTold = said.value === 'tell'
      const left = (isTold ? ['rows'] : ['rows', 'preview', 'lines']).filter((name) => !taken.includes(name))
      if (left.length > 0) context.error(
        'SCH575', file, said.parent,
        `${call.family}.${call.name} answers no preview: its request has no ${left.map((name) => `"${name}"`).join(', ')}.`,
        isTold ? 'Let a handler take "rows": [{ … }], or take "preview" away'
          : 'Let a handler take "rows": [{ … }], "preview": "boolean" and "lines?": "text[]", or take "preview" away',
      )
    }
  }
}

/** What is the same for every row fits what the call is given. */
export const constantsFit: Rule = (context) => {
  for (const { file } of context.pages) {
    for (const action of context.noted(file, 'action')) {
      for (const { key, value } of entries(child(action, 'with'))) {
        const said = child(value, 'value')
        const fitted = value.type === 'object' ? takenAs(context, file, action, key) : undefined
        if (!fitted || said?.type === 'null') continue
        const bad = misfit(context.world, fitted, said ?? value)
        if (bad) context.error(bad.code, file, said ?? value, `"with" gives "${key}": ${bad.message}`, bad.hint)
      }
    }
  }
}

/** What a value of the action's call is: a field of the rows that it writes, or as its request says. */
function takenAs(context: RuleContext, file: SourceFile, action: Node, key: string): Parameters<typeof misfit>[1] | undefined {
  const call = callOf(context, file, action)
  const [scope] = rowsOfBody(context.world, action)
  const stepped = child(action, 'transition') && scope?.type === 'entity' ? scope.entity : undefined
  const entity = stepped ?? context.world.entities.get(call?.does?.target ?? '')
  const field = entity?.fields.get(key)
  if (entity && field?.kind) {
    return { kind: field.kind, ...(field.enum === undefined ? {} : { enum: field.enum }), stored: context.world.stored(entity.name, key) }
  }
  const shape = entries(child(call?.node, 'request')).find((entry) => entry.key.replace(/\?$/, '') === key)
  const [type = '', of] = (text(shape?.value) ?? '').split(':')
  if (type === 'enum') return { kind: 'enum', ...(of === undefined ? {} : { enum: of }) }
  const kind = type === 'boolean' ? 'bool' : type
  return kind in COLUMN_KINDS ? { kind: kind as keyof typeof COLUMN_KINDS } : undefined
}

/** An action gives its call values that the call takes. */
export const actionsGiveWhatIsTaken: Rule = (context) => {
  for (const { file } of context.pages) {
    for (const action of context.noted(file, 'action')) {
      // An action of the page has no row to give values of (SCH518).
      if (keyOf(holder(action) ?? action) === 'page') continue
      const call = callOf(context, file, action)
      const ofRows = rowsTaken(call, dialogOf(context, file, action))
      const taken = [...(valuesOf(context, call) ?? []), ...(ofRows ?? [])]
      if (!valuesOf(context, call)) continue
      keysAreAmong(context, file, child(action, 'with'), taken, {
        code: 'SCH561',
        says: (key) => `"with": ${call?.family}.${call?.name} takes no value "${key}".`,
        hint: taken.length > 0 ? `It takes: ${taken.slice(0, 12).join(', ')}` : 'It takes no values: take it away',
      })
    }
  }
}

/** What may stand in the address of a page that is no list; undefined where nobody can tell. */
function parametersOf(world: RuleContext['world'], page: PageView): string[] | undefined {
  const entity = world.entities.get(text(child(page.node, 'entity')) ?? '')
  const key = entity?.key ?? []
  if (page.kind === 'detail') return entity ? key : undefined
  if (page.kind === 'form') {
    const form = child(page.node, 'form')
    const by = child(child(form, 'begin'), 'by')
    const begin = by?.type === 'array' ? items(by).flatMap((one) => text(one) ?? []) : [text(by) ?? []].flat()
    // A form that may load a row begins with a copy of one, too.
    const copied = key.length === 1 && child(form, 'load') ? ['copy'] : []
    return entity ? [...key, ...begin, ...copied] : undefined
  }
  return page.kind === 'print' ? ['ids'] : undefined
}

/** A link to a detail, a form or a sheet gives what that page finds its rows by. */
export const linksGiveWhatIsAsked: Rule = (context) => eachLink(context, ({ file, link, target }) => {
  const asked = parametersOf(context.world, target)
  if (asked) keysAreAmong(context, file, child(link, 'with'), asked, {
    code: 'SCH533',
    says: (key) => `${target.route} is asked for nothing called "${key}".`,
    hint: `It finds what it shows by: ${asked.join(', ')} (${target.file.path})`,
  })
})

/** Rows that a step chooses become items of a form that follows, by inputs that those items have. */
export const stepsFillForms: Rule = (context) => {
  for (const { file, node } of context.pages) {
    const steps = items(child(node, 'steps'))
    steps.forEach((step, index) => {
      const fills = child(step, 'fills')
      const itemsNode = child(fills, 'items')
      const name = text(itemsNode)
      if (!fills || name === undefined) return
      const forms = steps.slice(index + 1).flatMap((later) => items(child(child(later, 'form'), 'items')))
      const filled = forms.find((each) => text(child(each, 'has')) === name)
      if (!filled) {
        const near = didYouMean(name, forms.flatMap((each) => text(child(each, 'has')) ?? []).map((has) => ({ name: has })))
        context.error('SCH561', file, itemsNode, `"fills": no form of a later step has the items "${name}".${near}`, 'Name the "has" of a form\'s items')
        return
      }
      const inputs = items(child(filled, 'inputs')).flatMap((input) => text(input) ?? text(child(input, 'field')) ?? text(child(input, 'param')) ?? [])
      const entity = entityOf(context, child(filled, 'inputs') ?? filled, name)
      keysAreAmong(context, file, child(fills, 'with'), inputs, {
        code: 'SCH561',
        says: (key) => `"fills": the items "${name}" have no input "${key}".`,
        hint: `Their inputs are: ${inputs.join(', ')}`,
      }, [...(entity?.fields.keys() ?? [])])
    })
  }
}

function entityOf(context: RuleContext, node: Node, has: string): EntityView | undefined {
  const [scope] = rowsOfBody(context.world, node)
  return scope?.type === 'entity' ? context.world.entities.get(scope.entity.has.get(has)?.entity ?? '') : undefined
}
