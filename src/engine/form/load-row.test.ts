/** Opening a form for a row. */
import { expect, test } from 'vitest'
import type { FormPlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'
import { forThisForm, loadRow } from './load-row'

const form = { load: { family: 'a', call: 'get' }, items: [], rowKey: ['id'], gives: { kind: 'sd' } } as unknown as FormPlan
const opening = (row: Row) => loadRow(
  { call: () => Promise.resolve(row as never), list: () => Promise.reject(new Error('no list')) }, 'page', form, { id: '7' },
)

test('a row of what the form is for is opened, and so is one that says nothing of it', async () => {
  await expect(opening({ id: '7', kind: 'sd' })).resolves.toMatchObject({ id: '7' })
  await expect(opening({ id: '7', kind: null })).resolves.toMatchObject({ id: '7' })
})

test('a row of another page is not, by its number or as what a new one begins with', async () => {
  await expect(opening({ id: '7', kind: 'sb' })).rejects.toThrow('从它的列表里打开')
  expect(() => forThisForm(form, { kind: 'sb' })).toThrow('从它的列表里打开')
  expect(forThisForm({ ...form, gives: undefined } as FormPlan, { kind: 'sb' })).toEqual({ kind: 'sb' })
})
