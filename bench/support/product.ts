/**
 * A product of full size for the bench of codegen: 300 pages over 60 entities, 20 datasets and 30 families, every page a list with
 * 25 columns and 8 filters, each tenth with tabs, some with a report. The checker passes it. It measures nothing.
 */

/** Puts a file by its path below schemas/. */
export type Put = (path: string, value: unknown) => void

/** How many files of each sort the full product has. */
export const PRODUCT = { pages: 300, entities: 60, datasets: 20, families: 30 }
const FIELDS = 40
/** What is left beside the seven others. */
const AMOUNTS = FIELDS - 7
/** Amounts that a page shows. */
const COLUMNS = 21

/** Puts every file of it, by its path below schemas/. */
export function writeProduct(put: Put, size: typeof PRODUCT = PRODUCT): void {
  const { pages, entities, datasets, families } = size
  put('wires/own.json', {
    $schema: '../.editor/wire.json', language: 1, wire: 'own', label: '约定',
    envelope: { code: 'code', ok: [200], message: 'msg', data: 'data' },
    paging: { style: 'page', page: 'page', size: 'pageSize' },
    list: { rows: 'list', total: 'total', summary: 'summary', about: 'about' },
    sort: { style: 'objects', key: 'sort', order: 'order', asc: 'asc', desc: 'desc' },
    filter: {
      style: 'tree', key: 'filter', or: true,
      operators: Object.fromEntries(['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'].map((op) => [op, op])),
    },
    extra: { fields: 'fields', currency: 'currency', compare: 'compare', rows: 'rows', measures: 'measures', pivot: 'pivot', page: 'source' },
    write: { idempotency: 'idempotency-key' },
  })
  for (let at = 0; at < 40; at += 1) {
    const values = Object.fromEntries(Array.from({ length: 12 }, (_, value) => [`value_${value}`, { label: `值 ${value}`, group: value % 2 ? 'odd' : 'even' }]))
    put(`enums/kind_${at}.json`, {
      $schema: '../.editor/enum.json', language: 1, enum: `kind_${at}`, label: `种类 ${at}`, groups: { odd: '单', even: '双' }, values,
    })
  }
  for (let at = 0; at < entities; at += 1) putEntity(put, size, at)
  for (let at = 0; at < datasets; at += 1) {
    put(`datasets/bench/facts_${at}.json`, {
      $schema: '../../.editor/dataset.json', language: 1, dataset: `facts_${at}`, label: `报表 ${at}`, basis: '按日期',
      sources: { rows: { facts: `entity_${at}`, day: 'day' } },
      dimensions: { day: { by: 'day' }, month: { by: 'month' }, kind: { field: 'kind' } },
      measures: {
        amount_0: { label: '金额' }, amount_1: { label: '数额' }, share: { label: '占比', kind: 'percent', formula: { ratio: ['amount_0', 'amount_1'] } },
        lines: { label: '行数', count: true },
      },
    })
  }
  for (let at = 0; at < families; at += 1) {
    const calls: Record<string, unknown> = {}
    for (let entity = at; entity < entities; entity += families) {
      for (const does of ['list', 'get', 'add', 'edit', 'remove']) {
        calls[`${does}${entity}`] = { path: `/f${at}/${does}${entity}`, what: `${does} ${entity}`, state: 'built', does: { [does]: `entity_${entity}` } }
      }
    }
    if (at < datasets) calls['report'] = { path: `/f${at}/report`, what: '报表', state: 'built', does: { report: `facts_${at}` } }
    for (let planned = 0; planned < 10; planned += 1) {
      calls[`planned${planned}`] = { path: `/f${at}/planned${planned}`, what: `待建 ${planned}`, request: '{}', response: '{}' }
    }
    put(`endpoints/family${at}.json`, {
      $schema: '../.editor/endpoints.json', language: 1, family: `family${at}`, label: `族 ${at}`, client: 'erp', wire: 'own', calls,
    })
  }
  for (let at = 0; at < pages; at += 1) putPage(put, size, at)
  putMenu(put, size)
}

