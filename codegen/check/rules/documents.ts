/** What a document says of its way through a company: the steps that an approval takes, and who stays apart from them. */
import { traits } from '../../../kinds/column-kinds'
import { didYouMean } from '../nearest'
import { at, child, items, text, texts, truth } from '../node'
import { scopesAt } from '../scope'
import type { EntityView } from '../views'
import type { Rule, RuleContext } from './context'

/** A flow takes the steps that lead on from where the document waits, with no more in hand than the approver's words. */
export const approvalsGoTheWay: Rule = (context) => {
  for (const entity of context.entities) {
    const approval = at(entity.file.node, 'document', 'approval')
    if (!approval) continue
    const stepOf = (word: string): { name: string; from: string[]; to?: string; asks: string[] } | undefined => {
      const name = text(child(approval, word)) ?? ''
      const node = entity.lifecycle?.transitions.get(name)?.node
      return node && { name, from: texts(child(node, 'from')), to: text(child(node, 'to')), asks: texts(child(node, 'asks')) }
    }
    const waits = stepOf('submit')?.to
    for (const word of ['approve', 'refuse', 'withdraw']) {
      const step = stepOf(word)
      if (!step) continue
      if (waits !== undefined && !step.from.includes(waits)) {
        context.error(
          'SCH331', entity.file, child(approval, word),
          `"${step.name}" does not start from "${waits}", where "submit" leaves the document waiting.`,
          `Add "${waits}" to "from" of ${step.name}, or name the step that starts there`,
        )
      } else wordsAlone(context, entity, approval, word, step)
    }
    if (child(approval, 'goesOn') && !child(approval, 'approve')) context.error(
      'SCH331', entity.file, child(approval, 'goesOn'), '"goesOn" says that approve follows submit by itself, and no step is named as "approve".',
      'Name the step as "approve", or take "goesOn" away',
    )
    const amount = entity.fields.get(text(child(approval, 'amount')) ?? '')
    if (amount?.kind && !traits(amount).inCurrency) {
      context.error(
        'SCH331', entity.file, child(approval, 'amount'),
        `"${amount.name}" is of kind ${amount.kind}; flows begin at an amount of money.`, 'Name a field of kind money, or leave "amount" out',
      )
    }
  }
}

function wordsAlone(
  context: RuleContext, entity: EntityView, approval: Parameters<typeof child>[0], word: string, step: { name: string; asks: string[] },
): void {
  const ofRows = child(entity.lifecycle?.transitions.get(step.name)?.node, 'asksItems')
  if (ofRows) return context.error(
    'SCH331', entity.file, child(approval, word), `"${step.name}" asks about the rows below, which nobody answers when a flow takes it.`,
    'Ask in a step that people take themselves',
  )
  const other = step.asks.map((name) => entity.fields.get(name)).find((field) => field?.kind && (word !== 'refuse' || field.kind !== 'text'))
  if (!other) return
  context.error(
    'SCH331', entity.file, child(approval, word),
    `"${step.name}" asks for "${other.name}", which ` +
      `${word === 'refuse' ? `is of kind ${other.kind}: an approver gives words alone` : 'nobody gives when a flow takes it'}.`,
    'Ask for it in a step that people take themselves',
  )
}

/** Who stays apart from a step is a person of the row. */
export const apartIsAPerson: Rule = (context) => {
  for (const { file, fields, lifecycle } of context.entities) {
    for (const [name, { node }] of lifecycle?.transitions ?? []) {
      const field = fields.get(text(child(node, 'apart')) ?? '')
      if (!field?.kind || field.kind === 'user') continue
      context.error(
        'SCH332', file, child(node, 'apart'),
        `transition "${name}" keeps "${field.name}" apart, which is of kind ${field.kind} and no person.`,
        'Name a field of kind user, such as the creator that "stamped": true keeps',
      )
    }
  }
}

