// @vitest-environment happy-dom
/** A select before and after antd's own takes its place: nothing that a person did in between is lost. */
import '../../../tests/support/dom-gaps'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Select } from './select'

afterEach(cleanup)

const options = [{ value: 'us', label: '美国' }, { value: 'jp', label: '日本' }, { value: 'uk', label: '英国' }]

/** Until what is fetched has come and is drawn. */
const come = (): Promise<void> => act(async () => void (await vi.dynamicImportSettled()))

test('it names what is chosen before anything is fetched, and is a box that opens a list', () => {
  const { container, rerender } = render(<Select aria-label="站点" value="jp" options={options} />)
  expect(container.querySelector('.ant-select-selection-item')?.textContent).toBe('日本')
  expect(screen.getByRole('combobox', { name: '站点' }).getAttribute('aria-expanded')).toBe('false')
  rerender(<Select aria-label="站点" mode="multiple" value={['jp', 'uk', 'us']} options={options} />)
  expect([...container.querySelectorAll('.ant-select-selection-item')].map((one) => one.textContent)).toEqual(['日本', '+ 2 ...'])
  rerender(<Select aria-label="站点" placeholder="全部" value={undefined} options={options} />)
  expect(screen.getByText('全部')).toBeTruthy()
})

test('what is typed before it came is searched for', async () => {
  const searched = vi.fn<(text: string) => void>()
  render(<Select aria-label="站点" showSearch options={options} onSearch={searched} />)
  const face = screen.getByRole('combobox', { name: '站点' })
  fireEvent.mouseDown(face)
  expect(document.activeElement).toBe(face)
  fireEvent.change(face, { target: { value: '英' } })
  await come()
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: '站点' }).value).toBe('英'))
  expect(searched).toHaveBeenCalledWith('英')
})

test('a press opens it, and what is picked is told', async () => {
  const picked = vi.fn<(value: string) => void>()
  render(<Select aria-label="站点" value="jp" options={options} onChange={picked} />)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '站点' }))
  await come()
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: '站点' }).getAttribute('aria-expanded')).toBe('true'))
  fireEvent.click(screen.getByTitle('英国'))
  expect(picked.mock.calls[0]?.[0]).toBe('uk')
})

test('who went on before it came is not fetched back', async () => {
  const { container } = render(<><Select aria-label="站点" options={options} /><button>下一个</button></>)
  const face = screen.getByRole('combobox', { name: '站点' })
  face.focus()
  screen.getByRole('button').focus()
  await come()
  expect(document.activeElement?.textContent).toBe('下一个')
  expect(container.querySelector('.ant-select')?.getAttribute('aria-label')).toBe('站点')
})
