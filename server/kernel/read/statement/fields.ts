/**
 * Field paths of an entity as SQL: own fields, formulas, and fields of references, each joined once. Names come from the
 * model alone, so a path that the model does not have, or that the asker must not see, is refused here, for columns,
 * filters and sorts alike.
 */
import { seeingAll } from '../../asker/asker'
import { traits } from '../../../../kinds/column-kinds'
import { SAID } from '../../../../contract/said'
import type { Below, Entity, Field, Figures, Reference } from '../../../../contract/model'
import type { ClockStep } from '../../../../contract/across-plan'
import { requireReady } from '../../store/migrate/blocked'
import { personField } from '../../asker/asker'
import { BelowSums } from './below-sums'
import { clockField, readClockPath } from './clock-field'
import { conditionSql } from './condition'
import { dayFieldOf, isUnique, zonePath } from './entity'
import { baseType, type FieldSql } from './field-sql'
import { figureColumn, figureField, figureTable, ownsItsFacts } from './figures.tables'
import { formulaSql } from './formula'
import { own } from '../../asker/own'
import { malformed, noSuchField } from '../../asker/problem'
import { converted, convertedDigits, NEWEST_RATES } from './rates'
import { literal, name, type Planning } from './statement'
import { targetOf } from './target'

export { baseType, own, type FieldSql }

/** An entity at its place in the statement. */
interface Node {
  entity: Entity
  alias: string
  prefix: string
  /** The company's one row: what nobody saved yet has its default. */
  one?: true
}

interface ReaderOptions {
  /** Alias of the rows themselves; t unless told. */
  alias?: string
  /** Where the rows are not the entity's table but a rollup of it: own field -> column; undefined: not in it. */
  column?: (field: string) => string | undefined
  /** The table, where it is not the entity's. */
  table?: string
  /** A sub-select, in brackets, in the place of the table. */
  rows?: string
  /** True: the amount of every row is rounded as it is converted, so that sums of rows add up as shown. */
  rounds?: boolean
  /** The rows are the company's one row: what nobody saved yet has its default. */
  one?: true
  /** The field whose day tells the row's month, for conversion; worked out when left out. */
  day?: string
}

/** Which figures beside the rows are meant, where a path leads to some. */
interface FiguresOf {
  /** 0: of the asked period; otherwise of an earlier one. */
  period?: number
  /** True: those that several rows share stand in the first of them alone, so that sums over rows count each fact once. */
  once?: boolean
}

/** Reads one entity in one statement: `at` gives the SQL of a path and notes the joins it needs, so that `from` and `joins` come last. */
export class EntityReader {
  private readonly root: Node
  private readonly clauses: string[] = []
  private readonly nodes = new Map<string, Node>()
  private readonly rates = new Map<string, string>()
  private readonly found = new Map<string, FieldSql>()
  private readonly figures = new Set<string>()
  private readonly below = new Map<string, BelowSums>()

  constructor(readonly plan: Planning, readonly entity: Entity, private readonly options: ReaderOptions = {}) {
    requireReady(plan.model, entity.name)
    plan.reads.add(entity.name)
    this.root = { entity, alias: options.alias ?? 't', prefix: '', ...(options.one ? { one: true as const } : {}) }
  }

  /** The joins that the paths read so far need; ask for it last. */
  joins(): string {
    // Sums of rows below come last: the row's currency, which theirs is held to, may be another row's that is joined.
    return [...this.clauses, ...[...this.below.values()].map((sums) => sums.join())].join('\n  ')
  }

  /** The entity's rows, with `joins()` still to come. */
  from(): string {
    return `${this.options.rows ?? name(this.options.table ?? this.entity.table)} ${this.root.alias}`
  }

  /** @throws HttpRefusal 400 for a path that is none, or that the asker must not see */
  at(path: string, of: FiguresOf = {}): FieldSql {
    const key = of.period || of.once ? `${path} ${of.period ?? 0} ${of.once ?? false}` : path
    const known = this.found.get(key)
    if (known) return known
    const made = this.find(path, of)
    this.found.set(key, made)
    return made
  }

