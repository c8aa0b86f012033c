import { CreateButton, DeleteButton, EditButton, List, useDrawerForm, useSelect, useTable } from '@refinedev/antd'
import { useCustomMutation, useGetIdentity, useInvalidate, type CrudFilters, type HttpError } from '@refinedev/core'
import { Button, Col, DatePicker, Drawer, Form, Input, InputNumber, Modal, Popconfirm, Row, Select, Space, Table, Tag } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'

type Order = Record<string, any> & { id: number; state: string }

const STATES: Record<string, [label: string, color: string]> = {
  draft: ['草稿', 'default'],
  submitted: ['已提交', 'orange'],
  approved: ['已通过', 'green'],
  refused: ['已驳回', 'red'],
}
const PAY_WAYS: Record<string, string> = { cash: '现结', monthly: '月结', prepay: '预付' }
const OPEN = ['draft', 'refused']
const STEPS = [
  { name: 'submit', label: '提交审核', from: OPEN, confirm: '提交后不能再修改，确定提交吗？' },
  { name: 'approve', label: '审核通过', from: ['submitted'], confirm: '确定审核通过吗？', manager: true },
  { name: 'refuse', label: '驳回', from: ['submitted'], manager: true },
  { name: 'delay', label: '改交期', from: ['approved'] },
]
const day = { getValueProps: (value?: string) => ({ value: value && dayjs(value) }), normalize: (value?: dayjs.Dayjs) => value?.format('YYYY-MM-DD') }
const must = [{ required: true }]
const options = (values: Record<string, unknown>) =>
  Object.entries(values).map(([value, label]) => ({ value, label: Array.isArray(label) ? label[0] : label }))

