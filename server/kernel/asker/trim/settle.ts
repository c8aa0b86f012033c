/**
 * A page plan once the company's settings are known: actions of the page that they do not allow and inputs that they do not ask for
 * are gone, and what a new row takes from them stands as its default. Pure; the values are brought by whoever may ask for them.
 */
import { fieldsOfCondition, type Condition } from '../../../../contract/filter'
import type { Entity, Model } from '../../../../contract/model'
import type { FormPlan, PagePlan, StepPlan } from '../../../../contract/page-plan'
import type { ActionPlan, InputPlan, ListPlan } from '../../../../contract/plan'
import { settingRef, settled } from '../../../../contract/settled'
import type { Row } from '../../../../contract/wire'
import { sourceOfCall } from './trim.hidden'

/** The settings of one entity's references, as its paths name them. */
type SettingsOf = (entity: Entity, paths: string[]) => Row

/**
 * Which settings a plan looks at: entity -> its paths, "settings.lock_stock". Empty for most plans.
 * @param model in which the plan's entities are looked up
 */
export function settingsOfPlan(plan: PagePlan, model: Model): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  settlePlan(plan, model, (entity, paths) => {
    const known = found.get(entity.name) ?? new Set<string>()
    found.set(entity.name, new Set([...known, ...paths]))
    return {}
  })
  return found
}

/** The plan as the settings leave it. @param settingsOf path -> value of the paths that are asked for */
export function settlePlan(plan: PagePlan, model: Model, settingsOf: SettingsOf): PagePlan {
  const entityOf = (name: string | undefined): Entity | undefined => (name === undefined ? undefined : model.entities[name])
  const known = (entity: Entity | undefined, paths: string[]): Row => {
    const asked = paths.filter((path) => settingRef(entity, path))
    return entity && asked.length > 0 ? settingsOf(entity, asked) : {}
  }
  const settle = (entity: Entity | undefined, when: Condition | undefined): Condition | boolean =>
    when === undefined || settled(when, known(entity, fieldsOfCondition(when)))

  const inputs = (said: InputPlan[], entity: Entity | undefined): InputPlan[] => said.flatMap((input) => {
    const { when: asks, ...rest } = input
    const when = settle(entity, asks)
    if (when === false) return []
    const kept: InputPlan = { ...rest, ...(when === true ? {} : { when }) }
    if (input.defaultFrom === undefined) return [kept]
    // Without a value (the person must not see it) it is asked for.
    const { default: _declared, ...asked } = kept
    const now = known(entity, [input.defaultFrom])[input.defaultFrom]
    return [now === undefined || now === null ? asked : { ...asked, default: now }]
  })
  const action = (said: ActionPlan, entity: Entity | undefined): ActionPlan[] => {
    const { when: asks, ...rest } = said
    const when = said.place === 'page' ? settle(entity, asks) : (asks ?? true)
    if (when === false) return []
    const { does } = said
    const about = 'dialog' in does ? (entityOf(sourceOfCall(model, does.dialog.submit)) ?? entity) : entity
    const done: ActionPlan['does'] = 'dialog' in does
      ? { ...does, dialog: { ...does.dialog, fields: inputs(does.dialog.fields, about) } }
      : 'asks' in does && does.asks ? { ...does, asks: inputs(does.asks, entity) } : does
    return [{ ...rest, ...(when === true ? {} : { when }), does: done }]
  }
  const list = (said: ListPlan): ListPlan => ({ ...said, actions: said.actions.flatMap((each) => action(each, entityOf(said.source.entity))) })
  const form = (said: FormPlan): FormPlan => {
    const entity = entityOf(said.entity ?? sourceOfCall(model, said.submit))
    return {
      ...said,
      sections: said.sections.map((section) => ({ ...section, inputs: inputs(section.inputs, entity) })).filter((section) => section.inputs.length > 0),
      items: said.items.map((items) => ({ ...items, inputs: inputs(items.inputs, entityOf(entity?.has[items.has]?.entity)) })),
    }
  }
  const step = (said: StepPlan): StepPlan => {
    if (said.shows === 'form') return { ...said, form: form(said.form) }
    return 'list' in said ? { ...said, list: list(said.list) } : said
  }
  const { detail } = plan
  return {
    ...plan,
    lists: plan.lists.map(list),
    ...(plan.form ? { form: form(plan.form) } : {}),
    ...(detail ? { detail: { ...detail, actions: detail.actions.flatMap((each) => action(each, entityOf(detail.entity))) } } : {}),
    ...(plan.steps ? { steps: plan.steps.map(step) } : {}),
  }
}
