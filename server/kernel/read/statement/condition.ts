/**
 * The filter tree as SQL. Operators come from tables by how a kind compares; fields from a resolver that knows the model
 * and the asker; values are parameters. Moments ({is: today}) are resolved before it comes here.
 */
import { isComparison, otherField, type Comparison, type Condition, type Operand, type Operator, type Scalar } from '../../../../contract/filter'
import { instant, operand, operands, wrongValue, type Target } from './operand'
import type { Manner } from '../../value/server-kind'
import { malformed } from '../../asker/problem'
import type { Statement } from './statement'

const MAX_DEPTH = 20

/** What a path of the filter stands for. @throws HttpRefusal 400 where the asker has no such field */
type Resolve = (comparison: Comparison) => Target

type Write = (statement: Statement, target: Target, value: Operand | undefined) => string

/** The whole tree as one SQL condition. @throws HttpRefusal 400 naming the field and what is expected */
export function conditionSql(statement: Statement, condition: Condition, resolve: Resolve, depth = 0): string {
  if (depth > MAX_DEPTH) throw malformed(`筛选条件嵌套超过 ${MAX_DEPTH} 层`)
  if (isComparison(condition)) {
    const other = otherField(condition.value)
    if (other !== undefined) return besideSql(condition, resolve(condition), resolve({ ...condition, field: other }))
    return comparisonSql(statement, condition, resolve(condition))
  }
  const [word, inner] = 'and' in condition ? (['and', condition.and] as const) : (['or', condition.or] as const)
  if (inner.length === 0) throw malformed('筛选条件里有一个空的组合')
  return `(${inner.map((each) => conditionSql(statement, each, resolve, depth + 1)).join(` ${word} `)})`
}

function comparisonSql(statement: Statement, comparison: Comparison, target: Target): string {
  const write = TABLES[target.manner][comparison.op]
  if (!write) throw malformed(`「${target.label}」不能用「${OPERATOR_WORDS[comparison.op] ?? String(comparison.op)}」筛选`)
  const sql = write(statement, target, comparison.value)
  if (comparison.currency === undefined) return sql
  if (target.currency === undefined) throw malformed(`「${target.label}」不是金额，条件里不能带币种`)
  return `(${target.currency} = ${statement.value(comparison.currency, 'text')} and ${sql})`
}

const SIGNS: Partial<Record<Operator, string>> = { eq: '=', ne: 'is distinct from', gt: '>', ge: '>=', lt: '<', le: '<=' }

/**
 * Two fields of a row. Of what is missing nothing holds, but that the one differs from the other; amounts of two currencies
 * neither are nor are not equal.
 */
function besideSql({ op, currency }: Comparison, target: Target, other: Target): string {
  const sign = SIGNS[op]
  if (!sign) throw malformed(`「${target.label}」不能用「${OPERATOR_WORDS[op] ?? String(op)}」与另一列比较，可以用：等于、不等于、大于、大于等于、小于、小于等于`)
  if (currency !== undefined) throw malformed(`「${target.label}」与「${other.label}」比较时不能再写币种`)
  if (!target.likeness || target.likeness !== other.likeness || target.enum !== other.enum || (target.likeness === 'row' && target.manner !== other.manner)) {
    throw malformed(`「${target.label}」与「${other.label}」不是同类的内容，不能比较`)
  }
  const side = ({ sql, manner }: Target): string => (manner === 'text' ? `nullif(${sql}, '')` : sql)
  const holds = `${side(target)} ${sign} ${side(other)}`
  if (target.currency === other.currency) return `(${holds})`
  return `(${target.currency ?? 'null'} = ${other.currency ?? 'null'} and ${holds})`
}

const OPERATOR_WORDS: Record<Operator, string> = {
  eq: '等于', ne: '不等于', gt: '大于', ge: '大于等于', lt: '小于', le: '小于等于', in: '属于', between: '介于', contains: '包含', starts: '开头是', empty: '为空',
}

function scalar(target: Target, value: Operand | undefined): Scalar | undefined {
  if (typeof value === 'object' && value !== null) throw wrongValue(target)
  return value
}

function list(target: Target, value: Operand | undefined): Scalar[] {
  if (!Array.isArray(value)) throw malformed(`「${target.label}」的“属于”要给出一组值`)
  return value
}

function pair(target: Target, value: Operand | undefined): [Scalar, Scalar] {
  if (!Array.isArray(value) || value.length !== 2) throw malformed(`「${target.label}」的“介于”要给出两端的值`)
  return value as [Scalar, Scalar]
}

const compare = (sign: string): Write => (statement, target, value) => `${target.sql} ${sign} ${operand(statement, target, scalar(target, value))}`

