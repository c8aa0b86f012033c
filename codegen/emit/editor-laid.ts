/** What every file of schemas/.editor is built with: names laid over the structure of a kind, and where a subject's file lies. Pure. */
import type { JsonSchema, Model } from '../../contract/model'
import { whenever, type SubjectNames } from './editor-names'
import { overlayOf } from './editor-overlay'
import { DRAFT } from './editor-structure'

/** What a page, or a part of one, says that it is about. */
export interface SaidSubject {
  entity?: string
  dataset?: string
  report?: string
}

/** A schema that lays the names of one subject over the structure of a kind. */
export interface LaidFile {
  kind: string
  /** The property of a file, and its value, that say that the file is about this subject. */
  key: string
  name: string
  /** File name below the kind's folder. */
  file: string
  /** What its schema is made from. */
  from: unknown[]
  make: () => JsonSchema
}

/** One kind's structure with names laid over it. */
export function laid(kind: string, local: SubjectNames): JsonSchema {
  const { root, definitions } = overlayOf(kind, local)
  return { $schema: DRAFT, ...onShape(kind, root), definitions }
}

/** `root` besides the whole structure of its kind; both hold. */
export function onShape(kind: string, root: JsonSchema): JsonSchema {
  return { ...root, allOf: [{ $ref: `../${kind}.json#/definitions/whole.file` }, ...((root['allOf'] ?? []) as JsonSchema[])] }
}

/** What holds of a file, or a part of one, that says by `key` that it is about `name`. */
export function ofSubject({ key, name }: { key: string; name: string }, consequence: JsonSchema): JsonSchema {
  return whenever({ required: [key], properties: { [key]: { const: name } } }, consequence)
}

/** The file, below page/, of what a part of a page is about; undefined where it says nothing that the model knows. */
export function pageFile(model: Model, part: SaidSubject): string | undefined {
  if (part.entity !== undefined && model.entities[part.entity]) return part.entity
  if (part.dataset === undefined || !model.datasets[part.dataset]) return undefined
  return model.entities[part.dataset] ? `${part.dataset}.dataset` : part.dataset
}
