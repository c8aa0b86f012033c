/** States that end a document as if it had never been: nobody works in them, nothing leads out, nothing it did is left behind. */
import { at, child, entries, items, text, texts, truth } from '../node'
import type { EntityView } from '../views'
import type { Rule } from './context'

const statesOf = (entity: EntityView, word: 'dead' | 'open'): string[] => texts(at(entity.file.node, 'lifecycle', word))

interface Step { name: string; from: string[]; to: string; undo: string | undefined; effects: string[] }

function stepsOf({ lifecycle }: EntityView): Step[] {
  return [...(lifecycle?.transitions ?? [])].map(([name, { node }]) => ({
    name, from: texts(child(node, 'from')), to: text(child(node, 'to')) ?? '', undo: text(child(node, 'undo')),
    effects: texts(child(node, 'effects')),
  }))
}

/** A dead state is an end. */
export const deadStatesAreEnds: Rule = (context) => {
  for (const entity of context.entities) {
    const said = at(entity.file.node, 'lifecycle', 'dead')
    if (!said) continue
    const open = at(entity.file.node, 'lifecycle', 'open')
    const start = text(at(entity.file.node, 'lifecycle', 'start'))
    if (!open) context.error(
      'SCH840', entity.file, said, `${entity.name} says no "open", so that rows are edited in dead states too.`,
      'Say under "open" in which states people edit rows',
    )
    for (const node of items(said)) {
      const state = text(node) ?? ''
      const wrong = (message: string, hint: string): void => context.error('SCH840', entity.file, node, message, hint)
      const leaves = stepsOf(entity).find(({ from }) => from.includes(state))
      if (texts(open).includes(state)) wrong(`"${state}" is dead, and rows are edited in it ("open").`, 'Take it out of "open", or out of "dead"')
      else if (state === start) wrong(`"${state}" is dead, and rows begin in it.`, 'Name the state in which they end')
      else if (leaves) {
        wrong(`"${state}" is dead, and "${leaves.name}" leads out of it, to what was made anew since.`, `Take "${state}" out of "from" of ${leaves.name}`)
      }
    }
  }
}

/** Whether a line counts is told by its document, which it names. */
export const countedLinesNameTheirDocument: Rule = (context) => {
  const { entities } = context.world
  for (const entity of entities.values()) {
    for (const { key, value } of entries(at(entity.file.node, 'has'))) {
      if (!truth(child(value, 'others'))) continue
      const below = entities.get(entity.has.get(key)?.entity ?? '')
      const document = below && [...entities.values()].find((each) => statesOf(each, 'dead').length > 0 &&
        [...each.has.values()].some((has) => has.entity === below.name && !has.others && ![...below.refs.values()].some(
          (ref) => ref.entity === each.name && ref.by.join() === has.by.join(),
        )))
      if (below && document) context.error(
        'SCH841', entity.file, value, `rows of ${below.name} count until their ${document.name} is dead, and have no reference to it.`,
        `Add a reference to ${document.name} under "refs" in ${below.file.path}`,
      )
    }
  }
}

/** What steps have posted is taken back by the step that ends the document; what cannot be undone (a message that was sent) stays. */
export const deadDocumentsLeaveNothing: Rule = (context) => {
  const known = context.facts.effects
  if (!known) return
  for (const entity of context.entities) {
    const dead = statesOf(entity, 'dead')
    const steps = stepsOf(entity)
    for (const ending of steps.filter(({ to }) => dead.includes(to))) {
      const left = steps.find((posts) => posts.effects.some((effect) => known[effect] !== false) &&
        !takesBack(steps, ending, posts, known) && ending.from.some((state) => afterStep(steps, posts, known).has(state)))
      if (left) context.error(
        'SCH842', entity.file, child(entity.lifecycle?.transitions.get(ending.name)?.node, 'from'),
        `"${ending.name}" ends what "${left.name}" has posted, and does not take it back.`,
        `Let it start before "${left.name}" alone, or say "undo": "${left.name}"`,
      )
    }
  }
}

/** The states in which what the step did stands: its own end, and all that follow without a step that takes it back. */
function afterStep(steps: readonly Step[], posts: Step, known: Readonly<Record<string, boolean>>): Set<string> {
  const found = new Set([posts.to])
  for (const state of found) for (const step of steps) if (!takesBack(steps, step, posts, known) && step.from.includes(state)) found.add(step.to)
  return found
}

/** Does the step take back what the other posted: that very one, or another by which the same is posted (received at once, or step by step)? */
function takesBack(steps: readonly Step[], step: Step, posts: Step, known: Readonly<Record<string, boolean>>): boolean {
  if (step.undo === posts.name) return true
  const undone = steps.find(({ name }) => name === step.undo)
  return undone !== undefined && posts.effects.every((effect) => known[effect] === false || undone.effects.includes(effect))
}