const notEqual: Write = (statement, target, value) => `${target.sql} is distinct from ${operand(statement, target, scalar(target, value))}`

const among: Write = (statement, target, value) => `${target.sql} = any(${operands(statement, target, list(target, value))})`

const between: Write = (statement, target, value) => {
  const [from, to] = pair(target, value)
  return `${target.sql} between ${operand(statement, target, from)} and ${operand(statement, target, to)}`
}

const emptiness = (isEmpty: (target: Target) => string): Write => (_statement, target, value) => {
  if (typeof value !== 'boolean') throw malformed(`「${target.label}」的“为空”要写成 true 或 false`)
  return value ? `(${isEmpty(target)})` : `not (${isEmpty(target)})`
}

const missing = emptiness((target) => `${target.sql} is null`)

/** Letters of a text that is searched for: each costs time on every row. */
export const MAX_SEARCH = 200

/** % and _ are letters here, and case does not matter. */
const like = (pattern: (escaped: string) => string): Write => (statement, target, value) => {
  const text = scalar(target, value)
  if (typeof text !== 'string' || text === '' || text.includes('\0')) throw wrongValue(target)
  if (text.length > MAX_SEARCH) throw malformed(`「${target.label}」的筛选文字最多 ${MAX_SEARCH} 个字`)
  return `${target.sql} ilike ${statement.value(pattern(text.replace(/[\\%_]/g, '\\$&')), 'text')}`
}

const ORDERED: Partial<Record<Operator, Write>> = {
  eq: compare('='), ne: notEqual, gt: compare('>'), ge: compare('>='), lt: compare('<'), le: compare('<='), in: among, between, empty: missing,
}

const momentIn = (statement: Statement, target: Target, from: Scalar | undefined, to: Scalar | undefined): string => {
  const last = instant(statement, target, to)
  return `(${target.sql} >= ${instant(statement, target, from).start} and ${target.sql} ${last.wholeDay ? '<' : '<='} ${last.end})`
}

const MOMENTS: Partial<Record<Operator, Write>> = {
  eq: (statement, target, value) => momentIn(statement, target, scalar(target, value), scalar(target, value)),
  ne: (statement, target, value) => `(${momentIn(statement, target, scalar(target, value), scalar(target, value))} is not true)`,
  in: (statement, target, value) => {
    const each = list(target, value).map((one) => momentIn(statement, target, one, one))
    return each.length === 0 ? 'false' : `(${each.join(' or ')})`
  },
  between: (statement, target, value) => momentIn(statement, target, ...pair(target, value)),
  ge: (statement, target, value) => `${target.sql} >= ${instant(statement, target, scalar(target, value)).start}`,
  lt: (statement, target, value) => `${target.sql} < ${instant(statement, target, scalar(target, value)).start}`,
  gt: (statement, target, value) => {
    const at = instant(statement, target, scalar(target, value))
    return `${target.sql} ${at.wholeDay ? '>=' : '>'} ${at.end}`
  },
  le: (statement, target, value) => {
    const at = instant(statement, target, scalar(target, value))
    return `${target.sql} ${at.wholeDay ? '<' : '<='} ${at.end}`
  },
  empty: missing,
}

const TABLES: Record<Manner, Partial<Record<Operator, Write>>> = {
  text: {
    eq: compare('='), ne: notEqual, gt: compare('>'), ge: compare('>='), lt: compare('<'), le: compare('<='), in: among, between,
    contains: like((text) => `%${text}%`), starts: like((text) => `${text}%`),
    empty: emptiness((target) => `${target.sql} is null or ${target.sql} = ''`),
  },
  row: { eq: compare('='), ne: notEqual, in: among, empty: missing },
  number: ORDERED,
  day: ORDERED,
  month: ORDERED,
  moment: MOMENTS,
  truth: {
    // A switch that was never set is off.
    eq: (statement, target, value) => `coalesce(${target.sql}, false) = ${operand(statement, target, scalar(target, value))}`,
    ne: (statement, target, value) => `coalesce(${target.sql}, false) <> ${operand(statement, target, scalar(target, value))}`,
    empty: missing,
  },
  words: {
    contains: (statement, target, value) => `${operand(statement, target, scalar(target, value))} = any(${target.sql})`,
    in: (statement, target, value) => {
      const values = list(target, value)
      for (const each of values) if (typeof each !== 'string' || each.includes('\0')) throw wrongValue(target)
      return `${target.sql} && ${statement.value(values, 'text[]')}`
    },
    empty: emptiness((target) => `${target.sql} is null or cardinality(${target.sql}) = 0`),
  },
  none: { empty: missing },
}
