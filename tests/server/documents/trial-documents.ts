/**
 * An invented pair of documents beside the product's own schemas: an order with items, and receipts whose lines name the
 * order's items. No page of the product needs all words at once yet; 采购单 and 收货单 will.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url))

const ORDER = {
  language: 1, entity: 'trial_order', label: '试单', title: 'order_no', edit: true, stamped: true,
  refs: {
    settings: { entity: 'company_setting', one: true, shows: ['lock_stock', 'session_hours'] },
    config: { entity: 'business_config', one: true, shows: ['planDays', 'purFreq'] },
    shop: { entity: 'shop', by: ['shop_id'], shows: ['name'] },
    shop_config: { entity: 'trial_shop_config', one: true, by: ['shop_id'], shows: ['lead_days'] },
  },
  has: { items: { entity: 'trial_order_item', by: ['order_id'], label: '明细' } },
  fields: {
    plan_days: { label: '计划天数', kind: 'integer', default: { field: 'config.planDays' }, edit: true },
    shop_id: { label: '店铺', kind: 'id', edit: 'select' },
    lead_days: { label: '备货天数', kind: 'integer', formula: { first: ['shop_config.lead_days', 'config.planDays'] } },
    lead_from: { label: '备货天数来源', kind: 'text', origin: 'lead_days' },
    hurry: { label: '加急说明', kind: 'text', edit: true },
    order_no: { label: '单号', number: 'SD' },
    supplier: '供应商',
    currency: { label: '币种', enum: 'currency_all', required: true, default: 'CNY' },
    amount: { money: '金额', rollup: { sum: 'items.amount' } },
    lines: { integer: '行数', rollup: { count: 'items' } },
    big_lines: { integer: '大额行数', rollup: { count: 'items', where: { field: 'qty', op: 'ge', value: 10 } } },
    least_qty: { integer: '最少数量', rollup: { min: 'items.qty' } },
    open_total: { integer: '未收合计', rollup: { sum: 'items.open_qty' } },
    state: { label: '状态', values: { open: '进行中', done: '已完成' } },
  },
  lifecycle: {
    field: 'state', start: 'open',
    transitions: {
      complete: {
        label: '完成', from: ['open'], to: 'done', itself: true,
        when: { and: [{ field: 'lines', op: 'gt', value: 0 }, { field: 'open_total', op: 'eq', value: 0 }] },
      },
      reopen: { label: '重新打开', from: ['done'], to: 'open', itself: true, when: { field: 'open_total', op: 'gt', value: 0 } },
    },
  },
}

const ITEM = {
  language: 1, entity: 'trial_order_item', label: '试单明细', title: 'sku', edit: true, index: [['order_id']],
  refs: { order: { entity: 'trial_order', by: ['order_id'], shows: ['order_no'] } },
  has: { receipts: { entity: 'trial_receipt_item', by: ['order_item_id'], label: '收货', others: true } },
  fields: {
    order_id: { id: '试单', required: true },
    sku: { text: 'SKU', required: true },
    qty: { integer: '数量', required: true, min: 1 },
    currency: { label: '币种', enum: 'currency_all', required: true, default: 'CNY' },
    price: { label: '单价', kind: 'money', currencyField: 'currency', scale: 2 },
    amount: { label: '金额', kind: 'money', currencyField: 'currency', total: 'sum', formula: { times: ['qty', 'price'] } },
    received: { integer: '已收', rollup: { sum: 'receipts.good_qty' } },
    open_qty: { integer: '未收', formula: { minus: ['qty', 'received'] }, min: 0 },
  },
}

const RECEIPT = {
  language: 1, entity: 'trial_receipt', label: '试收货单', title: 'receipt_no', edit: true, stamped: true,
  has: { items: { entity: 'trial_receipt_item', by: ['receipt_id'], label: '明细' } },
  document: {
    from: {
      order: {
        entity: 'trial_order', when: { field: 'state', op: 'eq', value: 'open' },
        fields: { supplier: 'supplier' },
        items: { items: { has: 'items', when: { field: 'open_qty', op: 'gt', value: 0 }, fields: { order_item_id: 'id', good_qty: 'open_qty' } } },
        several: ['supplier'],
      },
    },
  },
  fields: {
    receipt_no: { label: '单号', number: 'SH' }, supplier: '供应商', remark: '备注',
    state: { label: '状态', values: { draft: '草稿', counted: '已清点', posted: '已入库', void: '已作废' } },
  },
  lifecycle: {
    field: 'state', start: 'draft', open: ['draft'], dead: ['void'],
    transitions: {
      count: { label: '清点', from: ['draft'], to: 'counted', asksItems: [{ field: 'items.good_qty', starts: 'items.sent_qty' }] },
      post: { label: '入库', from: ['draft', 'counted'], to: 'posted', effects: ['postTrialReceipt'] },
      void: { label: '作废', from: ['draft', 'counted'], to: 'void' },
      unpost: { label: '撤销入库', from: ['posted'], to: 'draft', undo: 'post' },
    },
  },
}

/** Settings of a shop, beside the company's: there as soon as somebody saves them. */
const SHOP_CONFIG = {
  language: 1, entity: 'trial_shop_config', label: '店铺配置', key: ['shop_id'], title: 'shop_id', scope: { shop: 'shop_id' },
  refs: { shop: { entity: 'shop', by: ['shop_id'], shows: ['name'] } },
  fields: { shop_id: { id: '店铺', required: true, edit: 'select' }, lead_days: { label: '备货天数', kind: 'integer', min: 0, edit: true } },
}

