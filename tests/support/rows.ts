/**
 * Rows for any entity, made from the model alone: the same ones every time, different enough that filters, sorts and totals
 * have something to tell apart. Tests of every page and every call start from these.
 */
import type { Entity, Field, Model } from '../../contract/model'
import type { Database } from '../../server/kernel/store/connect'

const IDENTITY = /identity/

/** A value of the field for the n-th row; undefined: leave it to the database. */
export function sampleValue(model: Model, field: Field, n: number): unknown {
  if (field.formula || !field.sqlType || IDENTITY.test(field.sqlType)) return undefined
  const places = field.scale ?? 2
  switch (field.kind) {
    case 'integer':
    case 'rank':
      return (n % 9) + 1
    case 'money':
    case 'decimal':
    case 'progress':
      return `${n % 2 ? '-' : ''}${(n % 13) + 1}.${String((n * 37) % 10 ** Math.min(places, 4)).padStart(Math.min(places, 4), '0')}`.replace(/\.$/, '')
    case 'percent':
      return `0.0${(n % 9) + 1}`
    case 'date':
      return `2025-0${(n % 3) + 1}-1${n % 10}`
    case 'month':
      return `2025-0${(n % 3) + 1}-01`
    case 'datetime':
      return `2025-0${(n % 3) + 1}-1${n % 10}T0${n % 10}:15:00Z`
    case 'enum': {
      const values = model.enums[field.enum ?? '']?.values ?? []
      if (field.name.includes('currency')) return n % 4 === 0 ? 'EUR' : 'USD'
      return values[n % Math.max(values.length, 1)]?.value ?? 'none'
    }
    case 'switch':
    case 'bool':
      return n % 2 === 0
    case 'tags':
      return [`标签${n % 3}`]
    case 'json':
      return JSON.stringify({ n })
    case 'week':
      return JSON.stringify({ unit: 'rate', hours: Array.from({ length: 168 }, (_none, at) => (at % 24 < n % 24 ? '-0.3' : null)) })
    default:
      return /bigint/.test(field.sqlType) ? (n % 3) + 1 : `${field.name}-${n}`
  }
}

/** Inserts `count` rows for the company, all of the given shop where the entity has one. @returns nothing; rows are found by asking. */
export async function insertSampleRows(db: Database, model: Model, entity: Entity, place: { companyId: number; shopId: string }, count: number): Promise<void> {
  await db.asOwner(async (tx) => {
    // What the database works out itself of a row is given by nobody.
    const { rows: own } = await tx.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attgenerated <> ''`, [entity.table],
    )
    const worked = new Set(own.map(({ name }) => name))
    // A field has a value in every row or in none.
    const fields = Object.values(entity.fields).filter(
      (field) => !worked.has(field.name) && (field.name === 'shop_id' || sampleValue(model, field, 0) !== undefined),
    )
    const names = [...(entity.shared ? [] : ['company_id']), ...fields.map(({ name }) => name)]
    const rows = Array.from({ length: count }, (_none, n) => [
      ...(entity.shared ? [] : [place.companyId]), ...fields.map((field) => (field.name === 'shop_id' ? place.shopId : sampleValue(model, field, n))),
    ])
    const places = rows.map((row, n) => `(${row.map((_value, at) => `$${n * names.length + at + 1}`).join(', ')})`)
    await tx.query(
      `insert into "${entity.table}" (${names.map((name) => `"${name}"`).join(', ')}) values ${places.join(', ')} on conflict do nothing`, rows.flat(),
    )
  })
}

/** A shop of the company, in the United States. */
export async function insertShop(db: Database, companyId: number, name = '美国店'): Promise<string> {
  const { rows } = await db.asOwner((tx) =>
    tx.query<{ id: string | number }>(
      `insert into shop (company_id, name, account_name, site, marketplace, currency, state) values ($1, $2, $2, 'us', 'amazon.com', 'USD', 'on') returning id`,
      [companyId, name],
    ),
  )
  return String(rows[0]?.id)
}
