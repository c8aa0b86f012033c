// @vitest-environment happy-dom
import '../../../tests/support/widths'
import '../../../tests/support/dom'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { describe, expect, test, vi } from 'vitest'
import { testPort } from '../../../tests/support/port'
import type { OptionsQuestion } from '../../../contract/options'
import { PortProvider, type DataPort } from '../../engine/port'
import type { Condition } from '../../../contract/filter'
import type { EnumPlan, HomePlan } from '../../../contract/plan'
import { ChoiceSelect } from './choice-select'

const shops = Array.from({ length: 120 }, (_each, at) => ({ value: String(at + 1), label: `店铺${at + 1}`, site: at < 60 ? 'us' : 'jp' }))

/** Rows of shops, as the server answers them. */
function shopPort(): { port: DataPort; asked: OptionsQuestion[] } {
  const asked: OptionsQuestion[] = []
  const port = testPort()
  port.useLabels = (_entity, ids) => new Map(ids.flatMap((id) => shops.filter((one) => one.value === id).map((one): [string, string] => [id, one.label])))
  port.options = async (question) => {
    asked.push(question)
    const { keyword = '', values, names, page = 1, pageSize = 50, filter } = question
    const site = filter && 'field' in filter ? filter.value : undefined
    const fit = shops.filter((one) => (site === undefined || one.site === site) && one.label.includes(keyword))
    if (values) return { list: fit.filter((one) => values.includes(one.value)), total: 0 }
    if (names) {
      return { list: fit.filter((one) => names.includes(one.label)), total: 0, missing: names.filter((name) => !fit.some((one) => one.label === name)) }
    }
    return { list: fit.slice((page - 1) * pageSize, page * pageSize), total: fit.length }
  }
  return { port, asked }
}

function draw(
  port: DataPort,
  props: {
    from: { enum?: string; options?: { entity: string; title: string } }
    enums?: Record<string, EnumPlan>
    value?: string[]
    multiple?: boolean
    narrow?: Condition
    home?: HomePlan
  },
) {
  const onChange = vi.fn<(value: string[]) => void>()
  const { enums = {}, multiple = true, ...rest } = props
  const { container } = render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <PortProvider value={port}><ChoiceSelect {...rest} enums={enums} multiple={multiple} onChange={onChange} label="店铺" /></PortProvider>
      </App>
    </ConfigProvider>,
  )
  return { container, chosen: () => onChange.mock.calls.at(-1)?.[0] }
}

const fromShops = { options: { entity: 'shop', title: 'name' } }
const open = (): boolean => fireEvent.mouseDown(screen.getByRole('combobox'))
const type = (text: string): boolean => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
const paste = (text: string): boolean => fireEvent.paste(screen.getByRole('combobox'), { clipboardData: { getData: () => text } })

