/**
 * What choices are found by and told by besides their names: the words of their entity, as far as the asker may see them. A choice
 * tells nothing that the asker is not shown in lists.
 */
import { enumLabel } from '../../../../contract/enum-value'
import type { Entity, Model } from '../../../../contract/model'
import type { Row } from '../../../../contract/wire'
import type { Access } from '../../asker/access/access'
import { own } from '../statement/fields'

/** Beside the name: what it is told by in one line, its picture, and the state that it is in. */
export interface ToldChoice { note?: string; image?: string; state?: string }

/** How choices of one entity are told to one asker: made once, used for each row. */
export interface Telling {
  /** Own fields that rows are found by besides their title. */
  find: string[]
  /** All that has to be read of a row. */
  fields: string[]
  tell: (row: Row) => ToldChoice
}

/** @param hidden fields of an entity that the asker must not see */
export function tellingOf(model: Model, entity: Entity, hidden: Access['hidden']): Telling {
  const { choice } = entity
  const seen = (path: string | undefined): path is string => {
    const place = path === undefined ? undefined : placeOf(model, entity, path)
    return place !== undefined && !place.field.secret && !hidden(place.holder.name).has(place.field.name)
  }
  const find = (choice?.find ?? []).filter(seen)
  const shows = (choice?.shows ?? []).filter(seen)
  const image = seen(choice?.image) ? choice.image : undefined
  const state = seen(choice?.state) ? choice.state : undefined
  const words = (row: Row, path: string): string => {
    const value = row[path]
    return value === null || value === undefined ? '' : enumLabel(model.enums, placeOf(model, entity, path)?.field.enum, value)
  }
  return {
    find,
    fields: [...new Set([...find, ...shows, ...(image ? [image] : []), ...(state ? [state] : [])])],
    tell: (row) => {
      // What the name says, or a word before it, is not said again.
      const told = new Set(['', String(row[entity.title] ?? '')])
      const note = shows.map((path) => words(row, path)).filter((text) => !told.has(text) && told.add(text)).join(' · ')
      const picture = image === undefined ? null : row[image]
      const said = state === undefined ? '' : words(row, state)
      return { ...(note ? { note } : {}), ...(picture ? { image: String(picture) } : {}), ...(said ? { state: said } : {}) }
    },
  }
}

function placeOf(model: Model, entity: Entity, path: string) {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let holder: Entity | undefined = entity
  for (const step of steps) holder = own(model.entities, own(holder?.refs ?? {}, step)?.entity ?? '')
  const field = own(holder?.fields ?? {}, last)
  return holder && field ? { holder, field } : undefined
}
