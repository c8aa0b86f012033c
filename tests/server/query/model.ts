/** A small company's model for tests of queries: made through the real resolver, from schemas said here as objects. */
import { readTexts } from '../../../codegen/read/read'
import { resolveModel } from '../../../codegen/resolve/resolve'
import type { Model } from '../../../contract/model'

type Schema = Record<string, unknown>

const money = (label: string, more: Schema = {}) => ({ label, kind: 'money', currencyField: 'currency', total: 'sum', ...more })
const count = (label: string, more: Schema = {}) => ({ label, kind: 'integer', total: 'sum', ...more })
const shopRef = { entity: 'shop', by: ['shop_id'], shows: ['name', 'site', 'days'] }
const rowId = { label: '编号', kind: 'id', server: true }

const entities: Record<string, Schema> = {
  shop: {
    label: '店铺', key: ['id'], title: 'name', sort: ['name'], scope: { shop: 'id' }, unique: [['name']],
    fields: {
      id: rowId,
      name: { label: '店铺名称', kind: 'text', required: true, edit: true },
      site: { label: '站点', kind: 'enum', enum: 'site', required: true, edit: true },
      currency: { label: '币种', kind: 'enum', enum: 'currency_all', required: true },
      days: { label: '预警天数', kind: 'integer', edit: true },
    },
  },
  employee: {
    label: '员工', key: ['id'], title: 'name', sort: ['name'],
    fields: {
      id: rowId, name: { label: '姓名', kind: 'text', required: true, edit: true },
      password_hash: { label: '密码摘要', kind: 'text', server: true, secret: true },
    },
  },
  product: {
    label: '商品', key: ['id'], title: 'msku', sort: ['msku'], scope: { shop: 'shop_id' }, unique: [['shop_id', 'msku']], refs: { shop: shopRef },
    fields: {
      id: rowId,
      shop_id: { label: '店铺', kind: 'id', required: true, edit: true },
      msku: { label: 'MSKU', kind: 'text', required: true, maxLength: 20, edit: true },
      title: { label: '标题', kind: 'text', edit: true },
      status: { label: '状态', kind: 'enum', enum: 'on_off', default: 'on', edit: true },
      open_day: { label: '上架日期', kind: 'date', zone: 'marketplace', edit: true },
      currency: { label: '币种', kind: 'enum', enum: 'currency_all', required: true, edit: true },
      price: money('售价', { total: 'none', min: 0, max: 1000, edit: true }),
      purchase_cost: money('采购成本', { total: 'none', sensitive: 'cost', edit: true }),
      labels: { label: '标签', kind: 'tags', edit: true },
      made_in: { label: '产地', kind: 'enum', enum: 'site', edit: true, fixed: true },
      sold_in: { label: '主销站点', kind: 'enum', enum: 'site', edit: true },
      days: { label: '预警天数', kind: 'integer', edit: true },
      update_time: { label: '更新时间', kind: 'datetime', zone: 'company', server: true },
    },
  },
  rules: {
    label: '规则', key: ['code'],
    fields: {
      code: { label: '标识', kind: 'text', required: true, server: true }, days: { label: '预警天数', kind: 'integer', default: 30, edit: true },
      open: { label: '开启', kind: 'switch', default: true, edit: true },
    },
  },
  sale: {
    label: '销售', key: ['id'], sort: ['-day', 'id'], index: [['shop_id', 'day']], scope: { shop: 'shop_id' },
    refs: {
      shop: shopRef, product: { entity: 'product', by: ['shop_id', 'msku'], to: ['shop_id', 'msku'], shows: ['title', 'price', 'days'] },
      rules: { entity: 'rules', one: true, shows: ['days', 'open'] },
      labelled: { entity: 'shop', by: ['labels'], shows: ['name'] },
    },
    fields: {
      id: rowId,
      shop_id: { label: '店铺', kind: 'id', required: true },
      day: { label: '日期', kind: 'date', zone: 'marketplace', required: true },
      sold_at: { label: '成交时间', kind: 'datetime', zone: 'marketplace' },
      booked_at: { label: '记账时间', kind: 'datetime', zone: 'company' },
      msku: { label: 'MSKU', kind: 'text' },
      kind: { label: '类别', kind: 'enum', enum: 'fee' },
      note: { label: '备注', kind: 'text' },
      paid: { label: '已付', kind: 'bool' },
      labels: { label: '标签', kind: 'tags' },
      currency: { label: '币种', kind: 'enum', enum: 'currency_all' },
      amount: money('销售额'),
      total_spend: money('花费'),
      tiny: money('仓储费', { scale: 4 }),
      cost: money('成本', { sensitive: 'cost' }),
      profit: money('利润', { formula: { minus: ['amount', 'cost'] } }),
      clicks: count('点击量'),
      impressions: count('展示量'),
      order_quantity: count('订单量'),
      stock: count('库存', { total: 'last' }),
      peak: count('最高价位', { total: 'max' }),
      buyer: { label: '买家', kind: 'text', total: 'distinct' },
      CTR: { label: '点击率', kind: 'percent', formula: { ratio: ['clicks', 'impressions'] } },
      avg_cpc: { label: 'CPC', kind: 'money', currencyField: 'currency', formula: { ratio: ['total_spend', 'clicks'] } },
      conversion_rate: { label: '转化率', kind: 'percent', formula: { ratio: ['order_quantity', 'clicks'] } },
      CPA: { label: 'CPA', kind: 'money', currencyField: 'currency', formula: { ratio: ['total_spend', 'order_quantity'] } },
      acos: { label: 'ACOS', kind: 'percent', formula: { ratio: ['total_spend', 'amount'] } },
      ROAS: { label: 'ROAS', kind: 'decimal', formula: { ratio: ['amount', 'total_spend'] } },
      acos_or_zero: { label: 'ACOS0', kind: 'percent', formula: { ratio: ['total_spend', 'amount'], zero: 0 } },
      left: money('余额', { formula: { minus: ['amount', { sum: ['total_spend', 'tiny'] }] } }),
      days: { label: '适用天数', kind: 'integer', formula: { first: ['product.days', 'shop.days', 'rules.days'] } },
      days_from: { label: '来源', kind: 'text', origin: 'days' },
      age: { label: '天数', kind: 'integer', formula: { days: ['day', { today: true }] } },
      due: { label: '到期日', kind: 'date', formula: { plusDays: ['day', 'clicks'] } },
      due_month: { label: '到期月', kind: 'month', formula: { monthOf: { plusDays: ['day', { sum: ['clicks', 1] }] } } },
      bounded: money('不为负的余额', { formula: { clamp: { minus: ['amount', 'tiny'] }, min: 0 } }),
    },
  },
  offer: {
    label: '报价', key: ['shop_id', 'code'], sort: ['code'], scope: { shop: 'shop_id' }, refs: { shop: { ...shopRef, shows: ['name', 'site', 'currency'] } },
    figures: {
      perf: { dataset: 'sales', by: { shop: 'shop_id', msku: 'msku', currency: 'currency' } },
      plain: { dataset: 'plain_sales', by: { shop: 'shop_id', msku: 'msku', currency: 'currency' } },
      week: { dataset: 'sales', by: { shop: 'shop_id', msku: 'msku', currency: 'currency' }, days: 7 },
      plain_week: { dataset: 'plain_sales', by: { shop: 'shop_id', msku: 'msku', currency: 'currency' }, days: 7 },
      counts: { dataset: 'sales', by: { shop: 'shop_id' } },
      home: { dataset: 'sales', by: { shop: 'shop_id', currency: 'shop.currency' } },
    },
    fields: {
      shop_id: { label: '店铺', kind: 'id', required: true },
      code: { label: '编码', kind: 'text', required: true },
      msku: { label: 'MSKU', kind: 'text' },
      currency: { label: '币种', kind: 'enum', enum: 'currency_all', required: true },
      budget: money('预算', { total: 'none' }),
      used: { label: '预算使用率', kind: 'percent', formula: { ratio: ['perf.total_spend', 'budget'] } },
    },
  },
  month_fee: {
    label: '月度费', key: ['id'], sort: ['-stat_month', 'id'], scope: { shop: 'shop_id' }, refs: { shop: shopRef },
    fields: {
      id: rowId,
      shop_id: { label: '店铺', kind: 'id', required: true },
      stat_month: { label: '计费月份', kind: 'month', required: true },
      currency: { label: '币种', kind: 'enum', enum: 'currency_all', required: true },
      est_fee: money('仓储费', { scale: 4 }),
    },
  },
  visit: {
    label: '访问', key: ['id'], scope: { shop: 'shop_id' }, refs: { shop: shopRef },
    fields: {
      id: rowId, shop_id: { label: '店铺', kind: 'id', required: true }, day: { label: '日期', kind: 'date', required: true }, sessions: count('访问量'),
    },
  },
  memo: {
    label: '便签', key: ['id'], scope: { owner: 'owner' },
    fields: { id: rowId, owner: { label: '所有人', kind: 'user', server: true }, words: { label: '内容', kind: 'text', required: true, edit: true } },
  },
  sale_rule: {
    label: '规则', key: ['id'],
    fields: {
      id: rowId,
      sales: { label: '适用销售', kind: 'json', conditions: { dataset: 'sales', rows: ['shop', 'msku'], days: 7 }, edit: 'conditions' },
      products: { label: '适用商品', kind: 'json', conditions: 'product', edit: 'conditions' },
    },
  },
  plan: {
    label: '计划', key: ['id'], title: 'name', scope: { shop: 'shop_id' }, refs: { shop: shopRef },
    has: { items: { entity: 'plan_item', by: ['plan_id'], label: '明细' } },
    fields: {
      id: rowId,
      shop_id: { label: '店铺', kind: 'id', required: true, edit: true },
      name: { label: '名称', kind: 'text', required: true, edit: true },
      state: { label: '状态', kind: 'enum', enum: 'plan_state', required: true },
      reason: { label: '原因', kind: 'text' },
      judge: { label: '审批人', kind: 'user', server: true },
      judged_day: { label: '审批日期', kind: 'date', server: true },
      qty: count('数量', { edit: true }),
      least: count('最少', { edit: true }),
      share_kind: { label: '分摊', kind: 'text', edit: true },
    },
    checks: [
      { must: { field: 'least', op: 'le', value: { field: 'qty' } }, says: '最少不能大于数量' },
      { must: { field: 'shop.site', op: 'ne', value: 'jp' }, when: { field: 'share_kind', op: 'eq', value: '全部' },
        says: '日本站不能全部分摊', at: 'share_kind' },
      { sum: 'items.weight', op: 'eq', value: 1, when: { field: 'share_kind', op: 'eq', value: '权重' }, says: '各项权重之和须为 100%' },
      { sum: 'items.qty', op: 'le', value: { field: 'qty' }, when: { field: 'name', op: 'eq', value: 'n' }, says: '明细合计不能大于数量' },
      { sum: 'items.boxed', op: 'eq', value: { sum: 'items.qty' }, when: { field: 'share_kind', op: 'eq', value: '装箱' },
        says: '装箱数须等于明细数量' },
      { count: 'items', op: 'le', value: 3, says: '明细最多 3 行' },
      { apart: ['items.from', 'items.to'], by: ['items.weekday'], says: '同一天的时段不能重叠' },
    ],
    lifecycle: {
      field: 'state', start: 'draft',
      transitions: {
        submit: { label: '提交', from: ['draft', 'rejected'], to: 'waiting', when: { field: 'qty', op: 'gt', value: 0 } },
        approve: { label: '通过', from: ['waiting'], to: 'approved', who: 'approve', writes: { judge: { is: 'me' }, judged_day: { is: 'today' } } },
        reject: { label: '驳回', from: ['waiting'], to: 'rejected', who: 'approve', asks: ['reason'] },
      },
    },
  },
  plan_item: {
    label: '计划明细', key: ['id'], refs: { plan: { entity: 'plan', by: ['plan_id'], shows: ['name'] } }, scope: { shop: 'plan.shop_id' },
    fields: {
      id: rowId,
      plan_id: { label: '计划', kind: 'id', required: true },
      msku: { label: 'MSKU', kind: 'text', required: true, edit: true },
      qty: { label: '数量', kind: 'integer', required: true, min: 1, edit: true, total: 'sum' },
      boxed: { label: '已装', kind: 'integer', edit: true },
      weight: { label: '权重', kind: 'percent', edit: true },
      weekday: { label: '星期', kind: 'integer', edit: true },
      from: { label: '开始', kind: 'text', edit: true },
      to: { label: '结束', kind: 'text', edit: true },
    },
    checks: [{ must: { field: 'boxed', op: 'le', value: { field: 'qty' } }, says: '已装不能多于数量' }],
  },
  exchange_rate: {
    label: '我的汇率', key: ['id'], unique: [['stat_month', 'currency']],
    fields: {
      id: rowId,
      stat_month: { label: '月份', kind: 'month', required: true, edit: true },
      currency: { label: '币种', kind: 'enum', enum: 'currency_all', required: true, edit: true },
      rate: { label: '我的汇率', kind: 'decimal', scale: 6, required: true, edit: true },
    },
  },
  official_rate: {
    label: '官方汇率', key: ['stat_month', 'currency', 'base'], shared: true,
    fields: {
      stat_month: { label: '月份', kind: 'month', required: true },
      currency: { label: '币种', kind: 'enum', enum: 'currency_all', required: true },
      base: { label: '本位币', kind: 'enum', enum: 'currency_all', required: true },
      rate: { label: '官方汇率', kind: 'decimal', scale: 6, required: true },
    },
  },
}