describe('a select over rows', () => {
  test('asks for 50 when it is opened, and for more at 70 % of what is scrolled (specification, section 9)', async () => {
    const { port, asked } = shopPort()
    const { container } = draw(port, { from: fromShops })
    expect(asked).toEqual([])
    open()
    await screen.findByTitle('店铺1')
    expect(asked).toEqual([{ entity: 'shop', page: 1 }])
    const list = document.querySelector('.rc-virtual-list-holder')!
    const scroll = async (top: number): Promise<void> => {
      for (const [name, value] of Object.entries({ scrollTop: top, clientHeight: 200, scrollHeight: 1000 })) {
        Object.defineProperty(list, name, { value, configurable: true, writable: true })
      }
      await act(async () => void fireEvent.scroll(list))
    }
    await scroll(480)
    expect(asked).toHaveLength(1)
    await scroll(500)
    expect(asked.at(-1)).toEqual({ entity: 'shop', page: 2 })
    expect(container).toBeTruthy()
  })

  test('names a value that no page holds', async () => {
    draw(shopPort().port, { from: fromShops, value: ['99'] })
    expect(await screen.findByTitle('店铺99')).toBeTruthy()
  })

  test('shows a value that nobody knows any more as it is', async () => {
    draw(shopPort().port, { from: fromShops, value: ['4711'] })
    expect(await screen.findByTitle('4711')).toBeTruthy()
  })

  test('takes names pasted one a line, exactly, and says which it did not find (specification, section 5)', async () => {
    const { port, asked } = shopPort()
    const { chosen } = draw(port, { from: fromShops, value: ['5'] })
    paste('店铺1\r\n店铺12\n 店铺\n没有的店\n店铺1\n')
    await screen.findByText('已按名称选中 2 项，2 个名称没有找到：')
    expect(asked.find(({ names }) => names)).toEqual({ entity: 'shop', names: ['店铺1', '店铺12', '店铺', '没有的店'] })
    expect(chosen()).toEqual(['5', '1', '12'])
    expect(screen.getByText('店铺、没有的店')).toBeTruthy()
  })

  test('chooses all that match what was typed, loaded or not', async () => {
    const { port, asked } = shopPort()
    const { chosen } = draw(port, { from: fromShops })
    open()
    type('店铺1')
    await waitFor(() => expect(asked.at(-1)?.keyword).toBe('店铺1'))
    fireEvent.click(await screen.findByText('全选已匹配（32）'))
    await waitFor(() => expect(chosen()).toHaveLength(32))
    expect(asked.at(-1)).toEqual({ entity: 'shop', page: 1, pageSize: 500, keyword: '店铺1' })
  })

  test('is narrowed by other filters, and marks what is out of them', async () => {
    const { port, asked } = shopPort()
    draw(port, { from: fromShops, value: ['1', '100'], narrow: { field: 'site', op: 'eq', value: 'us' } })
    await waitFor(() => expect(document.querySelector('.choice-unfit')?.textContent).toContain('店铺100'))
    expect(document.querySelectorAll('.choice-unfit')).toHaveLength(1)
    open()
    await waitFor(() => expect(asked.at(-1)).toEqual({ entity: 'shop', page: 1, filter: { field: 'site', op: 'eq', value: 'us' } }))
  })
})

describe('a select over an enum', () => {
  const sites: EnumPlan = {
    label: '站点', groups: {},
    values: [{ value: 'us', label: '美国' }, { value: 'jp', label: '日本' }, { value: 'ca', label: '加拿大' }, { value: 'uk', label: '旧英国', hidden: true }],
  }

  test.each(['meiguo', 'mg', '美', 'US'])('is searched by %s', async (typed) => {
    draw(testPort(), { from: { enum: 'site' }, enums: { site: sites } })
    open()
    type(typed)
    await waitFor(() => expect([...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent)).toEqual(['美国']))
  })

  test('keeps a value that is no longer offered, by its name', async () => {
    draw(testPort(), { from: { enum: 'site' }, enums: { site: sites }, value: ['uk'] })
    expect(await screen.findByTitle('旧英国')).toBeTruthy()
  })

  test('takes pasted names and codes, and all that match', async () => {
    const { chosen } = draw(testPort(), { from: { enum: 'site' }, enums: { site: sites } })
    paste('日本\nca\n火星')
    expect(chosen()).toEqual(['jp', 'ca'])
    expect(await screen.findByText('火星')).toBeTruthy()
    fireEvent.click(screen.getByText('全选已匹配（3）'))
    expect(chosen()).toEqual(['us', 'jp', 'ca'])
  })
})

describe('a row that is missing', () => {
  const home = { page: '/system/shops' }

  test('is added with what was typed and chosen at once, where the person may add one', async () => {
    const { port } = shopPort()
    const opened: string[] = []
    port.adding = async () => ({ title: '新增店铺', open: async (word) => {
      opened.push(word)
      return { id: '7' }
    } })
    const { chosen } = draw(port, { from: fromShops, multiple: false, home })
    open()
    type('没有的店')
    fireEvent.click(await screen.findByText('＋ 新增店铺「没有的店」'))
    await waitFor(() => expect(chosen()).toEqual(['7']))
    expect(opened).toEqual(['没有的店'])
  })

  test('is not offered to who may add none, nor where nothing is written; who leaves the dialog has chosen nothing', async () => {
    const { port } = shopPort()
    port.adding = async () => undefined
    const { container } = draw(port, { from: fromShops, multiple: false, home })
    open()
    await screen.findByTitle('店铺1')
    expect(container.ownerDocument.body.textContent).not.toContain('新增')
    cleanup()
    port.adding = async () => ({ title: '新增店铺', open: async () => undefined })
    const { chosen } = draw(port, { from: fromShops, multiple: false, home })
    open()
    fireEvent.click(await screen.findByText('＋ 新增店铺'))
    await act(async () => undefined)
    expect(chosen()).toBeUndefined()
  })
})
