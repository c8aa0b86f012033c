/**
 * One database in which one model after another is tried: its tables made anew, a row in each, and everything asked that its
 * pages and calls can be asked, through the code that answers the wire. Says what a person would be answered with a server
 * error, or with no rows at all.
 */
import { escapeIdentifier } from 'pg'
import type { Call, Entity, Model } from '../../../contract/model'
import type { Condition, Operand, Operator } from '../../../contract/filter'
import { allOf } from '../../../contract/filter'
import type { ListPlan } from '../../../contract/plan'
import type { ListRequest } from '../../../contract/wire'
import type { Caller } from '../../../server/kernel/asker/person'
import { MigrationError } from '../../../server/kernel/store/migrate/migrate'
import { migrate } from '../../../server/kernel/kept/migrate'
import type { CallContext } from '../../../server/kernel/http/handler'
import { createAccess } from '../../../server/kernel/asker/access/access'
import type { RoleRow } from '../../../server/kernel/asker/access/role-row'
import { createValidators } from '../../../server/kernel/http/calls/validate'
import { wireError } from '../../../server/kernel/http/errors'
import { compileModel } from '../../../server/kernel/http/schemas/live'
import { answerDoes } from '../../../server/kernel/http/calls/answer'
import { createCompany, createTestDatabase } from '../../support/database'

export interface Trial {
  /**
   * What goes wrong when everything of the model is asked; empty where all is answered.
   * @param besides a model of which all was answered: only what is not the same there is asked
   */
  failures(model: Model, besides?: Model): Promise<string[]>
  end(): Promise<void>
}

const ADMIN: RoleRow = { name: 'admin', label: '管理员', everything: true, menus: [], permissions: [], denied_actions: [], hidden_fields: [] }
const SILENT = { error: () => undefined, warn: () => undefined, info: () => undefined } as unknown as Parameters<typeof wireError>[1]

/** A value of each kind, as rows and requests carry it. */
function valueOf(field: { kind: string; enum?: string; options?: unknown }, model: Model): string | number | boolean | string[] | null {
  switch (field.kind) {
    case 'integer': case 'rank': return 7
    case 'money': case 'decimal': case 'progress': return '12.5'
    case 'percent': return '0.25'
    case 'date': return '2025-03-01'
    case 'month': return '2025-03'
    case 'datetime': return '2025-03-01T01:00:00Z'
    case 'bool': case 'switch': return true
    case 'tags': return ['甲']
    case 'user': case 'id': return '1'
    case 'enum': return model.enums[field.enum ?? '']?.values[0]?.value ?? 'x'
    case 'json': return null
    default: return '1'
  }
}