const salesDimensions = {
  day: { by: 'day' }, week: { by: 'week' }, month: { by: 'month' }, year: { by: 'year' },
  shop: { field: 'shop_id' }, site: { field: 'shop.site' }, msku: { field: 'msku' }, kind: { field: 'kind' }, currency: { field: 'currency' },
  hour: { by: 'hour', field: 'sold_at' }, booked: { by: 'hour', field: 'booked_at' }, weekday: { by: 'weekday' },
}
const salesMeasures = {
  amount: { label: '销售额' },
  total_spend: { label: '花费' },
  tiny: { label: '仓储费', scale: 4 },
  cost: { label: '成本' },
  clicks: { label: '点击量' },
  peak: { label: '最高' },
  buyers: { label: '买家数', field: 'buyer', total: 'distinct', kind: 'integer' },
  stock: { label: '库存', total: 'last' },
  rows: { label: '行数', count: true },
  acos: { label: 'ACOS', kind: 'percent', formula: { ratio: ['total_spend', 'amount'] } },
  left: { label: '余额', kind: 'money', formula: { minus: ['amount', 'total_spend'] } },
  profit: { label: '利润', kind: 'money', formula: { minus: ['amount', 'cost'] } },
}

const datasets: Record<string, Schema> = {
  sales: {
    label: '销售', basis: '按成交日', sources: { sales: { facts: 'sale', day: 'day' } }, dimensions: salesDimensions, measures: salesMeasures,
    rollups: [
      { name: 'by_day', source: 'sales', dimensions: ['day', 'shop', 'kind'], measures: ['amount', 'total_spend', 'tiny', 'cost', 'clicks', 'peak', 'rows'] },
      {
        name: 'by_msku', source: 'sales', dimensions: ['day', 'shop', 'kind', 'msku'],
        measures: ['amount', 'total_spend', 'tiny', 'cost', 'clicks', 'peak', 'rows'],
      },
    ],
  },
  /** Kept by months and years too: single days are read from the facts, or for kinds alone from their own rollup. */
  stepped_sales: {
    label: '销售', basis: '按成交日', sources: { sales: { facts: 'sale', day: 'day' } }, dimensions: salesDimensions, measures: salesMeasures,
    rollups: [['day'], ['month'], ['month', 'msku'], ['year', 'msku']].map((dimensions) => ({
      name: `by_${dimensions.join('_')}`, source: 'sales', dimensions: [...dimensions, 'shop', 'kind'],
      measures: ['amount', 'total_spend', 'tiny', 'cost', 'clicks', 'peak', 'rows'],
    })),
  },
  plain_sales: {
    label: '销售', basis: '按成交日', sources: { sales: { facts: 'sale', day: 'day' } }, dimensions: salesDimensions, measures: salesMeasures,
  },
  daily_sales: {
    label: '日均', basis: '按成交日', sources: { sales: { facts: 'sale', day: 'day' } }, dimensions: salesDimensions,
    measures: {
      clicks: { label: '点击量' },
      daily: { label: '日均', kind: 'decimal', scale: 2, formula: { ratio: ['clicks', { askedDays: true }] } },
      cover: { label: '够几天', kind: 'decimal', scale: 1, formula: { ratio: ['stock', 'daily'] } },
      stock: { label: '库存', total: 'last' },
    },
  },
  lined_sales: {
    label: '销售（逐行取整）', basis: '按成交日', rounded: 'lines', sources: { sales: { facts: 'sale', day: 'day' } }, dimensions: salesDimensions,
    measures: {
      amount: { label: '销售额' }, total_spend: { label: '花费' }, clicks: { label: '点击量' },
      left: { label: '余额', field: 'left' },
      profit: { label: '利润', field: 'profit' },
      bounded: { label: '不为负的余额', field: 'bounded' },
      avg_cpc: { label: 'CPC', field: 'avg_cpc' },
      acos: { label: 'ACOS', field: 'acos' },
    },
  },
  account: {
    label: '账户', basis: '按成交日', sources: { sales: { facts: 'sale', day: 'day' } },
    dimensions: { day: { by: 'day' }, week: { by: 'week' }, month: { by: 'month' }, shop: { field: 'shop_id' }, kind: { field: 'kind' } },
    measures: {
      amount: { label: '发生额' },
      entries: { label: '笔数', count: true },
      balance: { label: '余额', running: 'amount' },
      so_far: { label: '累计笔数', running: 'entries' },
      opening: { label: '期初', kind: 'money', formula: { minus: ['balance', 'amount'] } },
    },
  },
  shared_account: {
    label: '账户占比', basis: '按成交日', sources: { sales: { facts: 'sale', day: 'day' } },
    dimensions: { month: { by: 'month' }, shop: { field: 'shop_id' }, kind: { field: 'kind' } },
    measures: {
      amount: { label: '发生额' },
      of_all: { label: '全部发生额', field: 'amount', ofAll: ['kind'] },
      entries_of_all: { label: '全部笔数', count: true, ofAll: ['kind'] },
      share: { label: '占比', kind: 'percent', formula: { ratio: ['amount', 'of_all'] } },
    },
  },
  told_sales: {
    label: '销售与备注', basis: '按成交日', sources: { sales: { facts: 'sale', day: 'day' } },
    dimensions: { month: { by: 'month' }, shop: { field: 'shop_id' } },
    measures: { note: { label: '备注', field: 'note' }, amount: { label: '销售额', field: 'amount' } },
  },
  fee_check: {
    label: '核对', basis: '按计费月',
    sources: {
      report: { facts: 'month_fee', day: 'stat_month' },
      charge: { facts: 'sale', day: 'day', where: { field: 'kind', op: 'eq', value: 'storage' }, shift: { months: -1 } },
      visits: { facts: 'visit', day: 'day' },
    },
    dimensions: { month: { by: 'month' }, shop: { field: 'shop_id' }, site: { field: 'shop.site' } },
    measures: {
      est_fee: { label: '报告', source: 'report', field: 'est_fee', scale: 4 },
      rounded: { label: '报告(分)', kind: 'money', formula: { round: 'est_fee', scale: 2 } },
      charged: { label: '扣费', source: 'charge', field: 'amount' },
      difference: { label: '差额', kind: 'money', formula: { sum: ['rounded', 'charged'] } },
      settled: { label: '两边都有的差额', kind: 'money', formula: { sum: ['rounded', 'charged'], needs: 'all' } },
      charge_rows: { label: '扣费笔数', source: 'charge', count: true },
      sessions: { label: '访问量', source: 'visits', field: 'sessions' },
    },
  },
}

