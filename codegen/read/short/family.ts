/**
 * The short form of a family, written out: `rows` stands for the calls by which rows of one entity are listed, read, added, changed,
 * removed and taken through their life cycle, and for the lists of the rows below them.
 */
import type { Node } from 'jsonc-parser'
import { child, entries, text } from '../../check/node'
import { replace, say, take, type Json } from './draft'

/** @param entityNamed the tree of an entity, written out; undefined where there is none. */
export function writeOutFamily(root: Node, entityNamed: (name: string) => Node | undefined): void {
  const rows = child(root, 'rows')
  if (rows?.type !== 'object') return
  say(root, 'client', 'erp', root)
  say(root, 'wire', 'erp', root)
  say(root, 'calls', {}, rows)
  const calls = child(root, 'calls')
  if (calls?.type !== 'object' || entries(rows).some(({ value }) => !child(value, 'entity') || !child(value, 'path'))) return
  take(root, 'rows')
  for (const { key: name, value } of entries(rows)) {
    const entity = text(child(value, 'entity')) ?? ''
    const about = entityNamed(entity)
    const label = text(child(about, 'label')) ?? text(child(root, 'label')) ?? entity
    const call = (suffix: string, what: string, does: Json): void => {
      const path = `${text(child(value, 'path')) ?? ''}/${suffix === '' ? 'get' : suffix.charAt(0).toLowerCase() + suffix.slice(1)}`
      say(calls, `${name}${suffix}`, { path, what: `${what}${label}`, guess: true, state: 'built', does }, value)
      // The entity keeps its own place, so that a wrong name is told where it stands.
      const target = child(child(child(calls, `${name}${suffix}`), 'does'), Object.keys(does as object)[0] ?? '')
      const said = child(value, 'entity')
      if (target && said && target.value === entity) Object.assign(replace(target, entity), { offset: said.offset, length: said.length })
    }
    call('List', '列出', { list: entity })
    call('', '读取一张', { get: entity })
    call('Add', '新增', { add: entity })
    call('Edit', '修改', { edit: entity })
    call('Remove', '删除', { remove: entity })
    if (child(about, 'lifecycle')) call('Step', '流转', { transition: entity })
    for (const { key: has, value: below } of entries(child(about, 'has'))) {
      call(has.charAt(0).toUpperCase() + has.slice(1), `${text(child(below, 'label')) ?? has}：`, { list: text(child(below, 'entity')) ?? '' })
    }
  }
}