/** Effects are functions of the server; what is undone can be. */
export const effectsAreThere: Rule = (context) => {
  const known = Object.keys(context.facts).length > 0 ? (context.facts.effects ?? {}) : undefined
  if (!known) return
  for (const { file, lifecycle } of context.entities) {
    for (const [name, { node }] of lifecycle?.transitions ?? []) {
      for (const said of items(child(node, 'effects'))) {
        const effect = text(said) ?? ''
        if (Object.hasOwn(known, effect)) continue
        context.error(
          'SCH333', file, said, `the server has no effect "${effect}".${didYouMean(effect, Object.keys(known).map((each) => ({ name: each })))}`,
          Object.keys(known).length > 0
            ? `Effects: ${Object.keys(known).join(', ')}`
            : 'No module brings one yet: a module gives it under "effects" of its module.ts',
        )
      }
      const undone = lifecycle?.transitions.get(text(child(node, 'undo')) ?? '')
      const lasting = texts(child(undone?.node, 'effects')).find((effect) => known[effect] === false)
      if (lasting !== undefined) context.error(
        'SCH333', file, child(node, 'undo'), `"${name}" undoes a step whose effect "${lasting}" cannot be undone.`,
        'Give the effect an "undo" in its module, or take "undo" away',
      )
    }
  }
}

/** An effect that no step names is never run. */
export const effectsAreNamed: Rule = (context) => {
  const named = new Set([...context.world.entities.values()].flatMap(
    ({ lifecycle }) => [...(lifecycle?.transitions.values() ?? [])].flatMap(({ node }) => texts(child(node, 'effects'))),
  ))
  for (const effect of Object.keys(context.facts.effects ?? {})) {
    if (named.has(effect)) continue
    context.problems.push({
      file: 'schemas/entities', line: 1, column: 1, code: 'SCH333', severity: 'error',
      message: `no transition names the effect "${effect}", which a module of the server brings.`,
      hint: 'Name it under "effects" of a transition, or take it out of the module',
    })
  }
}

/** A step that nobody presses has a condition and asks for nothing; one that undoes begins where the other ended. */
export const stepsGoOnByThemselves: Rule = (context) => {
  for (const { file, lifecycle } of context.entities) {
    for (const [name, { node }] of lifecycle?.transitions ?? []) {
      if (truth(child(node, 'itself'))) {
        const odd = child(node, 'asks') ?? child(node, 'asksItems') ?? child(node, 'who') ?? child(node, 'apart')
        if (!child(node, 'when') || odd) context.error(
          'SCH334', file, odd ?? child(node, 'itself'),
          `transition "${name}" is taken by the server and ${odd ? 'is left to people besides' : 'says no "when"'}.`,
          odd ? 'Take "asks", "asksItems", "who" and "apart" away, or "itself"' : 'Say the condition on which it is taken',
        )
      }
      const undo = text(child(node, 'undo'))
      const undone = lifecycle?.transitions.get(undo ?? '')
      const to = text(child(undone?.node, 'to'))
      if (undone && to !== undefined && !texts(child(node, 'from')).includes(to)) context.error(
        'SCH334', file, child(node, 'undo'), `"${name}" undoes "${undo}" and does not start from "${to}", where that one ends.`,
        `Add "${to}" to "from" of ${name}`,
      )
    }
  }
}

/** A step that the server takes by itself is no action of a page. */
export const stepsOfTheServerAreNotOffered: Rule = (context) => {
  for (const { file } of context.pages) {
    for (const action of context.noted(file, 'action')) {
      const said = child(action, 'transition')
      if (!said) continue
      for (const scope of scopesAt(context.world, file, said)) {
        const step = scope.type === 'entity' ? scope.entity.lifecycle?.transitions.get(text(said) ?? '') : undefined
        if (!truth(child(step?.node, 'itself'))) continue
        context.error(
          'SCH717', file, said, `the server takes "${text(said)}" by itself, and nobody presses it.`,
          'Take the action away, or "itself" from the transition',
        )
        break
      }
    }
  }
}
