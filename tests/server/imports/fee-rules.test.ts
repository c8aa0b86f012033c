/** Fee rules: a mapping's, and a company's own, which come before it and are applied to what is there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feeClassifier } from '../../../server/modules/finance/fees/classifier'
import { knownDescription } from '../../../server/modules/finance/fees/row-fees'
import { feeMappings, feeMappingSet } from '../../../server/modules/workplace/reports/fee-mappings.handlers'
import type { FeeKind } from '../../../server/modules/workplace/reports/fee-mappings.handlers'
import type { CallContext } from '../../../server/kernel/http/handler'
import { projectModel } from '../../support/database'
import { fixture } from '../../support/import-files'
import { importKit } from './kit'
import type { Kit } from './kit'

const mapping = projectModel().mappings.transaction_fees!
const ask = (overrides: Parameters<typeof feeClassifier>[1], type: string, name: string, description: string | null) =>
  feeClassifier(mapping, overrides).category({ type, family: null, name, description })

describe('a fee', () => {
  it('belongs to the first rule that fits, spelling and spacing aside', () => {
    expect(ask([], 'Order', 'product_sales', 'anything')).toBe('product_sales')
    expect(ask([], 'service fee', 'other_transaction_fees', 'cost-of advertising')).toBe('ad_spend')
    expect(ask([], 'FBA Inventory Fee', 'other', 'FBA storage fee: March')).toBe('monthly_storage_fee')
  })
  it('stays unmatched where no rule names it', () => {
    expect(ask([], 'Mystery Fee', 'other', 'x')).toBe('unmapped')
  })
  it('belongs where the company put it, the rule for one description before the one for all', () => {
    const all = { transaction_type: 'Mystery Fee', amount_name: 'other', description: null, fee_category: 'adjustment' }
    const one = { ...all, description: 'Special Case', fee_category: 'vine_fee' }
    expect(ask([all, one], 'Mystery Fee', 'other', 'special case')).toBe('vine_fee')
    expect(ask([all, one], 'Mystery Fee', 'other', 'something else')).toBe('adjustment')
    expect(ask([{ ...all, transaction_type: 'Order', amount_name: 'product_sales' }], 'Order', 'product_sales', null)).toBe('adjustment')
  })
  it('is known by descriptions in other languages, whole or by their beginning', () => {
    const words = projectModel().reports.date_range_transactions!.values.descriptions
    expect(knownDescription(words, 'Gastos de publicidad')).toBe('Cost of Advertising')
    expect(knownDescription(words, 'FBA保管手数料：2025年3月')).toBe('FBA storage fee: 2025年3月')
    expect(knownDescription(words, 'A mug')).toBe('A mug')
  })
})

describe('a company’s own rules', () => {
  let kit: Kit
  let us: string
  let context: CallContext
  beforeAll(async () => {
    kit = await importKit()
    us = await kit.shop('美国店', 'us')
    await kit.bring(fixture('transactions/us-30.csv'), us)
    const { model, db, caller } = kit.importer
    // The handlers use these parts of a call's context.
    context = {
      model, db, caller, now: kit.importer.now, audit: (tx, entry) => kit.importer.audit(tx, Array.isArray(entry) ? entry : [entry]),
    } satisfies Partial<CallContext> as unknown as CallContext
  })
  afterAll(() => kit.drop())

  const list = async (): Promise<FeeKind[]> => ((await feeMappings(context, undefined as never)) as { list: FeeKind[] }).list
  const set = (body: Parameters<typeof feeMappingSet>[1]) => feeMappingSet(context, body) as Promise<{ changed: number }>

  it('lists what was seen with amounts, unmatched first', async () => {
    const kinds = await list()
    expect(kinds[0]).toMatchObject({
      transaction_type: 'Mystery Fee', amount_name: 'other', description: 'Something nobody has seen', fee_category: 'unmapped', own: false, lines: 1,
      amounts: [{ currency: 'USD', amount: '-1.23' }],
    })
    expect(kinds.slice(1).every((kind) => kind.fee_category !== 'unmapped')).toBe(true)
    expect(kinds.find((kind) => kind.amount_name === 'product_sales' && kind.transaction_type === 'Order')).toMatchObject({ description: null, lines: 3 })
  })

  it('move the lines that are there, their transaction’s unmatched amount and the rollups', async () => {
    expect(
      await set({ transaction_type: 'Mystery Fee', amount_name: 'other', description: 'something NOBODY has seen', fee_category: 'paid_service_fee' }),
    ).toEqual({ changed: 1 })
    expect(await kit.query('select sum(unmapped_amount)::text as n from settlement_txn')).toEqual([{ n: '0' }])
    expect(await kit.unevenRollups()).toEqual([])
    expect((await list())[0]!.fee_category).not.toBe('unmapped')
    expect(kit.audited.at(-1)).toMatchObject({ entity: 'fee_mapping', action: 'add' })
  })

  it('hold for files that come later', async () => {
    await kit.bring(fixture('transactions/us-30.csv'), us)
    expect(await kit.query(`select fee_category from fee_line where transaction_type = 'Mystery Fee'`)).toEqual([{ fee_category: 'paid_service_fee' }])
    const [id] = await kit.upload(fixture('transactions/us-30-resaved.csv'), { shopId: us })
    expect((await kit.read(id!)).unmatched).toEqual([])
  })

  it('are set from the page that lists every kind of fee, the unmatched ones first, whatever description its row has or has not', async () => {
    const { lists } = kit.importer.model.plans['finance_amazon_settlement_center']!
    const { actions, filters } = lists.find(({ code }) => code === 'mapping')!
    expect(filters).toContainEqual(expect.objectContaining({ type: 'field', label: '费用类型', default: ['unmapped'] }))
    const does = actions.find(({ action }) => action === 'feeMapping')?.does
    expect(does).toMatchObject({
      type: 'dialog',
      dialog: {
        submit: { family: 'app', call: 'feeMappingSet' }, takesBefore: true,
        fields: [{ name: 'transaction_type', enum: 'transaction_type' }, {}, {}, {}],
      },
      with: { transaction_type: 'transaction_type', amount_name: 'amount_name', description: 'description' },
    })
    // A kind of fee that no file describes has nothing in the cell.
    expect(await set({ transaction_type: 'Order', amount_name: 'product_sales', description: null, fee_category: 'fba_sales' })).toEqual({ changed: 3 })
    expect(await kit.query(`select distinct fee_category from fee_line where amount_name = 'product_sales' and transaction_type = 'Order'`)).toEqual([
      { fee_category: 'fba_sales' },
    ])
    expect(await kit.unevenRollups()).toEqual([])
  })

  it('can be changed, and are refused in words when they make no sense', async () => {
    expect(await set({ transaction_type: 'Mystery Fee', amount_name: 'other', description: 'something NOBODY has seen', fee_category: 'adjustment' })).toEqual({
      changed: 1,
    })
    await expect(set({ transaction_type: 'Mystery Fee', amount_name: 'other', fee_category: 'no_such' })).rejects.toThrow('没有费用类型“no_such”')
    await expect(set({ transaction_type: ' ', amount_name: 'other', fee_category: 'adjustment' })).rejects.toThrow('请写明交易类型')
    const limited = { ...context, caller: { ...kit.caller, shopIds: [us] } }
    await expect(feeMappingSet(limited, { transaction_type: 'Mystery Fee', amount_name: 'other', fee_category: 'adjustment' })).rejects.toThrow('全部店铺')
  })
})