  private find(path: string, of: FiguresOf): FieldSql {
    const clock = readClockPath(path)
    if (clock) {
      const of = this.at(clock.path)
      return { path, sql: this.clock(clock.path, clock.by), field: clockField(of.field, clock.by), money: false, nullable: of.nullable }
    }
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const figures = steps.length === 1 && this.entity.figures ? own(this.entity.figures, steps[0] ?? '') : undefined
    if (figures) return this.figure(figures, last, path, of)
    let node = this.root
    for (const step of steps) {
      const reference = own(node.entity.refs, step)
      if (!reference) throw noSuchField(this.entity.label, path)
      const several = reference.by.map((by) => own(node.entity.fields, by)).find((by) => traits(by).several)
      if (several) throw malformed(`「${several.label}」一行可以有几个，不能按其中一个的「${path.slice(0,
        80)}」查看或筛选，请直接使用「${several.label}」`)
      node = this.joined(node, reference)
    }
    const field = own(node.entity.fields, last)
    if (!field || field.secret || this.plan.asker.hidden(node.entity.name).has(last)) throw noSuchField(this.entity.label, path)
    return {
      path,
      sql: this.fieldSql(node, field, of),
      field,
      money: traits(field).inCurrency && field.currencyField !== undefined,
      nullable: node !== this.root || !(field.required || node.entity.key.includes(last)),
    }
  }

  /** A sum of the row's facts is nothing where there are none; what is no sum is then missing. */
  private figure(figures: Figures, measure: string, path: string, of: FiguresOf): FieldSql {
    const field = figureField(this.plan, this.entity, figures, measure, path)
    if (field === figures.day?.field) throw malformed(
      `「${field.label}」只能用来选定统计的日期，不能显示、排序，也不能和其他条件用“或”放在一起`)
    const money = traits(field).inCurrency && field.currencyField !== undefined
    if (field.formula) return { path, sql: formulaSql(field.formula, (inner) => this.at(inner, of).sql), field, money, nullable: true, figures }
    const table = figureTable(this.plan, figures)
    if (!this.figures.has(figures.name)) {
      this.figures.add(figures.name)
      const on = Object.values(figures.by).map((own, at) => `${table.alias}.d${at} = ${this.raw(own)}`)
      this.clauses.push(`left join ${table.alias} on ${on.join(' and ')}`)
    }
    const column = figureColumn(table, measure, of.period ?? 0)
    const { count, total } = this.plan.model.datasets[figures.dataset]?.measures[measure] ?? { count: false, total: 'none' }
    const sums = count || total === 'sum'
    const sql = sums ? `coalesce(${column}, 0)` : column
    if (!of.once || ownsItsFacts(this.entity, figures)) return { path, sql, field, money, nullable: !sums, figures }
    const rows = `row_number() over (partition by ${Object.values(figures.by).map((own) => this.raw(own)).join(', ')}
      order by ${this.entity.key.map((key) => this.raw(key)).join(', ')})`
    return { path, sql: `(case when ${rows} = 1 then ${sql} end)`, field, money, nullable: true, figures }
  }

  /** The stored value of a path, unconverted, whoever asks: for scopes, days and currencies that the plan itself needs. */
  raw(path: string): string {
    const { node, last } = this.place(path)
    const field = own(node.entity.fields, last)
    if (!field) throw new Error(`${node.entity.name} has no field ${last}`)
    return this.stored(node, field)
  }

  /** The rate that converts amounts of the currency at this path, as SQL; joined once. */
  rate(currencyPath: string): string {
    const { node, last } = this.place(currencyPath)
    return this.rateAt(node, last)
  }

  private place(path: string): { node: Node; last: string } {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let node = this.root
    for (const step of steps) {
      const reference = own(node.entity.refs, step)
      if (!reference) throw new Error(`${this.entity.name} has no reference ${step} (${path})`)
      node = this.joined(node, reference)
    }
    return { node, last }
  }