/** Rows of a shop in an order of their own. */
const SHELF = {
  language: 1, entity: 'trial_shelf', label: '货架', scope: { shop: 'shop_id' }, sort: ['place'], ordered: 'place', index: [['shop_id']],
  refs: { shop: { entity: 'shop', by: ['shop_id'], shows: ['name'] } },
  fields: {
    label: { label: '名称', kind: 'text', required: true, edit: true }, shop_id: { label: '店铺', kind: 'id', required: true, fixed: true, edit: 'select' },
    place: { label: '顺序', kind: 'integer', server: true },
  },
}

/** What is made from a receipt, or names a line of one. */
const BILL = {
  language: 1, entity: 'trial_bill', label: '试对账单', title: 'bill_no', edit: true, index: [['receipt_item_id']],
  document: { from: { receipt: { entity: 'trial_receipt', fields: { supplier: 'supplier' } } } },
  refs: { receipt_item: { entity: 'trial_receipt_item', by: ['receipt_item_id'], shows: ['good_qty'] } },
  fields: {
    bill_no: { label: '单号', number: 'DZ' }, supplier: '供应商', receipt_item_id: { label: '收货明细', kind: 'id', edit: true },
    state: { label: '状态', values: { kept: '有效', void: '已作废' } },
  },
  lifecycle: { field: 'state', start: 'kept', open: ['kept'], dead: ['void'], transitions: { void: { label: '作废', from: ['kept'], to: 'void' } } },
}

/** What receipts are posted to. */
const LEDGER = {
  language: 1, entity: 'trial_ledger', label: '试台账', title: 'id', index: [['order_item_id']],
  refs: { order_item: { entity: 'trial_order_item', by: ['order_item_id'], shows: ['sku'] } },
  fields: { order_item_id: { id: '试单明细', required: true }, qty: { integer: '数量', required: true } },
}

const RECEIPT_ITEM = {
  language: 1, entity: 'trial_receipt_item', label: '试收货明细', title: 'id', edit: true, index: [['receipt_id'], ['order_item_id']],
  refs: {
    receipt: { entity: 'trial_receipt', by: ['receipt_id'], shows: ['receipt_no'] },
    order_item: { entity: 'trial_order_item', by: ['order_item_id'], shows: ['sku'] },
  },
  has: { bills: { entity: 'trial_bill', by: ['receipt_item_id'], label: '对账', others: true } },
  fields: {
    receipt_id: { id: '收货单', required: true },
    order_item_id: { label: '试单明细', kind: 'id', required: true, edit: true },
    sent_qty: { integer: '发货数', min: 0 },
    good_qty: { integer: '良品数', required: true, min: 0 },
  },
  checks: [{ must: { field: 'good_qty', op: 'le', value: { field: 'sent_qty' } }, says: '良品数不能多于发货数' }],
}

