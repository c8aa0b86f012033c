import { describe, expect, test, vi } from 'vitest'
import { column } from '../../../tests/support/plans'
import { CallError } from '../../lib/call-error'
import { CODES, type Row } from '../../../contract/wire'
import { createEditStore, type EditedColumn, type Saving } from './edit-store'

const budget: EditedColumn = {
  ...column('budget'), edit: { name: 'budget', label: '预算', input: 'decimal', required: true, readOnly: false, multiple: false, min: 1, max: 100 },
}
const rows: Row[] = [{ id: '1', budget: '10' }, { id: '2', budget: '20' }]
const idOf = (row: Row): string => String(row['id'])
const settle = () => new Promise((resolve) => setTimeout(resolve))

function storeWith(part: Partial<Saving> = {}) {
  const save = vi.fn(part.save ?? (async (body: Row) => ({ ...body, before: undefined })))
  const clock = { ms: 0 }
  const store = createEditStore({ save, current: part.current ?? (async () => undefined), rowKey: ['id'], now: () => clock.ms })
  const shown = () => store.over(rows, idOf)
  const enter = async (value: unknown, at = 0) => {
    const row = shown()[at]!
    store.start(idOf(row), row, budget)
    const taken = store.commit(idOf(row), shown()[at]!, budget, value)
    await settle()
    return taken
  }
  return { store, save, shown, enter, clock }
}

describe('an entry in a cell', () => {
  test('goes out alone, with the key and what was seen before, and stands in its row at once', async () => {
    let answer: (row: Row) => void = () => undefined
    const { store, save, shown, enter } = storeWith({ save: () => new Promise((resolve) => (answer = resolve)) })
    await enter('012.345')
    expect(save).toHaveBeenCalledWith({ id: '1', budget: '12.34', before: { budget: '10' } })
    expect(shown()[0]).toEqual({ id: '1', budget: '12.34' })
    expect(store.cell('1', 'budget')).toEqual({ at: 'saving' })
    answer({ id: '1', budget: '12.34' })
    await settle()
    expect(store.cell('1', 'budget')).toEqual({ at: 'saved' })
  })

  test('leaves every other row the object that it was', async () => {
    const { shown, enter } = storeWith()
    expect(shown()).toBe(rows)
    await enter('11')
    expect(shown()[0]).not.toBe(rows[0])
    expect(shown()[1]).toBe(rows[1])
    const once = shown()
    expect(shown()).toBe(once)
  })

  test('that changes nothing is not sent', async () => {
    const { save, store, enter } = storeWith()
    expect(await enter('10.00')).toBe(true)
    expect(save).not.toHaveBeenCalled()
    expect(store.cell('1', 'budget')).toBeUndefined()
  })

  test('that is missing stays open and says so', async () => {
    const { save, store, enter } = storeWith()
    expect(await enter('')).toBe(false)
    expect(store.cell('1', 'budget')).toEqual({ at: 'editing', value: '', wrong: '请输入预算' })
    expect(save).not.toHaveBeenCalled()
  })

  test('that is refused stands at its cell with the reason, the row shows what is stored, and opening it again keeps the entry', async () => {
    const { store, shown, enter } =
      storeWith({ save: async () => { throw new CallError('refused', '有 1 项需要修改', { code: CODES.invalid, fields: { budget: '预算不能大于账户上限' } }) } })
    await enter('50')
    expect(store.cell('1', 'budget')).toEqual({ at: 'refused', says: '预算不能大于账户上限', value: '50' })
    expect(shown()[0]!['budget']).toBe('10')
    store.start('1', shown()[0]!, budget)
    expect(store.cell('1', 'budget')).toEqual({ at: 'editing', value: '50', wrong: '预算不能大于账户上限' })
    expect(store.canUndo()).toBe(false)
  })

  test('gives way to a later answer of the list', async () => {
    const { store, enter, clock } = storeWith()
    await enter('30')
    clock.ms = 5000
    expect(store.over([{ id: '1', budget: '31' }], idOf)).toEqual([{ id: '1', budget: '31' }])
  })

  test('stays over an answer that was under way when it was saved', async () => {
    const { store, enter, clock } = storeWith()
    await enter('30')
    clock.ms = 100
    expect(store.over([{ id: '1', budget: '10' }], idOf)).toEqual([{ id: '1', budget: '30' }])
  })
})

describe('undo', () => {
  test('writes what was there before through the same call, several steps deep', async () => {
    const { store, save, shown, enter } = storeWith()
    await enter('11')
    await enter('12')
    await enter('21', 1)
    for (const sent of [
      { id: '2', budget: '20', before: { budget: '21' } }, { id: '1', budget: '11', before: { budget: '12' } },
      { id: '1', budget: '10', before: { budget: '11' } },
    ]) {
      expect(store.undo()).toBe(true)
      await settle()
      expect(save).toHaveBeenLastCalledWith(sent)
    }
    expect(store.undo()).toBe(false)
    expect(shown().map((row) => row['budget'])).toEqual(['10', '20'])
    expect(store.notice()?.at).toBe('undone')
  })
})

describe('a change of somebody else', () => {
  const clash = async (): Promise<Row> => { throw new CallError('refused', '别人刚刚修改了预算', { code: CODES.conflict, fields: { budget: '…' } }) }

  test('is shown, and not written over', async () => {
    const { store, shown, enter } = storeWith({ save: clash, current: async () => ({ id: '1', budget: '15' }) })
    await enter('30')
    expect(store.cell('1', 'budget')).toMatchObject({ at: 'conflict', mine: '30', theirs: '15' })
    expect(shown()[0]!['budget']).toBe('15')
    store.take('1', budget)
    expect(store.cell('1', 'budget')).toBeUndefined()
    expect(shown()[0]!['budget']).toBe('15')
  })

  test('is written over only where the person says so, knowing it', async () => {
    let refuse = true
    const { store, save, shown, enter } = storeWith({ save: async (body) => (refuse ? clash() : body), current: async () => ({ id: '1', budget: '15' }) })
    await enter('30')
    refuse = false
    store.keep('1', shown()[0]!, budget)
    await settle()
    expect(save).toHaveBeenLastCalledWith({ id: '1', budget: '30', before: { budget: '15' } })
    store.undo()
    await settle()
    expect(save).toHaveBeenLastCalledWith({ id: '1', budget: '15', before: { budget: '30' } })
  })
})

describe('a value that waits to be taken over', () => {
  const waiting: EditedColumn = { ...budget, pending: true }
  test('stands beside the current one, and undo withdraws it', async () => {
    const save = vi.fn(
      async (body: Row): Promise<Row> => (body['budget'] === '10' ? { id: '1', budget: '10' } : { id: '1', budget: '10', 'budget.pending': body['budget'] }),
    )
    const store = createEditStore({ save, current: async () => undefined, rowKey: ['id'], now: () => 0 })
    const shown = () => store.over(rows, idOf)
    store.start('1', rows[0]!, waiting)
    store.commit('1', rows[0]!, waiting, '30')
    expect(shown()[0]).toEqual({ id: '1', budget: '10', 'budget.pending': '30' })
    await settle()
    expect(save).toHaveBeenLastCalledWith({ id: '1', budget: '30', before: { budget: '10' } })
    expect(store.notice()).toMatchObject({ at: 'saved', pending: true })
    store.undo()
    await settle()
    expect(save).toHaveBeenLastCalledWith({ id: '1', budget: '10', before: { budget: '10', 'budget.pending': '30' } })
    expect(shown()[0]!['budget.pending']).toBeUndefined()
  })
})
