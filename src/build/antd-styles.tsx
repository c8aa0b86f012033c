/**
 * antd's styles of our theme as one style sheet, made when the app is built: at run time antd finds them there and works none
 * out. Runs in Node; no module of the app imports it. What is not drawn here, and every style while developing, antd still
 * works out by itself, so this list decides how fast a page stands, never how it looks.
 */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import {
  Alert, App, Badge, Button, Checkbox, ConfigProvider, DatePicker, Drawer, Dropdown, Empty, Form, Input, InputNumber, Layout, Menu, Modal, Pagination,
  Popconfirm, Popover, Progress, Radio, Result, Segmented, Select, Skeleton, Space, Spin, Switch, Tabs, Tag, Tooltip,
} from 'antd'
import { renderToString } from 'react-dom/server'
import type { Look } from '../ui/look'
import { themeOf } from '../ui/theme'

const NOTHING = (): undefined => undefined

/** One of each component that most pages draw; what floats above the page is drawn where its parts stand. */
function Drawn() {
  return (
    <App message={{ maxCount: 1 }}>
      <Layout><Layout.Header /><Layout.Sider /><Layout.Content /></Layout>
      <Menu mode="inline" items={[{ key: 'a', label: 'a', children: [{ key: 'b', label: 'b' }] }]} />
      <Tabs type="editable-card" items={[{ key: 'a', label: 'a' }]} />
      <Form><Form.Item label="a" name="a"><Input /></Form.Item></Form>
      <Input.Search /><Input.Password /><Input.TextArea /><InputNumber /><Select /><Select mode="multiple" />
      <DatePicker /><DatePicker.RangePicker /><Checkbox /><Radio.Group options={['a']} optionType="button" /><Switch /><Segmented options={['a']} />
      <Space.Compact><Button loading>a</Button><Button type="primary">a</Button></Space.Compact><Space><Button type="link">a</Button></Space>
      <Dropdown menu={{ items: [] }}><Button>a</Button></Dropdown><Tooltip title="a"><i /></Tooltip><Popover content="a"><i /></Popover>
      <Popconfirm title="a"><i /></Popconfirm><Badge count={1} /><Tag>a</Tag><Alert message="a" /><Empty /><Spin /><Skeleton active /><Result />
      <Progress percent={1} /><Pagination total={100} showSizeChanger showQuickJumper />
      <Modal open getContainer={false}>a</Modal><Drawer open getContainer={false}>a</Drawer>
    </App>
  )
}

/** What drawing everything in one look leaves behind. */
function drawnIn(look: Look): ReturnType<typeof createCache> {
  const cache = createCache()
  // Drawing to text has no layout; antd's parts need not be told so here.
  const { error } = console
  console.error = NOTHING
  try {
    renderToString(<StyleProvider cache={cache}><ConfigProvider theme={themeOf(look)}><Drawn /></ConfigProvider></StyleProvider>)
  } finally {
    console.error = error
  }
  return cache
}

/** antd's record of what a sheet holds: one sheet has one. */
const RECORD = /\.data-ant-cssinjs-cache-path\s*\{[^}]*\}/g
const DARK = ":root[data-theme='dark']"

/** @returns the style sheet, with antd's own record of what it holds; the variables of both looks, of which the page's root says which holds */
export function antdStyles(): string {
  const whole = extractStyle(drawnIn('light'), { plain: true })
  const dark = extractStyle(drawnIn('dark'), { plain: true, types: ['token', 'cssVar'] }).replace(RECORD, '')
  // Every text up to a brace is looked at once: a pattern that must end with one brace begins anew at every letter of what ends with the other.
  return whole + dark.replace(/([^{}]+)([{}])/g, (all, selectors: string, brace: string) => (
    brace === '{' ? `${selectors.split(',').map((one) => `${DARK} ${one.trim()}`).join(',')}{` : all
  ))
}