  /** An amount of a row in the company's currency; `currencyField` is the row's own. */
  converted(amount: string, currencyField: string): string {
    const field = own(this.entity.fields, currencyField)
    if (!field) throw new Error(`${this.entity.name} has no field ${currencyField}`)
    return converted(this.plan, amount, this.stored(this.root, field), this.rateAt(this.root, currencyField))
  }

  /** The day that the row belongs to, as SQL (a month is its first day); undefined where the entity has none. */
  day(): string | undefined {
    const day = this.options.day ?? dayFieldOf(this.plan.model, this.entity)
    return day === undefined || !this.entity.fields[day] ? undefined : this.dayOf(day)
  }

  /** The day of a field as SQL of type date: a moment's by the field's own clock; a month is its first day. */
  dayOf(path: string): string {
    const { node, last } = this.place(path)
    const field = own(node.entity.fields, last)
    const raw = this.raw(path)
    return field && traits(field).names === 'moment' ? `(${raw} at time zone ${this.zone(field)})::date` : raw
  }

  /** The first day of the row's month, as SQL; undefined where the entity has no day. */
  month(): string | undefined {
    const day = this.day()
    return day === undefined ? undefined : `date_trunc('month', ${day}::timestamp)::date`
  }

  /**
   * The hour ("00" … "23") of a moment, or the weekday ("1" Monday … "7") of a moment or a day, as the field's own clock shows it. An
   * hour that occurs twice, as summer time ends, is one hour of the day; one that is left out has no row.
   */
  clock(path: string, by: ClockStep): string {
    const { node, last } = this.place(path)
    const field = own(node.entity.fields, last)
    if (!field) throw new Error(`${node.entity.name} has no field ${last}`)
    const stored = this.stored(node, field)
    const wall = traits(field).names === 'moment' ? `(${stored} at time zone ${this.zone(field)})` : `${stored}::timestamp`
    return `to_char(${wall}, '${by === 'hour' ? 'HH24' : 'ID'}')`
  }

  /**
   * The clock of a field as SQL text: a constant, or the zone of the row's marketplace. No parameter: a branch may ask for a day that it does not
   * show, and one that no text names would be refused.
   */
  zone(field: Field): string {
    if (field.zone === 'company') return clockName(this.plan.asker.zone)
    if (field.zone !== 'marketplace') return literal('UTC')
    const place = zonePath(this.plan.model, this.entity)
    if (!place) return literal('UTC')
    const cases = Object.entries(place.zones).map(([value, zone]) => `when ${literal(value)} then ${literal(zone)}`)
    return `(case ${this.raw(place.path)} ${cases.join(' ')} else 'UTC' end)`
  }

  private fieldSql(node: Node, field: Field, of: FiguresOf): string {
    if (field.formula && field.formula.op !== 'below') {
      const leaf = (path: string): string => this.at(node.prefix + path, of).sql
      return formulaSql(field.formula, Object.assign(leaf, { today: () => this.plan.statement.value(this.plan.asker.today, 'date') }))
    }
    const stored = this.stored(node, field)
    // Of a row's several shops a person is told their own alone, in columns, filters and exports alike.
    if (this.plan.asker.shopIds && field.name === node.entity.scope.shop && traits(field).several) {
      return `array(select mine from unnest(${stored}) mine where mine = any(${this.plan.statement.value(this.plan.asker.shopIds, 'text[]')}))`
    }
    if (!this.plan.convert || !traits(field).inCurrency || field.currencyField === undefined) return stored
    const currency = this.stored(node, own(node.entity.fields, field.currencyField)!)
    return converted(
      this.plan, stored, currency, this.rateAt(node, field.currencyField), this.options.rounds ? convertedDigits(this.plan, field.scale) : undefined,
    )
  }

