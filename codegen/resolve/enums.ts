/** Enum, wire, mapping and report-format files -> their models. Pure. */
import { COLUMN_KINDS } from '../../kinds/column-kinds'
import { OPERATORS } from '../../contract/filter'
import type { Operator } from '../../contract/filter'
import { CODES } from '../../contract/wire'
import { CLOCK_STEPS } from '../../contract/clock-steps'
import type { ClockStep } from '../../contract/across-plan'
import type { DatasetFile, EntitySource, EnumSource, MappingSource, ReportSource, WireSource } from '../language/files'
import type { Entity, EnumModel, Mapping, ReportColumn, ReportFormat, Wire } from '../../contract/model'
import type { Sources } from '../read/source'
import { filesOf, mapValues, plain } from './plain'

/** By name. Values "reports" and "approvals" are taken from the report formats, and from the documents with an approval. */
export function resolveEnums(sources: Sources): Record<string, EnumModel> {
  const enums: Record<string, EnumModel> = {}
  for (const { name, value } of filesOf<EnumSource>(sources, 'enum')) {
    const entries = value.values === 'reports' ? reportLabels(sources) : value.values === 'approvals' ? documentLabels(sources) : Object.entries(value.values)
    enums[name] = {
      name,
      label: value.label,
      groups: value.groups ?? {},
      values: entries.map(([key, said]) =>
        typeof said === 'string'
          ? { value: key, label: said }
          : plain({
              value: key,
              label: said.label,
              color: said.color,
              group: said.group,
              note: said.note,
              hidden: said.hidden === true ? (true as const) : undefined,
            }),
      ),
      data: Object.fromEntries(entries.flatMap(([key, said]) => (typeof said !== 'string' && said.data ? [[key, said.data]] : []))),
    }
  }
  for (const step of clockSteps(sources)) {
    const { enum: name, label, values } = CLOCK_STEPS[step]
    enums[name] = { name, label, groups: {}, values, data: {} }
  }
  return enums
}

/** The places that come round again by which figures are told: their enums are the language's. */
function clockSteps(sources: Sources): ClockStep[] {
  const said = [...filesOf<DatasetFile>(sources, 'dataset')].flatMap(({ value }) => Object.values(value.dimensions).map(({ by }) => by))
  return (Object.keys(CLOCK_STEPS) as ClockStep[]).filter((step) => said.includes(step))
}

/** The formats as values of an enum, so that their labels are said in one place. */
function reportLabels(sources: Sources): [string, string][] {
  return [...filesOf<ReportSource>(sources, 'report')].map(({ name, value }) => [name, value.label])
}

/** The documents that may wait for an approval, so that a new one is nothing but a word of its file. */
function documentLabels(sources: Sources): [string, string][] {
  return filesOf<EntitySource>(sources, 'entity').flatMap(({ name, value }): [string, string][] => (value.document?.approval ? [[name, value.label]] : []))
}

/** By name. What a file leaves out is said as our own wire says it; tokens go as Bearer where `auth` says nothing else. */
export function resolveWires(sources: Sources): Record<string, Wire> {
  const wires: Record<string, Wire> = {}
  for (const { name, value } of filesOf<WireSource>(sources, 'wire')) {
    const { sort, filter } = value
    wires[name] = plain({
      name,
      envelope: value.envelope,
      auth: value.auth && { header: 'Authorization', prefix: 'Bearer ', expired: [], ...value.auth },
      paging: { ...value.paging, first: value.paging.first ?? (value.paging.style === 'offset' ? 0 : 1) },
      list: value.list,
      row: value.row,
      sort: { style: sort.style, key: sort.key, order: sort.order ?? 'order', asc: sort.asc ?? 'asc', desc: sort.desc ?? 'desc' },
      filter: {
        style: filter.style,
        key: filter.key ?? (filter.style === 'suffix' ? '' : 'filter'),
        operators: filter.operators ?? sameWords(),
        or: filter.or ?? filter.style === 'tree',
      },
      extra: value.extra ?? {},
      write: value.write,
      plannedCode: value.plannedCode ?? CODES.planned,
    })
  }
  return wires
}

