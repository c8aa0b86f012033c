/**
 * What a line of the audit log says in words, as the model knew it when it was written: the data, the row's own name, the
 * action, and field by field what stood there before and after. Ids of other rows stay ids: their names are not looked up.
 */
import type { Entity, Model } from '../../../contract/model'
import { conditionsOf } from '../../../contract/kept-conditions'
import { conditionWords } from '../../../kinds/shared/condition-words.kind'
import { treeOf } from '../read/answer/tree-words'
import type { AuditEntry } from './audit-entry'

/** Letters of all changes of a line, and of one value. */
const MOST_CHANGES = 2000
const MOST_VALUE = 120

const ACTIONS: Record<string, string> = {
  add: '新增', edit: '修改', remove: '删除', import: '导入', undo: '撤销导入', upload: '上传', learn: '记录进度', setPassword: '设置密码', signOut: '退出登录', rebuild: '重算',
  signIn: '登录', signInBySms: '短信登录', signInByKey: '交接登录', signInFailed: '登录失败', signInLocked: '登录锁定', signInRefused: '停用账号登录', register: '注册公司',
  passwordReset: '短信重置密码', passwordChange: '修改密码', passwordLink: '生成一次性链接', passwordByLink: '用一次性链接设置密码', confirmMobile: '确认手机号',
}

/** Kept by the server at every write: they say nothing of what a person did. */
const STAMPS = new Set(['update_time', 'updater', 'create_time', 'creator'])

interface AuditWords {
  entity_label: string
  row_title: string
  action_label: string
  changes: string
}

/** The words of one line, Chinese, cut where they are long. An entity that the model has no more is told by its name, and without its changes. */
export function auditWords(model: Model, { entity: name, key, action, before, after }: AuditEntry): AuditWords {
  const entity = Object.hasOwn(model.entities, name) ? model.entities[name] : undefined
  const row = after ?? before ?? key
  const title = entity?.title === undefined ? undefined : row[entity.title]
  return {
    entity_label: entity?.label ?? name,
    row_title: String(title ?? Object.values(key).join(' / ')).slice(0, 200),
    action_label: ACTIONS[action] ?? entity?.lifecycle?.transitions[action]?.label ?? action,
    changes: entity ? changesText(model, entity, before, after) : '',
  }
}

function changesText(model: Model, entity: Entity, before: Record<string, unknown> | undefined, after: Record<string, unknown> | undefined): string {
  const parts: string[] = []
  let length = 0
  for (const field of Object.values(entity.fields)) {
    if (field.secret || field.formula || STAMPS.has(field.name) || entity.key.includes(field.name)) continue
    const from = before?.[field.name]
    const to = after?.[field.name]
    if (JSON.stringify(from ?? null) === JSON.stringify(to ?? null)) continue
    const part = before && after ? `${field.label}：${fieldWords(model, entity, field.name, before)} → ${fieldWords(model, entity, field.name, after)}`
      : `${field.label}：${fieldWords(model, entity, field.name, after ?? before ?? {})}`
    length += part.length + 1
    if (length > MOST_CHANGES) return [...parts, '…'].join('；')
    parts.push(part)
  }
  return parts.join('；')
}

/** Does the server keep the field at every write? */
export const isStamp = (field: string): boolean => STAMPS.has(field)

/** A field's value of a row as staff read it. Of the row: a filter tree's words hang on another field of it. */
export function fieldWords(model: Model, entity: Entity, field: string, row: Record<string, unknown>): string {
  const value = row[field]
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '空'
  if (typeof value === 'boolean') return value ? '是' : '否'
  const conditions = conditionsOf(entity.fields[field]?.conditions, row)
  const tree = conditions && treeOf(value)
  if (tree) return cut(conditionWords(new Map(conditions.fields.map((each) => [each.path, each])), tree, { enums: model.enums, nameOf: () => undefined }))
  const labels = model.enums[entity.fields[field]?.enum ?? '']?.values
  const one = (each: unknown): string => labels?.find((known) => known.value === String(each))?.label ?? (
    typeof each === 'object' ? JSON.stringify(each) : String(each)
  )
  const said = Array.isArray(value) ? value.map(one).join('、') : one(value)
  return cut(said)
}

function cut(said: string): string {
  return said.length > MOST_VALUE ? `${said.slice(0, MOST_VALUE)}…` : said
}
