/**
 * What tables there are: read from PostgreSQL's catalog, for the schema that tables are made in. It changes nothing.
 */
import type { Tx } from '../connect'

/** A column as PostgreSQL has it; `type` as format_type tells it. */
export interface ExistingColumn {
  name: string
  type: string
  identity: boolean
  generated: boolean
  notNull: boolean
  /** The default's SQL, as PostgreSQL tells it. */
  default: string | null
  comment: string | null
}

/** An index, that of the key among them; an expression among its columns stands as null. */
export interface ExistingIndex {
  name: string
  columns: string[]
  unique: boolean
  primary: boolean
  nullsNotDistinct: boolean
}

/** A table as PostgreSQL has it, with its fence; `columns` by name in their order. */
export interface ExistingTable {
  name: string
  owner: string
  comment: string | null
  rowSecurity: boolean
  forced: boolean
  columns: Map<string, ExistingColumn>
  indexes: ExistingIndex[]
  policies: string[]
  /** What the app role may do. */
  grants: string[]
}

const TABLES = `
  select c.relname as name, pg_get_userbyid(c.relowner) as owner, obj_description(c.oid, 'pg_class') as comment,
    c.relrowsecurity as "rowSecurity", c.relforcerowsecurity as forced,
    coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'identity', a.attidentity <> '',
        'generated', a.attgenerated <> '', 'notNull', a.attnotnull, 'default', pg_get_expr(d.adbin, d.adrelid),
        'comment', col_description(c.oid, a.attnum)) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
    coalesce((select json_agg(json_build_object('name', i.relname, 'unique', x.indisunique, 'primary', x.indisprimary, 'nullsNotDistinct',
    x.indnullsnotdistinct,
        'columns', (select json_agg(a.attname order by k.at) from unnest(x.indkey::int2[]) with ordinality as k (attnum, at)
          left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum)) order by i.relname)
      from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid), '[]') as indexes,
    coalesce((select json_agg(p.polname order by p.polname) from pg_policy p where p.polrelid = c.oid), '[]') as policies,
    coalesce((select json_agg(lower(g.privilege_type) order by g.privilege_type) from aclexplode(c.relacl) g where g.grantee = to_regrole($1)), '[]') as grants
  from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
  order by c.relname`

type Row = Omit<ExistingTable, 'columns'> & { columns: ExistingColumn[] }

/** Every table of the schema, by name. */
export async function readTables(tx: Tx, appRole: string): Promise<Map<string, ExistingTable>> {
  const { rows } = await tx.query<Row>(TABLES, [appRole])
  return new Map(rows.map((row) => [row.name, { ...row, columns: new Map(row.columns.map((column) => [column.name, column])) }]))
}