function sameWords(): Partial<Record<Operator, string>> {
  return Object.fromEntries(OPERATORS.map((op) => [op, op]))
}

/** By name; descriptions are folded (`folded`) once, here. */
export function resolveMappings(sources: Sources): Record<string, Mapping> {
  const mappings: Record<string, Mapping> = {}
  for (const { name, value } of filesOf<MappingSource>(sources, 'mapping')) {
    mappings[name] = {
      name,
      to: value.to,
      otherwise: value.otherwise,
      rules: value.rules.map(({ type, family, name: amount, description, to }) =>
        plain({ type, family, name: amount, starts: (description?.starts ?? []).map(folded), contains: (description?.contains ?? []).map(folded), to }),
      ),
    }
  }
  return mappings
}

/** Descriptions are compared with case, spaces, _ and - taken out. */
export function folded(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '')
}

/** By name. A column without "to" fills the entity's field of its own name, if there is one. */
export function resolveReports(sources: Sources, entities: Record<string, Entity>): Record<string, ReportFormat> {
  const reports: Record<string, ReportFormat> = {}
  for (const { name, path, value } of filesOf<ReportSource>(sources, 'report')) {
    const fields = entities[value.entity]?.fields ?? {}
    reports[name] = plain({
      name,
      label: value.label,
      console: value.console,
      consoleEn: value.consoleEn,
      types: value.types ?? [],
      files: value.files,
      sheets: value.sheets ?? [],
      entity: value.entity,
      always: value.always ?? {},
      rest: value.rest,
      detect: value.detect,
      never: value.never ?? [],
      columns: mapValues(value.columns, (column, columnName): ReportColumn => {
        const to = column.unused ? undefined : (column.to ?? (fields[columnName] ? columnName : undefined))
        return plain({
          name: columnName,
          ...headersOf(column.headers),
          to,
          as: column.as ?? COLUMN_KINDS[fields[to ?? '']?.kind ?? 'text'].readAs[0],
          optional: column.optional ?? false,
          required: column.required ?? false,
          values: column.values,
          keep: column.keep,
          quotes: column.quotes ?? false,
          unused: column.unused ?? false,
        })
      }),
      values: mapValues(value.values, wordsOf),
      zone: value.zone ?? 'marketplace',
      day: value.day,
      replace: resolveReplace(value.replace),
      guard: value.guard ?? {},
      holds: (value.holds ?? []).map((hold) => ({ sum: hold.sum, equals: hold.equals, over: hold.over ?? 'row', says: hold.says })),
      fees: value.fees && { mapping: value.fees.mapping, into: value.fees.into, amounts: value.fees.amounts ?? [], pairs: value.fees.pairs ?? [] },
      totalRow: value.totalRow,
      parser: value.parser,
      due: value.due && { every: value.due.every, late: value.due.late ?? 2, all: value.due.all === true },
      file: path,
    })
  }
  return reports
}

/** {kept: [words]} -> word in lower case -> kept; the kept word stands for itself. */
function wordsOf(list: Record<string, string[]>): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [kept, said] of Object.entries(list)) for (const word of [kept, ...said]) words[word.toLowerCase()] = kept
  return words
}

function resolveReplace(replace: ReportSource['replace']): ReportFormat['replace'] {
  if ('range' in replace) return { by: 'range', fields: replace.range }
  if ('group' in replace) return { by: 'group', fields: replace.group }
  if ('snapshot' in replace) return { by: 'snapshot', fields: replace.snapshot }
  return plain({ by: 'row' as const, fields: replace.row, newest: replace.newest, occurrence: replace.occurrence })
}

/** A column's names in the order in which they stand, each once, and which of them each language says. */
function headersOf(said: string[] | Record<string, string | string[]>): Pick<ReportColumn, 'headers' | 'languages'> {
  if (Array.isArray(said)) return { headers: said }
  const languages = Object.fromEntries(Object.entries(said).map(([language, names]) => [language, typeof names === 'string' ? [names] : names]))
  return { headers: [...new Set(Object.values(languages).flat())], languages }
}
