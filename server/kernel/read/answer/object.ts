/**
 * A row as an object of its own: its picture, where it stands in its life, what its figures were on each of the last days. All of it is
 * derived from the model: lists already say which figures they draw as lines.
 */
import { addDays } from '../../../../contract/days'
import { knowsDays } from '../../../../contract/daily'
import { keysCondition } from '../../../../contract/keys-condition'
import { lifeSteps } from '../../../../contract/life-line'
import type { Entity, Figures, Model } from '../../../../contract/model'
import { perModel } from '../../../../contract/per-model'
import type { FigureDays, LifeStep, ObjectAround } from '../../../../contract/related'
import type { ColumnPlan } from '../../../../contract/plan'
import type { Row } from '../../../../contract/wire'
import { traits } from '../../../../kinds/column-kinds'
import { own } from '../../asker/own'
import type { Reading } from '../reading'
import { answerList } from './lists'

const DAYS = 30
/** More lines than this are no picture of a row but a report. */
const MOST_FIGURES = 4

/** What of an entity's rows makes a picture, and which figures are told by day. */
interface Told {
  /** Paths of pictures, the row's own first; the first that the row has is shown. */
  pictures: string[]
  /** Figures by their paths, those that lists draw as lines first. */
  figures: string[]
}

const toldOf = perModel((model, name): Told => {
  const entity = model.entities[name]!
  return { pictures: picturesOf(model, entity), figures: figuresOf(model, entity) }
})

function picturesOf({ entities }: Model, entity: Entity): string[] {
  const images = (of: Entity): string[] => Object.values(of.fields).filter((field) => traits(field).picture && !field.secret).map(({ name }) => name)
  // Of several rows that a field names none is the row's picture.
  const names = (field: string): boolean => traits(own(entity.fields, field)!).several === true
  const refs = Object.values(entity.refs).filter(({ one, by }) => !one && !by.some(names))
  const others = refs.flatMap(({ name, entity: of }) => images(entities[of]!).map((image) => `${name}.${image}`))
  return [...images(entity), ...others]
}

/**
 * Of figures that are counted over days: those that some list draws as a line, then the first amount and the first count of each kind of them that
 * is better the more there is. Figures of the same facts over other days are one.
 */
function figuresOf(model: Model, entity: Entity): string[] {
  const kinds = new Map<string, Figures>()
  for (const figures of Object.values(entity.figures ?? {})) {
    const dataset = own(model.datasets, figures.dataset)
    if (dataset && knowsDays(dataset)) kinds.set(JSON.stringify([figures.dataset, figures.by]), figures)
  }
  const lists = Object.values(model.plans).flatMap(({ lists: all }) => all.filter(({ source }) => source.entity === entity.name))
  const drawn = new Set(lists.flatMap(({ columns }) => columns.flatMap(({ path, trend }) => (trend ? [path] : []))))
  return [...kinds.values()].flatMap(({ name, dataset, fields }) => {
    const measures = Object.values(model.datasets[dataset]!.measures).filter((one) => own(fields, one.name) && one.total === 'sum' && !one.running)
    const good = measures.filter(({ better }) => better === 'more')
    const first = (money: boolean): string[] => good.filter((one) => traits(one).inCurrency === money).slice(0, 1).map((one) => one.name)
    const marked = measures.map((one) => one.name).filter((one) => drawn.has(`${name}.${one}`))
    return [...new Set([...marked, ...first(true), ...(marked.length > 0 ? [] : first(false))])].map((one) => `${name}.${one}`)
  })
}

/**
 * @param row its key; @param columnAt how a path is drawn, undefined for what is hidden
 * @throws Refusal notFound where there is no such row within the asker's reach
 */
export async function objectAround(
  reading: Reading, entity: Entity, row: Row, columnAt: (path: string) => ColumnPlan | undefined,
): Promise<ObjectAround> {
  const { pictures, figures } = toldOf(reading.model, entity.name)
  const seen = (paths: string[]): string[] => paths.filter((path) => isSeen(reading, entity, path) && columnAt(path) !== undefined)
  const shown = seen(pictures)
  const drawn = seen(figures)
  const state = entity.lifecycle && seen([entity.lifecycle.field])[0]
  const currencies = drawn.flatMap((path) => columnAt(path)?.currencyField ?? [])
  const { list: [found = {}] } = await answerList(reading, entity, {
    page: 1, pageSize: 1, filter: keysCondition(entity.key, [row]), fields: [...new Set([...entity.key, ...shown, ...(state ? [state] : []), ...currencies])],
    ...(drawn.length > 0 ? { trend: { measures: drawn, days: DAYS } } : {}),
  })
  const picture = shown.map((path) => found[path]).find((value) => typeof value === 'string' && value !== '')
  return {
    ...(typeof picture === 'string' ? { picture } : {}),
    steps: state === undefined ? [] : stepsOf(reading.model, entity, found[state]),
    figures: daysTold(reading.model, entity, drawn, found, columnAt),
  }
}

/** What hides a column of it hides the figure, the field of the row, or that of what it refers to. */
function isSeen({ model, asker }: Reading, entity: Entity, path: string): boolean {
  const [first = '', second] = path.split('.')
  if (asker.hidden(entity.name).has(path) || asker.hidden(entity.name).has(first)) return false
  if (second === undefined) return true
  const other = own(entity.figures ?? {}, first)?.dataset ?? own(entity.refs, first)?.entity
  return other !== undefined && !asker.hidden(other).has(second) && (own(model.entities, other) ?? own(model.datasets, other)) !== undefined
}

function stepsOf({ enums }: Model, { lifecycle, fields }: Entity, state: unknown): LifeStep[] {
  if (!lifecycle || typeof state !== 'string') return []
  const values = own(enums, fields[lifecycle.field]?.enum ?? '')?.values ?? []
  return lifeSteps(lifecycle, state, (value) => values.find((one) => one.value === value)?.label ?? value)
}

/** Lines without any figure say nothing; of two that are called alike, or say the same, the first stands. */
function daysTold(
  model: Model, entity: Entity, paths: string[], found: Row, columnAt: (path: string) => ColumnPlan | undefined,
): FigureDays[] {
  const told = new Map<string, FigureDays>()
  const said = new Set<string>()
  for (const path of paths) {
    const [name = '', measure = ''] = path.split('.')
    const { basis, measures } = model.datasets[entity.figures![name]!.dataset]!
    // Beside a row it says its days; a day's figure is called as the facts call it.
    const column = { ...columnAt(path)!, label: measures[measure]!.label }
    const values = found[`${path}.trend`]
    const until = found[`${path}.trendTo`]
    if (!Array.isArray(values) || typeof until !== 'string' || told.has(column.label)) continue
    if (values.every((value) => value === null || Number(value) === 0) || said.has(JSON.stringify(values))) continue
    said.add(JSON.stringify(values))
    const { currencyField } = column
    told.set(column.label, {
      column,
      days: values.map((value, at) => ({
        day: addDays(until, at + 1 - values.length), [path]: value === null ? null : String(value),
        ...(currencyField === undefined ? {} : { [currencyField]: found[currencyField] }),
      })),
      ...(basis ? { basis } : {}),
    })
  }
  return [...told.values()].slice(0, MOST_FIGURES)
}