  private stored(node: Node, field: Field): string {
    if (field.formula?.op === 'below') return this.addedUp(node, field.formula, field.currencyField)
    if (field.said) return this.saidBeside(node, field)
    // A currency that a row takes over from another: no column of its own.
    if (field.formula && field.kind === 'enum') return formulaSql(field.formula, (path) => this.at(node.prefix + path).sql)
    if (node === this.root && this.options.column) {
      const column = this.options.column(field.name)
      if (column === undefined) throw malformed(`「${this.entity.label}」的汇总里没有「${field.label}」`)
      return column
    }
    const own = `${node.alias}.${name(field.name)}`
    if (!node.one || field.default === undefined || field.default === null) return own
    // No parameter: who compares an amount asks for its currency too and may not show it, and one that no text names would be refused.
    return `coalesce(${own}, ${literal(String(field.default))}::${baseType(field)})`
  }

  /** What people say beside a row, from where it is kept; missing where nobody has said anything. */
  private saidBeside(node: Node, field: Field): string {
    const reference = own(node.entity.refs, SAID)
    const kept = reference && this.joined(node, reference)
    const source = kept && own(kept.entity.fields, field.name)
    if (!source) throw new Error(`${node.entity.name}.${field.name} is said beside the row and kept nowhere`)
    return this.stored(kept, source)
  }

  /**
   * What the rows below add up to, over all of them: the row's own figure is the same for everybody who may see it, as a kept
   * one would be. Missing where an amount below is in another currency than the row's. Figures over the same rows are added up in one go.
   */
  private addedUp(node: Node, below: Below, currencyField: string | undefined): string {
    const currency = own(node.entity.fields, currencyField ?? '')
    const key = JSON.stringify([node.alias, below.entity, below.by, below.where ?? null])
    const sums = this.below.get(key) ?? this.rowsBelow(node, below)
    this.below.set(key, sums)
    return sums.column(below, currency && this.stored(node, currency))
  }

  private rowsBelow(node: Node, below: Below): BelowSums {
    const entity = own(this.plan.model.entities, below.entity)
    if (!entity) throw new Error(`no entity ${below.entity}`)
    const whole: Planning = { ...this.plan, convert: false, asker: seeingAll(this.plan.asker) }
    const alias = `b${this.below.size}${node.alias}`
    const rows = new EntityReader(whole, entity, { alias: `${alias}_` })
    const where = [
      ...(entity.shared ? [] : [`${alias}_.company_id = ${this.plan.statement.value(this.plan.asker.companyId, '')}`]),
      ...below.by.map((field, at) => {
        const key = `${node.alias}.${name(node.entity.key[at] ?? '')}`
        return traits(own(entity.fields, field)).several ? `${key}::text = any(${rows.raw(field)})` : `${rows.raw(field)} = ${key}`
      }),
      ...(below.where ? [conditionSql(whole.statement, below.where, (comparison) => targetOf(whole, rows, comparison))] : []),
    ]
    return new BelowSums(alias, rows, where)
  }

  private rateAt(node: Node, currencyField: string): string {
    const key = `${node.alias}.${currencyField}`
    const known = this.rates.get(key)
    if (known) return known
    this.plan.needsRates = true
    const alias = `x${this.rates.size}`
    const currency = this.stored(node, own(node.entity.fields, currencyField)!)
    // What the row refers to has the row's own month: a price shown beside a sale is converted as the sale is.
    const month = this.month()
    this.clauses.push(
      month === undefined
        ? `left join ${NEWEST_RATES} ${alias} on ${alias}.currency = ${currency}`
        : `left join rates ${alias} on ${alias}.month = ${month} and ${alias}.currency = ${currency}`,
    )
    this.rates.set(key, `${alias}.rate`)
    return `${alias}.rate`
  }