/** Writes the entity number `at`: 40 fields, most of them amounts, and a reference to the next entity. */
export function putEntity(put: Put, { entities }: typeof PRODUCT, at: number, label = `实体 ${at}`): void {
  const fields: Record<string, unknown> = {
    id: { label: '编号', kind: 'id', server: true },
    name: { label: '名称', kind: 'text', edit: true },
    day: { label: '日期', kind: 'date', zone: 'company', required: true, edit: true },
    other_id: { label: '上级', kind: 'id', edit: true },
    currency: { label: '币种', kind: 'text', required: true, edit: true },
    kind: { label: '种类', kind: 'enum', enum: `kind_${at % 40}`, edit: true },
    share: { label: '占比', kind: 'percent', formula: { ratio: ['amount_0', 'amount_1'] } },
  }
  for (let field = 0; field < AMOUNTS; field += 1) {
    fields[`amount_${field}`] = { label: `金额 ${field}`, kind: 'money', currencyField: 'currency', total: 'sum', note: '说明文字', edit: field % 3 === 0 }
  }
  put(`entities/bench/entity_${at}.json`, {
    $schema: '../../.editor/entity.json', language: 1, entity: `entity_${at}`, label, key: ['id'], title: 'name', sort: ['-day'],
    refs: { other: { entity: `entity_${(at + 1) % entities}`, by: ['other_id'], shows: ['kind', 'amount_0'] } },
    fields,
  })
}

/** Writes the page number `at`, a list of the entity of its turn. */
export function putPage(put: Put, { entities, families, datasets }: typeof PRODUCT, at: number, title = `页面 ${at}`): void {
  const entity = at % entities
  const family = entity % families
  // Each page of an entity begins with other amounts: a field that no page shows is warned of, and a product has none.
  const amount = (column: number): string => `amount_${(column + Math.floor(at / entities) * 7) % AMOUNTS}`
  const list = {
    entity: `entity_${entity}`,
    list: `family${family}.list${entity}`,
    columns: [
      'day', 'kind', { field: 'other.kind', label: '上级种类' }, 'share',
      ...Array.from({ length: COLUMNS }, (_, column) => (column % 4 ? amount(column) : { field: amount(column), width: 140 })),
    ],
    filters: [
      'day', 'kind', 'other_id', 'amount_1', 'amount_2', { field: 'amount_3', more: true }, { search: ['kind'] },
      { when: { field: 'amount_4', op: 'gt', value: 0 }, label: '只看有金额' },
    ],
    actions: { page: ['add', 'refresh'], row: ['edit', 'remove'] },
  }
  const report =
    family < datasets
      ? [{
        code: 'report', title: '报表', dataset: `facts_${family}`, list: `family${family}.report`, rows: [{ label: '月份', by: ['month'] }],
        pivot: { dimension: 'kind', measure: 'amount_0' }, compare: ['previous'], columns: ['share', 'lines'],
      }]
      : []
  const head = { $schema: `../../.editor/page/entity_${entity}.json`, language: 1, page: `page_${at}`, title, route: `/bench/page${at}`, state: 'built' }
  put(
    `pages/bench/page_${at}.json`,
    at % 10 === 0 ? { ...head, kind: 'tabs', tabs: [{ code: 'list', title: '列表', ...list }, ...report] } : { ...head, kind: 'list', ...list },
  )
}

function key(number: number): string {
  return `M${String(number).padStart(8, '0')}`
}

function putMenu(put: Put, { pages }: typeof PRODUCT): void {
  put('menu.json', {
    $schema: '.editor/menu.json', language: 1, permissions: {}, roles: { owner: { label: '负责人', everything: true } },
    menu: [{
      key: key(1), label: '顶',
      children: [{ key: key(2), label: '组', children: Array.from({ length: pages }, (_, at) => ({ key: key(10 + at), route: `/bench/page${at}` })) }],
    }],
  })
}