export async function openTrial(first: Model): Promise<Trial> {
  const database = await createTestDatabase({ model: first })
  const { db } = database
  const caller: Caller = await createCompany(db)
  let tables = shapeOf(first)
  let present: Model = first

  const migrated = async (model: Model): Promise<string | undefined> => {
    if (shapeOf(model) === tables) return undefined
    // What is the same keeps its table; the rest is made as in an empty database.
    const names = [
      ...Object.values(present.entities).filter(({ name }) => tables === '' || !isSame(present.entities[name], model.entities[name])).map(({ table }) => table),
      ...Object.values(present.datasets).flatMap(({ rollups }) => rollups.map(({ table }) => table)),
    ]
    await db.asOwner(async (tx) => {
      for (const name of names) await tx.query(`drop table if exists ${escapeIdentifier(name)} cascade`)
    })
    present = model
    tables = shapeOf(model)
    try {
      await migrate(db, model)
      return undefined
    } catch (error) {
      tables = ''
      return error instanceof MigrationError ? `does not boot: ${error.message}` : `does not boot: ${String(error)}`
    }
  }

  const contextOf = (model: Model): CallContext => ({
    model, db, caller,
    reply: { raw: { headersSent: true } } as unknown as CallContext['reply'],
    employee: { id: '1', name: '张三', roles: [] },
    company: { id: caller.companyId, name: '测试公司', currency: 'CNY', zone: 'Asia/Shanghai' },
    access: createAccess(model, caller.companyId, [ADMIN]),
    now: () => new Date('2025-04-15T01:00:00Z'),
    events: { publish: async () => undefined } as unknown as CallContext['events'],
    audit: async () => undefined,
  }) as Partial<CallContext> as CallContext

  /** Rows that no call adds, put there as an import does; what does not fit is left out. */
  const fill = async (model: Model, entity: Entity): Promise<void> => {
    const kept = Object.values(entity.fields).filter(({ sqlType, formula }) => sqlType !== undefined && !sqlType.includes('generated') && !formula)
    const columns = [...(entity.shared ? [] : ['company_id']), ...kept.map(({ name }) => name)]
    const values = [...(entity.shared ? [] : [caller.companyId]), ...kept.map((field) => monthly(field.kind, valueOf(field, model)))]
    const places = columns.map((_column, at) => `$${at + 1}`).join(', ')
    const text = `insert into ${escapeIdentifier(entity.table)} (${columns.map(escapeIdentifier).join(', ')}) values (${places})`
    await db.asOwner((tx) => tx.query(text, values)).catch(() => undefined)
  }

  return {
    async failures(model, besides) {
      const found: string[] = []
      const unbootable = await migrated(model)
      if (unbootable) return [unbootable]
      const context = contextOf(model)
      const validatorOf = createValidators()
      const calls = Object.values(model.families).flatMap((family) => Object.values(family.calls)).filter(({ state }) => state === 'built')
      const ask = async (call: Call, body: unknown, what: string, mustAnswer = false): Promise<unknown> => {
        try {
          validatorOf(call)(structuredClone(body) as never)
          return await answerDoes(context, call, body)
        } catch (error) {
          const { status, body: told } = wireError(error, SILENT, 'trial')
          if (status >= 500 || mustAnswer) found.push(`${call.family}.${call.name} ${what}: ${status} ${told.code} ${status >= 500 ? String(error) : told.msg}`)
          return undefined
        }
      }
      try {
        compileModel(model)
      } catch (error) {
        return [`does not boot: ${String(error)}`]
      }
      for (const entity of Object.values(model.entities)) await fill(model, entity)
      const isNew = differing(model, besides)
      for (const call of calls) {
        const before = besides?.families[call.family]?.calls[call.name]
        if (isNew(targetOf(call)) || !isSame(call.does, before?.does)) await askPlainly(model, call, ask)
      }
      for (const plan of Object.values(model.plans)) {
        if (plan.state !== 'built') continue
        const isOld = isSame(plan.lists, besides?.plans[plan.page]?.lists)
        for (const list of plan.lists.filter(({ source }) => !isOld || isNew(source.entity ?? source.dataset))) await askList(model, list, plan.page, ask)
      }
      return found
    },
    end: () => database.drop(),
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function targetOf({ does }: Call): string | undefined {
  if (!does || does.type === 'handler') return undefined
  return 'entity' in does && does.entity !== undefined ? does.entity : 'dataset' in does ? does.dataset : undefined
}

/** Whether an entity or dataset is another than in `besides`, or is answered out of one that is. */
function differing(model: Model, besides: Model | undefined): (name: string | undefined) => boolean {
  if (!besides) return () => true
  const changed = new Set([
    ...Object.keys(model.entities).filter((name) => !isSame(model.entities[name], besides.entities[name])),
    ...Object.keys(model.datasets).filter((name) => !isSame(model.datasets[name], besides.datasets[name])),
  ])
  for (let before = -1; before !== changed.size;) {
    before = changed.size
    for (const { name, refs, has, figures = {} } of Object.values(model.entities)) {
      const near = [...[...Object.values(refs), ...Object.values(has)].map(({ entity }) => entity), ...Object.values(figures).map(({ dataset }) => dataset)]
      if (near.some((other) => changed.has(other))) changed.add(name)
    }
    for (const { name, sources } of Object.values(model.datasets)) if (Object.values(sources).some(({ facts }) => changed.has(facts))) changed.add(name)
  }
  return (name) => name !== undefined && changed.has(name)
}

function shapeOf(model: Model): string {
  return JSON.stringify([model.entities, model.datasets])
}

function monthly(kind: string, value: unknown): unknown {
  return kind === 'month' ? `${String(value)}-01` : value
}

/** The first rows. */
const FIRST = { page: 1, pageSize: 10 }

type Ask = (call: Call, body: unknown, what: string, mustAnswer?: boolean) => Promise<unknown>

/** What a call says it does, without a page: rows, one row, a row more, a row changed, a step, a row less. */
async function askPlainly(model: Model, call: Call, ask: Ask): Promise<void> {
  const { does } = call
  if (!does || does.type === 'handler' || does.type === 'import' || does.type === 'export') return
  if (does.type === 'report') {
    const dataset = model.datasets[does.dataset]
    const measures = Object.keys(dataset?.measures ?? {})
    // Of several values at once a person may filter, and no rows are made.
    const dimensions = Object.values(dataset?.dimensions ?? {}).flatMap(({ name, kind }) => (kind === 'tags' ? [] : [name]))
    for (const dimension of dimensions) await ask(call, { ...FIRST, rows: [dimension], measures }, `by ${dimension}`, true)
    await ask(call, { ...FIRST, rows: dimensions.slice(0, 2), measures, currency: 'company' }, 'in one currency')
    return
  }
  const entity = model.entities[does.entity]
  if (!entity) return
  if (does.type === 'list') {
    await ask(call, FIRST, 'plainly', true)
    await ask(call, { ...FIRST, currency: 'company' }, 'in one currency')
    for (const { name, sortable, secret } of Object.values(entity.fields)) {
      if (sortable && !secret) await ask(call, { ...FIRST, sort: [{ field: name, order: 'desc' }] }, `sorted by ${name}`)
    }
    return
  }
  const key = Object.fromEntries(entity.key.map((name) => [name, '1']))
  const byStaff = Object.values(entity.fields).filter(({ input, server }) => input !== undefined && !server)
  const written = Object.fromEntries(byStaff.map((field) => [field.name, valueOf(field, model)]))
  if (does.type === 'add') await ask(call, written, 'a row')
  if (does.type === 'get') await ask(call, key, 'one row')
  if (does.type === 'edit') for (const [name, value] of Object.entries(written)) await ask(call, { ...key, [name]: value }, `of ${name}`)
  const steps = does.type === 'transition' ? Object.keys(entity.lifecycle?.transitions ?? {}) : []
  for (const step of steps) await ask(call, { ...key, transition: step, ...written }, step)
  if (does.type === 'remove') await ask(call, { ...key, id: '999' }, 'a row')
}

function requestOf(list: ListPlan, more: Partial<ListRequest> = {}): ListRequest {
  const filter = allOf([list.where, more.filter])
  const fields = list.columns.flatMap(({ path, currencyField }) => [path, ...(currencyField ? [currencyField] : [])])
  return {
    ...FIRST,
    ...(list.source.dataset && list.rows[0] ? { rows: list.rows[0].by } : {}),
    ...(list.pivot ? { pivot: { dimension: list.pivot.dimension, measure: list.pivot.measure } } : {}),
    ...(list.source.entity ? { fields: [...new Set(fields)] } : {}),
    ...(list.compare.length > 0 ? { compare: list.compare } : {}),
    ...more,
    ...(filter ? { filter } : {}),
  }
}

/** A list as its screen asks it: as it opens, which is always answered, by each filter and operator, by each sort, which may be refused. */
async function askList(model: Model, list: ListPlan, page: string, ask: Ask): Promise<void> {
  const call = model.families[list.list.family]?.calls[list.list.call]
  if (!call?.does || call.does.type === 'handler') return
  const where = `${page}:${list.code}`
  const defaults = list.filters.flatMap((filter): Condition[] => {
    if (filter.type === 'when') return [filter.when]
    if (filter.type === 'search' || filter.default === undefined) return []
    return [{ field: filter.field.path, op: filter.op ?? opOf(filter.default), value: filter.default }]
  })
  await ask(call, requestOf(list), `${where} as it is`, true)
  await ask(call, requestOf(list, { filter: allOf(defaults), sort: list.sort }), `${where} as it opens`, true)
  for (const mark of list.marks) await ask(call, requestOf(list, { filter: mark.when }), `${where} marked`)
  for (const filter of list.filters) {
    for (const field of filter.type === 'field' ? [filter.field] : filter.type === 'search' ? filter.fields : []) {
      for (const op of field.operators) {
        const asked = { field: field.path, op, value: operandOf(op, valueOf(field, model)) }
        await ask(call, requestOf(list, { filter: asked }), `${where} by ${field.path} ${op}`)
      }
    }
  }
  for (const { path, sortable } of list.columns) {
    if (sortable) await ask(call, requestOf(list, { sort: [{ field: path, order: 'asc' }] }), `${where} sorted by ${path}`)
  }
}

function opOf(value: Operand): Operator {
  return Array.isArray(value) ? 'in' : typeof value === 'object' && value !== null ? 'between' : 'eq'
}

function operandOf(op: Operator, value: unknown): Operand {
  const plain = (Array.isArray(value) ? value[0] : value) as string | number | boolean | null
  if (op === 'empty') return false
  if (op === 'in') return [plain]
  return op === 'between' ? [plain, plain] : plain
}