export function PurchaseOrders() {
  const { data: me } = useGetIdentity<{ role: string }>()
  const invalidate = useInvalidate()
  const { mutate } = useCustomMutation()
  const [asking, setAsking] = useState<{ name: string; order: Order }>()
  const [asked] = Form.useForm()
  const { selectProps: suppliers } = useSelect({ resource: 'supplier', optionLabel: 'supplier_name' })
  const { selectProps: warehouses } = useSelect({ resource: 'warehouse', optionLabel: 'name' })
  const { selectProps: employees } = useSelect({ resource: 'employee', optionLabel: 'name' })
  const { selectProps: currencies } = useSelect({ resource: 'currency', optionLabel: 'code', optionValue: 'code' })
  const { tableProps, searchFormProps } = useTable<Order, HttpError, Record<string, any>>({
    resource: 'purchase_order',
    meta: { select: '*,supplier(supplier_name,contact),warehouse(name),buyer(name),auditor(name),creator(name),items:purchase_order_item(*)' },
    sorters: { initial: [{ field: 'create_time', order: 'desc' }] },
    onSearch: ({ order_date, expected_date, po_no, state, ...equal }): CrudFilters => [
      { field: 'po_no', operator: 'contains', value: po_no },
      { field: 'state', operator: 'in', value: state },
      ...Object.entries(equal).map(([field, value]) => ({ field, operator: 'eq' as const, value })),
      ...Object.entries({ order_date, expected_date }).flatMap(([field, range]) => [
        { field, operator: 'gte' as const, value: range?.[0].format('YYYY-MM-DD') },
        { field, operator: 'lte' as const, value: range?.[1].format('YYYY-MM-DD') },
      ]),
    ],
  })
  const done = { onSuccess: () => void invalidate({ resource: 'purchase_order', invalidates: ['list'] }) }
  const save = (doc: object) =>
    mutate(
      { url: '/rpc/save_purchase_order', method: 'post', values: { doc } },
      { onSuccess: () => (done.onSuccess(), create.close(), edit.close()) },
    )
  const step = (name: string, id: number, values?: object) =>
    mutate({ url: '/rpc/step_purchase_order', method: 'post', values: { id, step: name, asked: values } }, done)
  const create = useDrawerForm({ resource: 'purchase_order', action: 'create' })
  const edit = useDrawerForm({ resource: 'purchase_order', action: 'edit', meta: { select: '*,items:purchase_order_item(*)' } })
  const money = (name: string, title: string) => (
    <Table.Column<Order>
      key={name}
      dataIndex={name}
      title={title}
      sorter
      align="right"
      render={(value, { currency }) => (value == null ? '-' : `${currency} ${Number(value).toFixed(2)}`)}
    />
  )
  const text = (name: string | string[], title: string) => (
    <Table.Column<Order> key={String(name)} dataIndex={name} title={title} sorter={typeof name === 'string'} />
  )
  const time = (name: string, title: string) => (
    <Table.Column<Order> key={name} dataIndex={name} title={title} sorter render={(value) => value && dayjs(value).format('YYYY-MM-DD HH:mm')} />
  )
  const input = (name: string, label: string, control: React.ReactNode, more = {}) => (
    <Col span={8} key={name}>
      <Form.Item name={name} label={label} {...more}>
        {control}
      </Form.Item>
    </Col>
  )
  const amount = (name: string, label: string) => input(name, label, <InputNumber precision={2} style={{ width: '100%' }} />)
  const inputs = (
    <Row gutter={16}>
      <Form.Item name="id" hidden>
        <Input />
      </Form.Item>
      {input('supplier_id', '供应商', <Select {...suppliers} />, { rules: must })}
      {input('warehouse_id', '收货仓库', <Select {...warehouses} />, { rules: must })}
      {input('buyer', '采购员', <Select {...employees} allowClear />)}
      {input('order_date', '下单日期', <DatePicker />, { rules: must, ...day })}
      {input('expected_date', '预计到货', <DatePicker />, day)}
      {input('pay_way', '结算方式', <Select options={options(PAY_WAYS)} allowClear />)}
      {input('currency', '币种', <Select {...currencies} />, { rules: must })}
      {amount('contract_amount', '合同金额')}
      {amount('freight', '运费')}
      {amount('tax', '税费')}
      {amount('discount', '优惠')}
      {amount('paid', '已付金额')}
      {input('contract_no', '合同号', <Input />)}
      {input('remark', '备注', <Input />)}
      <Form.List name="items" rules={[{ validator: async (_, rows) => (rows?.length ? undefined : Promise.reject(new Error('至少要有一行商品'))) }]}>
        {(rows, { add, remove }, { errors }) => (
          <Col span={24}>
            {rows.map(({ key, name }) => (
              <Space key={key} align="baseline">
                {Object.entries({ sku: 'SKU', product_name: '品名', spec: '规格', remark: '备注' }).map(([field, label]) => (
                  <Form.Item key={field} name={[name, field]} label={label} rules={field === 'sku' ? must : []}>
                    <Input />
                  </Form.Item>
                ))}
                <Form.Item name={[name, 'qty']} label="数量" rules={must}>
                  <InputNumber min={0} precision={0} />
                </Form.Item>
                <Form.Item name={[name, 'price']} label="单价" rules={must}>
                  <InputNumber min={0} />
                </Form.Item>
                <Form.Item label="金额" shouldUpdate>
                  {({ getFieldValue }) => (getFieldValue(['items', name, 'qty']) ?? 0) * (getFieldValue(['items', name, 'price']) ?? 0)}
                </Form.Item>
                <Button onClick={() => remove(name)}>删除</Button>
              </Space>
            ))}
            <Button onClick={() => add()}>添加一行</Button>
            <Form.ErrorList errors={errors} />
          </Col>
        )}
      </Form.List>
    </Row>
  )
  return (
    <List title="采购单" headerButtons={<CreateButton onClick={() => create.show()}>新增</CreateButton>}>
      <Form {...searchFormProps} layout="inline">
        <Form.Item name="po_no" label="采购单号">
          <Input />
        </Form.Item>
        <Form.Item name="state" label="状态">
          <Select mode="multiple" options={options(STATES)} />
        </Form.Item>
        <Form.Item name="supplier_id" label="供应商">
          <Select {...suppliers} allowClear />
        </Form.Item>
        <Form.Item name="warehouse_id" label="收货仓库">
          <Select {...warehouses} allowClear />
        </Form.Item>
        <Form.Item name="buyer" label="采购员">
          <Select {...employees} allowClear />
        </Form.Item>
        <Form.Item name="order_date" label="下单日期">
          <DatePicker.RangePicker />
        </Form.Item>
        <Form.Item name="expected_date" label="预计到货">
          <DatePicker.RangePicker />
        </Form.Item>
        <Form.Item name="pay_way" label="结算方式">
          <Select options={options(PAY_WAYS)} allowClear />
        </Form.Item>
        <Button htmlType="submit">查询</Button>
      </Form>
      <Table {...tableProps} rowKey="id" scroll={{ x: 'max-content' }}>
        {text('po_no', '采购单号')}
        <Table.Column dataIndex="state" title="状态" sorter render={(value: string) => <Tag color={STATES[value]?.[1]}>{STATES[value]?.[0]}</Tag>} />
        {text(['supplier', 'supplier_name'], '供应商')}
        {text(['supplier', 'contact'], '联系人')}
        {text(['warehouse', 'name'], '收货仓库')}
        {text(['buyer', 'name'], '采购员')}
        {text('order_date', '下单日期')}
        {text('expected_date', '预计到货')}
        <Table.Column dataIndex="pay_way" title="结算方式" sorter render={(value: string) => PAY_WAYS[value]} />
        {text('currency', '币种')}
        {money('contract_amount', '合同金额')}
        {money('freight', '运费')}
        {money('tax', '税费')}
        {money('discount', '优惠')}
        {money('amount', '应付总额')}
        {money('paid', '已付金额')}
        {money('unpaid', '未付金额')}
        {text('contract_no', '合同号')}
        {text('remark', '备注')}
        {text('refuse_reason', '驳回原因')}
        {text(['auditor', 'name'], '审核人')}
        {time('audit_time', '审核时间')}
        {text(['creator', 'name'], '创建人')}
        {time('create_time', '创建时间')}
        {time('update_time', '更新时间')}
        <Table.Column<Order>
          title="操作"
          fixed="right"
          render={(_, order) => (
            <Space>
              {OPEN.includes(order.state) && <EditButton onClick={() => edit.show(order.id)}>编辑</EditButton>}
              {OPEN.includes(order.state) && <DeleteButton recordItemId={order.id} resource="purchase_order" />}
              {STEPS.filter(({ from, manager }) => from.includes(order.state) && (!manager || me?.role === 'manager')).map(
                ({ name, label, confirm }) =>
                  confirm ? (
                    <Popconfirm key={name} title={confirm} onConfirm={() => step(name, order.id)}>
                      <Button>{label}</Button>
                    </Popconfirm>
                  ) : (
                    <Button key={name} onClick={() => setAsking({ name, order })}>
                      {label}
                    </Button>
                  ),
              )}
            </Space>
          )}
        />
      </Table>
      {[create, edit].map(({ drawerProps, formProps, saveButtonProps }, at) => (
        <Drawer key={at} {...drawerProps} title="采购单" width={1100} extra={<Button {...saveButtonProps}>保存</Button>}>
          <Form {...formProps} layout="vertical" onFinish={save}>
            {inputs}
          </Form>
        </Drawer>
      ))}
      <Modal
        title={asking?.name === 'delay' ? '改交期' : '驳回'}
        open={Boolean(asking)}
        onCancel={() => setAsking(undefined)}
        onOk={() => asked.submit()}
        destroyOnHidden
      >
        <Form
          form={asked}
          layout="vertical"
          preserve={false}
          initialValues={asking?.order}
          onFinish={(values) => {
            if (asking) step(asking.name, asking.order.id, values)
            setAsking(undefined)
          }}
        >
          {asking?.name === 'refuse' && (
            <Form.Item name="refuse_reason" label="驳回原因" rules={must}>
              <Input.TextArea />
            </Form.Item>
          )}
          {asking?.name === 'delay' && (
            <>
              <Form.Item name="expected_date" label="预计到货" rules={must} {...day}>
                <DatePicker />
              </Form.Item>
              <Form.Item name="remark" label="备注" rules={must}>
                <Input.TextArea />
              </Form.Item>
            </>
          )}
        </Form>
      </Modal>
    </List>
  )
}
