/**
 * Which rows of a document stand: those whose life cycle has not ended in a dead state, their own or that of the document they belong
 * to. One condition, by which the server counts, holds and offers. Pure.
 */
import { allOf, type Condition } from '../../contract/filter'
import type { MadeFrom } from '../../contract/model'
import type { EntitySource } from '../language/files'

type Sources = Pick<ReadonlyMap<string, EntitySource>, 'get'>

/** What rows of the entity meet while they stand; undefined: they always do. */
export function standing(byName: Sources, entity: string): Condition | undefined {
  const source = byName.get(entity)
  if (!source) return undefined
  const above = documentsAbove(byName, entity).map(({ reference, document }) => alive(byName.get(document), `${reference}.`))
  return allOf([alive(source, ''), ...above])
}

/** The documents that rows of the entity belong to, by the reference through which the rows name them. */
function documentsAbove(byName: Sources, entity: string): { reference: string; document: string }[] {
  const refs = Object.entries(byName.get(entity)?.refs ?? {})
  const documents = [...new Set(refs.map(([, ref]) => ref.entity))].sort()
  return documents.flatMap((document) => Object.values(byName.get(document)?.has ?? {}).flatMap((below) => {
    if (below.entity !== entity || below.others) return []
    const found = refs.find(([, ref]) => ref.entity === document && ref.by?.join() === below.by.join())
    return found ? [{ reference: found[0], document }] : []
  }))
}

/** A row that is in no state yet is in its first. */
function alive(source: EntitySource | undefined, prefix: string): Condition | undefined {
  const { field, dead } = source?.lifecycle ?? {}
  if (!dead) return undefined
  const path = `${prefix}${field}`
  return { or: [{ field: path, op: 'empty', value: true }, { and: dead.map((value) => ({ field: path, op: 'ne', value })) }] }
}

/** Nothing is made from a document that is dead. */
export function ofStanding(byName: Sources): (from: MadeFrom) => MadeFrom {
  return (from) => {
    const when = allOf([from.when, alive(byName.get(from.entity), '')])
    return when ? { ...from, when } : from
  }
}
