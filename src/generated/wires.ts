/**
 * 各接口约定：分页、排序、筛选、信封。
 * Written by `npm run codegen` from schemas/wires/: edit that, not this file.
 */
import type { Wire } from '../../contract/transport'

export const WIRES = {
  erp: {
    name: 'erp',
    envelope: { code: 'code', ok: [200], message: 'msg', data: 'data', errors: 'errors' },
    paging: { style: 'page', page: 'page', size: 'pageSize', first: 1 },
    list: { rows: 'list', total: 'total', summary: 'summary', about: 'about' },
    sort: { style: 'objects', key: 'sort', order: 'order', asc: 'asc', desc: 'desc' },
    filter: {
      style: 'tree',
      key: 'filter',
      operators: {
        eq: 'eq',
        ne: 'ne',
        gt: 'gt',
        ge: 'ge',
        lt: 'lt',
        le: 'le',
        in: 'in',
        between: 'between',
        contains: 'contains',
        starts: 'starts',
        empty: 'empty',
      },
      or: true,
    },
    extra: {
      fields: 'fields',
      currency: 'currency',
      compare: 'compare',
      rows: 'rows',
      measures: 'measures',
      pivot: 'pivot',
      trend: 'trend',
      every: 'every',
      page: 'source',
    },
    write: { idempotency: 'idempotency-key' },
    plannedCode: 1001,
  },
} satisfies Record<string, Wire>
