import { APIError, type Access, type CollectionConfig, type Field, type PayloadRequest } from 'payload'

const OPEN = ['draft', 'refused']
const STATES = [
  { value: 'draft', label: '草稿' },
  { value: 'submitted', label: '已提交' },
  { value: 'approved', label: '已通过' },
  { value: 'refused', label: '已驳回' },
]

export const STEPS: Record<string, { from: string[]; to: string; asks?: string[]; manager?: boolean }> = {
  submit: { from: OPEN, to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved', manager: true },
  refuse: { from: ['submitted'], to: 'refused', asks: ['refuseReason'], manager: true },
  delay: { from: ['approved'], to: 'approved', asks: ['expectedDate', 'remark'] },
}

const signedIn: Access = ({ req }) => Boolean(req.user)
const whileOpen: Access = ({ req }) => (req.user ? { state: { in: OPEN } } : false)
const text = (name: string, label: string): Field => ({ name, type: 'text', label })
const shown = (field: object): Field => ({ ...field, admin: { readOnly: true }, access: { create: () => false, update: () => false } }) as Field
const money = (name: string, label: string): Field => ({ name, type: 'number', label, admin: { components: { Cell: '/money-cell#MoneyCell' } } })

async function step(req: PayloadRequest) {
  const { id, name } = req.routeParams as { id: string; name: string }
  const order = await req.payload.findByID({ collection: 'purchase-orders', id, req, overrideAccess: false })
  const known = STEPS[name]
  if (!known?.from.includes(order.state)) throw new APIError('当前状态不能这样操作', 400)
  if (known.manager && req.user?.role !== 'manager') throw new APIError('没有审核权限', 403)
  const values = (await req.json?.()) ?? {}
  if (known.asks?.some((field) => !values[field])) throw new APIError('请填写完整', 400)
  const data: Record<string, unknown> = { state: known.to }
  for (const field of known.asks ?? []) data[field] = values[field]
  if (name === 'approve') Object.assign(data, { auditor: req.user!.id, auditTime: new Date().toISOString() })
  return Response.json(await req.payload.update({ collection: 'purchase-orders', id, data, req }))
}

export const PurchaseOrders: CollectionConfig = {
  slug: 'purchase-orders',
  labels: { singular: '采购单', plural: '采购单' },
  defaultSort: '-createdAt',
  access: { read: signedIn, create: signedIn, update: whileOpen, delete: whileOpen },
  admin: {
    useAsTitle: 'poNo',
    listSearchableFields: ['poNo'],
    defaultColumns: [
      'poNo', 'state', 'supplier', 'contact', 'warehouse', 'buyer', 'orderDate', 'expectedDate', 'payWay', 'currency', 'contractAmount', 'freight',
      'tax', 'discount', 'amount', 'paid', 'unpaid', 'contractNo', 'remark', 'refuseReason', 'auditor', 'auditTime', 'creator', 'createdAt', 'updatedAt',
    ],
    components: { edit: { beforeDocumentControls: ['/steps#Steps'] } },
  },
  endpoints: [{ path: '/:id/steps/:name', method: 'post', handler: step }],
  hooks: {
    beforeChange: [
      async ({ data, originalDoc, operation, req }) => {
        const all = { ...originalDoc, ...data }
        const of = (name: string): number => Number(all[name] ?? 0)
        if (operation === 'create') {
          const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
          const { totalDocs } = await req.payload.count({ collection: 'purchase-orders', where: { poNo: { like: `CG${day}` } }, req })
          data.creator = req.user?.id
          data.poNo = `CG${day}${String(totalDocs + 1).padStart(4, '0')}`
        }
        for (const item of data.items ?? []) item.amount = item.qty * item.price
        data.amount = of('contractAmount') + of('freight') + of('tax') - of('discount')
        data.unpaid = data.amount - of('paid')
        return data
      },
    ],
  },
  fields: [
    shown({ name: 'poNo', type: 'text', label: '采购单号', unique: true }),
    shown({ name: 'state', type: 'select', label: '状态', options: STATES, defaultValue: 'draft' }),
    { name: 'supplier', type: 'relationship', relationTo: 'suppliers', label: '供应商', required: true },
    { name: 'contact', type: 'text', label: '联系人', virtual: 'supplier.contact' },
    { name: 'warehouse', type: 'relationship', relationTo: 'warehouses', label: '收货仓库', required: true },
    { name: 'buyer', type: 'relationship', relationTo: 'users', label: '采购员' },
    { name: 'orderDate', type: 'date', label: '下单日期', required: true },
    { name: 'expectedDate', type: 'date', label: '预计到货' },
    {
      name: 'payWay',
      type: 'select',
      label: '结算方式',
      options: [
        { value: 'cash', label: '现结' },
        { value: 'monthly', label: '月结' },
        { value: 'prepay', label: '预付' },
      ],
    },
    { name: 'currency', type: 'select', label: '币种', options: ['CNY', 'USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'MXN'], required: true },
    money('contractAmount', '合同金额'),
    money('freight', '运费'),
    money('tax', '税费'),
    money('discount', '优惠'),
    shown(money('amount', '应付总额')),
    money('paid', '已付金额'),
    shown(money('unpaid', '未付金额')),
    text('contractNo', '合同号'),
    text('remark', '备注'),
    shown(text('refuseReason', '驳回原因')),
    shown({ name: 'auditor', type: 'relationship', relationTo: 'users', label: '审核人' }),
    shown({ name: 'auditTime', type: 'date', label: '审核时间' }),
    shown({ name: 'creator', type: 'relationship', relationTo: 'users', label: '创建人' }),
    {
      name: 'items',
      type: 'array',
      label: '商品明细',
      minRows: 1,
      required: true,
      fields: [
        { name: 'sku', type: 'text', label: 'SKU', required: true },
        text('productName', '品名'),
        text('spec', '规格'),
        { name: 'qty', type: 'number', label: '数量', required: true, min: 0 },
        { name: 'price', type: 'number', label: '单价', required: true, min: 0 },
        shown({ name: 'amount', type: 'number', label: '金额' }),
        text('remark', '备注'),
      ],
    },
  ],
}