const FAMILY = {
  language: 1, family: 'trial', label: '试单', client: 'erp', wire: 'erp',
  calls: {
    ledgerList: { path: '/fba/api/v1/trialLedger/list', what: '试台账', guess: true, state: 'built', does: { list: 'trial_ledger' } },
  },
  rows: {
    order: { entity: 'trial_order', path: '/fba/api/v1/trialOrder' },
    orderItem: { entity: 'trial_order_item', path: '/fba/api/v1/trialOrderItem' },
    shelf: { entity: 'trial_shelf', path: '/fba/api/v1/trialShelf' },
    shopConfig: { entity: 'trial_shop_config', path: '/fba/api/v1/trialShopConfig' },
    bill: { entity: 'trial_bill', path: '/fba/api/v1/trialBill' },
    receipt: { entity: 'trial_receipt', path: '/fba/api/v1/trialReceipt' },
    receiptItem: { entity: 'trial_receipt_item', path: '/fba/api/v1/trialReceiptItem' },
  },
}

/** Another way to add an order, which the page offers by a setting. */
const LOCKED = {
  language: 1, family: 'trialLocked', label: '试单（锁定）', client: 'erp', wire: 'erp',
  calls: {
    orderAdd: { path: '/fba/api/v1/trialOrder/locked', what: '按锁定新增', guess: true, state: 'built', does: { add: 'trial_order' }, writes: true },
  },
}

/** 试单 and 试收货单 as lists; a receipt is written in a form of its own. */
const PAGES = [
  {
    language: 1, page: 'trial_order', title: '试单', route: '/purchase/trialOrder', kind: 'list', state: 'built', entity: 'trial_order',
    list: 'trial.orderList', columns: ['order_no', 'supplier', 'state'],
    actions: {
      page: [
        { action: 'add', label: '新增' },
        { action: 'locked', label: '按锁定新增', dialog: 'locked', when: { field: 'settings.lock_stock', op: 'eq', value: true } },
      ],
      bulk: [{ action: 'bulk_edit', label: '批量修改', fields: ['supplier'], when: { field: 'supplier', op: 'ne', value: '封存' } }],
      row: ['remove', { action: 'edit', label: '编辑', when: { field: 'supplier', op: 'ne', value: '封存' } }],
    },
    dialogs: {
      locked: {
        title: '按锁定新增', submit: 'trialLocked.orderAdd',
        fields: [
          { field: 'supplier' }, { field: 'plan_days', default: { field: 'config.purFreq' } },
          { field: 'hurry', when: { field: 'plan_days', op: 'lt', value: { field: 'config.purFreq' } } },
          { field: 'currency', when: { field: 'settings.session_hours', op: 'gt', value: 100 } },
        ],
      },
    },
  },
  {
    language: 1, page: 'trial_receipt', title: '试收货单', route: '/purchase/trialReceipt', kind: 'list', state: 'built', entity: 'trial_receipt',
    list: 'trial.receiptList', columns: ['receipt_no', 'supplier', 'state'], actions: { row: ['steps'] }, form: { items: [{ has: 'items', min: 1 }] },
  },
]

/** A folder with the product's schemas and these documents. */
export function trialRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'seller-trial-documents-'))
  cpSync(SCHEMAS, join(root, 'schemas'), { recursive: true, filter: (from) => !from.includes('.editor') })
  const put = (path: string, value: unknown): void => {
    const full = join(root, 'schemas', path)
    mkdirSync(dirname(full), { recursive: true })
    writeFileSync(full, JSON.stringify(value, null, 2))
  }
  for (const entity of [ORDER, ITEM, RECEIPT, RECEIPT_ITEM, LEDGER, BILL, SHOP_CONFIG, SHELF]) put(`entities/purchase/${entity.entity}.json`, entity)
  put('endpoints/trial.json', FAMILY)
  put('endpoints/trialLocked.json', LOCKED)
  for (const page of PAGES) put(`pages/purchase/${page.page}.json`, page)
  const menu = JSON.parse(readFileSync(join(SCHEMAS, 'menu.json'), 'utf8')) as { menu: { children: { children: { key: string; route: string }[] }[] }[] }
  menu.menu[0]!.children[0]!.children.push(...PAGES.map(({ route }, at) => ({ key: `M0099890${at + 1}`, route })))
  put('menu.json', menu)
  return root
}