  private joined(from: Node, reference: Reference): Node {
    const prefix = `${from.prefix}${reference.name}.`
    const known = this.nodes.get(prefix)
    if (known) return known
    const entity = own(this.plan.model.entities, reference.entity)
    if (!entity) throw new Error(`no entity ${reference.entity}`)
    const node: Node = { entity, alias: `r${this.nodes.size}${this.root.alias}`, prefix, ...(reference.one ? { one: true as const } : {}) }
    requireReady(this.plan.model, entity.name)
    this.plan.reads.add(entity.name)
    this.nodes.set(prefix, node)
    const on = reference.to.map((to, at) => {
      const field = own(from.entity.fields, reference.by[at] ?? '')
      if (!field) throw new Error(`${from.entity.name}.${reference.name}: no field ${reference.by[at]}`)
      return `${node.alias}.${name(to)} = ${this.stored(from, field)}`
    })
    if (!entity.shared) on.unshift(`${node.alias}.company_id = ${this.plan.statement.value(this.plan.asker.companyId, '')}`)
    const { shopIds, warehouseIds } = this.plan.asker
    const shop = entity.scope.shop
    // What the asker may not list, they may not read through a reference either: it shows as missing.
    if (shopIds && shop && !shop.includes('.')) on.push(idsFence(this.plan, `${node.alias}.${name(shop)}`, entity.fields[shop], shopIds))
    const warehouses = entity.scope.warehouse?.filter((field) => !field.includes('.')) ?? []
    if (warehouseIds && warehouses.length > 0) {
      on.push(`(${warehouses.map((field) => idsFence(this.plan, `${node.alias}.${name(field)}`, entity.fields[field], warehouseIds)).join(' or ')})`)
    }
    // Of personal rows too; who sees whose documents (`owner`) is a matter of lists, their names may stand beside other rows.
    const { own: person } = entity.scope
    if (person !== undefined && !person.includes('.') && personField(entity, this.plan.asker) !== undefined) {
      on.push(personFence(this.plan, `${node.alias}.${name(person)}`, entity.fields[person]))
    }
    const table = `${name(entity.table)} ${node.alias}`
    if (isUnique(entity, reference.to)) this.clauses.push(`left join ${table} on ${on.join(' and ') || 'true'}`)
    // Of several the first that the asker may see stands for them, or the newest that had begun on the row's day.
    else this.clauses.push(`left join lateral (select ${node.alias}.* from ${table} where ${[...on, ...this.begun(from, node, reference)].join(' and ')}
      order by ${reference.upTo ? `${node.alias}.${name(reference.upTo[0])} desc, ` : ''}${entity.key.map((key) => `${node.alias}.${name(key)}`).join(', ')}
      limit 1) ${node.alias} on true`)
    return node
  }

  /** That a row which holds from a day on had begun by the day that the reference names. */
  private begun(from: Node, node: Node, { upTo }: Reference): string[] {
    const day = upTo && own(from.entity.fields, upTo[1])
    return day ? [`${node.alias}.${name(upTo[0])} <= ${this.stored(from, day)}`] : []
  }
}

/** That a row's shop or warehouse, or one of its several, is among `ids`, which the asker sees; `stored`: the field as SQL. */
export function idsFence({ statement }: Planning, stored: string, field: Field | undefined, ids: readonly string[] | null): string {
  if (traits(field).several) return `${stored} && ${statement.value(ids, 'text[]')}`
  return `${stored} = any(${statement.value(ids, `${baseType(field)}[]`)})`
}

/** A row's person is the asker, or one of its several people is. */
export function personFence({ statement, asker }: Planning, stored: string, field: Field | undefined): string {
  if (traits(field).several) return `${statement.value(asker.employeeId, 'text')} = any(${stored})`
  return `${stored} = ${statement.value(asker.employeeId, baseType(field))}`
}

/** A company's clock as a constant. @throws where it is none: it is held to the names of clocks when it is saved */
function clockName(zone: string): string {
  if (!/^[\w+/-]{1,64}$/.test(zone)) throw new Error(`${JSON.stringify(zone)} is no clock`)
  return literal(zone)
}
