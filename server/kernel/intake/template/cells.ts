/**
 * What staff write into a template's cells, as a form would send it: labels as values, names as ids, numbers and days in
 * the usual spellings. Tolerant of how it is written, never of what it means. References are looked up beforehand.
 */
import type { Field, Model } from '../../../../contract/model'
import { own } from '../../read/statement/fields'
import { momentReader } from '../values/moment'
import { readMonth } from '../values/month'
import { readDecimal, readInteger } from '../values/number'
import { isoText, utcOfLocal } from '../../../../contract/zone'

/** Titles to ids, and ids that there are, by entity. */
export type Names = Map<string, { ids: Map<string, string[]>; known: Set<string> }>

type CellRead = { value: unknown } | { wrong: string }

const YES = new Set(['是', '有', '开', '启用', 'true', 'yes', 'y', '1', '√', '✓'])
const NO = new Set(['否', '无', '关', '停用', 'false', 'no', 'n', '0', '×', '✗'])
const SEPARATORS = /[、,，;；|\n]+/

/** @param zone the company's clock, by which moments are written */
export function readTemplateCell(model: Model, field: Field, cell: string, names: Names, zone: string): CellRead {
  const text = cell.normalize('NFKC').trim()
  if (text === '') return { value: null }
  if (field.kind === 'tags') return several(cell.trim().split(SEPARATORS).map((each) => each.trim()).filter(Boolean).map((each) => one(model, field, each, names)))
  if (field.options) return one(model, field, cell.trim(), names)
  switch (field.kind) {
    case 'money':
    case 'decimal':
    case 'percent':
    case 'progress': {
      const value = readDecimal(text, '.', field.kind === 'percent' || field.kind === 'progress' ? 'fraction' : 'no')
      return typeof value === 'string' ? { value } : { wrong: `「${field.label}」要写成数字，例如 ${field.kind === 'percent' ? '0.15 或 15%' : '12.30'}` }
    }
    case 'integer':
    case 'rank': {
      const value = readInteger(text, '.')
      return typeof value === 'string' ? { value: Number(value) } : { wrong: `「${field.label}」要写成整数，例如 12` }
    }
    case 'date': {
      const wall = momentReader().read(text, 'mdy')
      return wall ? { value: new Date(wall.localMs).toISOString().slice(0, 10) } : { wrong: `「${field.label}」要写成 2025-03-01` }
    }
    case 'month': {
      const value = readMonth(text, 'mdy')
      return value === undefined ? { wrong: `「${field.label}」要写成 2025-03` } : { value }
    }
    case 'datetime': {
      const wall = momentReader().read(text, 'mdy')
      return wall ? { value: isoText(utcOfLocal(zone, wall.localMs)) } : { wrong: `「${field.label}」要写成 2025-03-01 08:00:00` }
    }
    case 'bool':
    case 'switch': {
      const word = text.toLowerCase()
      if (field.enum === undefined) return YES.has(word) ? { value: true } : NO.has(word) ? { value: false } : { wrong: `「${field.label}」要写成 是 或 否` }
      return one(model, field, cell.trim(), names)
    }
    default:
      return one(model, field, cell.trim(), names)
  }
}

function several(reads: CellRead[]): CellRead {
  const wrong = reads.flatMap((read) => ('wrong' in read ? [read.wrong] : []))
  return wrong.length > 0 ? { wrong: wrong.join('；') } : { value: reads.map((read) => (read as { value: unknown }).value) }
}

/** One word: an enum's label or value, a referenced row's title or id, or plain text. */
function one(model: Model, field: Field, text: string, names: Names): CellRead {
  const values = field.enum === undefined ? undefined : own(model.enums, field.enum)?.values
  if (values) {
    const folded = text.normalize('NFKC').toLowerCase()
    const found = values.find((each) => each.label.toLowerCase() === folded && !each.hidden) ?? values.find((each) => each.value.toLowerCase() === folded || each.label.toLowerCase() === folded)
    if (found) return { value: found.value }
    const offered = values.filter((each) => !each.hidden)
    return { wrong: `「${field.label}」没有「${text.slice(0, 40)}」这个选项，可选：${offered.slice(0, 8).map(({ label }) => label).join('、')}${offered.length > 8 ? '等' : ''}` }
  }
  const target = field.options && names.get(field.options.entity)
  if (!field.options || !target) return { value: text }
  const label = model.entities[field.options.entity]?.label ?? field.label
  const ids = target.ids.get(text) ?? []
  if (ids.length > 1) return { wrong: `有 ${ids.length} 个${label}都叫「${text.slice(0, 40)}」，请写编号：${ids.slice(0, 5).join('、')}` }
  if (ids[0] !== undefined) return { value: ids[0] }
  return target.known.has(text) ? { value: text } : { wrong: `没有叫「${text.slice(0, 40)}」的${label}，或不在您可见的店铺范围内` }
}
