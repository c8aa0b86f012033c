/**
 * A row's history: who changed it, when and how, field by field in the labels that staff know. Only of rows that the
 * person may see, and without the fields they may not.
 */
import type { Entity, Model } from '../../../codegen/model'
import { CODES } from '../../../src/lib/wire'
import { auditKey } from '../../plugins/calls/audit'
import { baseType, EntityReader } from '../../query/fields'
import { fence } from '../../query/fence'
import { name, planning } from '../../query/statement'
import { askerOf } from '../../plugins/access/asker'
import type { Tx } from '../../database/connect'
import type { CallContext, Handler } from '../handler'
import { HttpRefusal, Refusal } from '../../refusal'

const MAX_LINES = 200

interface AuditRow { id: number; at: string; action: string; call: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null; employee_name: string }

/** One change: what stood in a field before and after, in words and as it is kept. */
export interface HistoryChange { field: string; label: string; before: unknown; after: unknown; beforeText: string; afterText: string }
export interface HistoryLine { id: string; time: string; who: string; action: string; actionLabel: string; what: string; changes: HistoryChange[] }

export const history: Handler<{ entity: string; key: unknown }> = async (context, { entity: entityName, key }) => {
  const { model, access, db, caller } = context
  const entity = Object.hasOwn(model.entities, entityName) ? model.entities[entityName] : undefined
  if (!entity) throw new HttpRefusal(400, `请求有误：没有名为 ${entityName} 的数据`, { entity: '没有这种数据' })
  const keyFields = readKey(entity, key)
  if (!maySee(context, entity)) throw new HttpRefusal(403, `您没有查看「${entity.label}」的权限，请联系管理员开通`)
  const rows = await db.withCompany(
    caller,
    async (tx) => {
      if (!(await isVisible(tx, context, entity, keyFields))) throw new Refusal(CODES.notFound, `没有这条${entity.label}，或不在您可见的店铺范围内。`)
      const found = await tx.query<AuditRow>(
        `select id, at, action, call, before, after, employee_name
         from audit_log where company_id = $1 and entity = $2 and row_key = $3 order by id desc limit ${MAX_LINES}`,
        [caller.companyId, entity.name, auditKey(model, entity.name, keyFields)],
      )
      return found.rows
    },
    { readOnly: true },
  )
  const hidden = access.hidden(entity.name)
  return { list: rows.map((row) => lineOf(model, entity, hidden, row)) }
}

function readKey(entity: Entity, key: unknown): Record<string, string> {
  const given = (key && typeof key === 'object' ? key : {}) as Record<string, unknown>
  const wrong = entity.key.filter((field) => typeof given[field] !== 'string' && typeof given[field] !== 'number')
  if (wrong.length > 0) throw new HttpRefusal(400, `请求有误：key 应写明 ${entity.key.join('、')}`, Object.fromEntries(wrong.map((field) => [`key.${field}`, '必须填写'])))
  return Object.fromEntries(entity.key.map((field) => [field, String(given[field])]))
}

/** Whoever may list or open rows of an entity may see their history. */
function maySee({ model, access }: CallContext, entity: Entity): boolean {
  if (access.everything) return true
  return Object.values(model.families).some((family) =>
    Object.values(family.calls).some((call) => (call.does?.type === 'list' || call.does?.type === 'get') && call.does.entity === entity.name && access.mayCall(call)),
  )
}

/** A row that is gone can only be judged by those who see everything anyway. */
async function isVisible(tx: Tx, context: CallContext, entity: Entity, key: Record<string, string>): Promise<boolean> {
  const plan = planning(context.model, askerOf(context), 'original')
  const reader = new EntityReader(plan, entity)
  const conditions = fence(plan, reader)
  for (const [field, value] of Object.entries(key)) conditions.push(`t.${name(field)} = ${plan.statement.value(value, baseType(entity.fields[field]))}`)
  const { rows } = await tx.query(`select 1 from ${reader.from()} ${reader.joins()} where ${conditions.join(' and ')} limit 1`, plan.statement.values)
  if (rows.length > 0) return true
  return (!entity.scope.shop || context.caller.shopIds === null) && (!entity.scope.owner || context.access.everything)
}

const ACTIONS: Record<string, string> = { add: '新增', edit: '修改', remove: '删除', import: '导入' }

function lineOf(model: Model, entity: Entity, hidden: ReadonlySet<string>, row: AuditRow): HistoryLine {
  const [family = '', call = ''] = row.call.split('.')
  const names = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])]
  const changes = names
    .filter((field) => !hidden.has(field) && entity.fields[field] && !entity.fields[field].secret)
    .filter((field) => JSON.stringify(row.before?.[field] ?? null) !== JSON.stringify(row.after?.[field] ?? null))
    .map((field) => ({
      field,
      label: entity.fields[field]?.label ?? field,
      before: row.before?.[field] ?? null,
      after: row.after?.[field] ?? null,
      beforeText: words(model, entity, field, row.before?.[field]),
      afterText: words(model, entity, field, row.after?.[field]),
    }))
  return {
    id: String(row.id),
    time: row.at,
    who: row.employee_name || '系统',
    action: row.action,
    actionLabel: ACTIONS[row.action] ?? entity.lifecycle?.transitions[row.action]?.label ?? row.action,
    what: model.families[family]?.calls[call]?.what ?? '',
    changes,
  }
}

function words(model: Model, entity: Entity, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  const labels = model.enums[entity.fields[field]?.enum ?? '']?.values
  const label = (each: unknown): string => labels?.find((known) => known.value === String(each))?.label ?? (typeof each === 'object' ? JSON.stringify(each) : String(each))
  return Array.isArray(value) ? value.map(label).join('、') : label(value)
}