const enums: Record<string, Schema> = {
  site: {
    label: '站点',
    values: {
      us: { label: '美国', data: { zone: 'America/Los_Angeles', currency: 'USD' } },
      uk: { label: '英国', hidden: true },
      jp: { label: '日本', data: { zone: 'Asia/Tokyo', currency: 'JPY' } },
      de: { label: '德国', data: { zone: 'Europe/Berlin', currency: 'EUR' } },
    },
  },
  currency_all: {
    label: '币种',
    values: {
      USD: { label: '美元', data: { digits: 2 } }, JPY: { label: '日元', data: { digits: 0 } }, EUR: { label: '欧元', data: { digits: 2 } },
      CNY: { label: '人民币', data: { digits: 2 } }, INR: { label: '卢比', data: { digits: 2 } },
    },
  },
  on_off: { label: '开关', values: { on: '启用', off: '停用' } },
  fee: {
    label: '费用', groups: { income: '收入', cost: '费用' },
    values: {
      sales: { label: '销售', group: 'income' }, refund: { label: '退款', group: 'income' },
      storage: { label: '仓储', group: 'cost' }, ads: { label: '广告', group: 'cost' },
    },
  },
  plan_state: { label: '计划状态', values: { draft: '草稿', waiting: '待审批', approved: '已通过', rejected: '已驳回' } },
}

function texts(folder: string, kind: string, files: Record<string, Schema>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [`schemas/${folder}/${name}.json`, JSON.stringify({ language: 1, [kind]: name, ...file })]),
  )
}

export const queryModel: Model = resolveModel(
  readTexts('', { ...texts('entities/test', 'entity', entities), ...texts('datasets/test', 'dataset', datasets), ...texts('enums', 'enum', enums) }),
)
