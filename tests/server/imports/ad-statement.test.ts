/** Advertising invoices out of the monthly statement (PDF): every line of it, what they come to, and what is no statement. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../support/import-files'
import { askReport } from '../../support/report'
import { adStatementOf, pdfOf, type StatementInvoice } from '../../support/printed'
import { importKit, type Kit } from './kit'

let kit: Kit
let us: string
beforeAll(async () => {
  kit = await importKit()
  us = await kit.shop('广告账单-美国', 'us')
}, 240_000)
afterAll(() => kit?.drop())

const INVOICES: StatementInvoice[] = [
  {
    id: ['39604212', 'DPA25'], issued: ['02-Feb-', '2025'], charges: '1,125.47', adjustments: '-1.53 USD', fees: '0.03 USD', total: '1,123.97',
    campaigns: [
      { name: ['Hooks - auto -', '1/7/2025'], type: 'SPONSORED PRODUCT', id: '462894521674692', amount: '1,069.00' },
      { name: ['Brand film'], type: 'SPONSORED BRAND', id: '211012362948617', amount: '56.47' },
    ],
  },
  {
    id: ['49767032', 'DPA25'], issued: ['09-Feb-', '2025'], charges: '506.47', total: '506.47',
    campaigns: [{ name: ['Racks - manual -', 'closet -', '21:57:42.590'], type: 'SPONSORED PRODUCT', id: '473942876003317', amount: '506.47' }],
  },
]
const statement = (totals = { charges: '1,631.94', due: '1,630.44' }, invoices = INVOICES): string => fileOf('statement.pdf', adStatementOf(invoices, totals))

describe('an ads statement', () => {
  it('becomes invoices and their lines, which come to its amounts, and goes without a trace', async () => {
    const id = await kit.bring(statement(), us)
    expect(await kit.query(`select invoice_no, issue_day::text, period_start::text, period_end::text, statement_no, campaign_charges::text as charges,
      adjustments::text, taxes::text, amount::text, (select sum(l.amount)::text from ad_invoice_line l where l.invoice_no = i.invoice_no) as lines
      from ad_invoice i order by issue_day`)).toEqual([
      {
        invoice_no: '39604212DPA25', issue_day: '2025-02-02', period_start: '2025-02-01', period_end: '2025-02-28', charges: '1125.47', adjustments: '-1.53',
        statement_no: 'monthly_statement_2025_03_amzn1.ads-account.g.test', taxes: '0.03', amount: '1123.97', lines: '1123.97',
      },
      expect.objectContaining({ invoice_no: '49767032DPA25', amount: '506.47', lines: '506.47' }),
    ])
    expect(await kit.query(`select line_kind, campaign_name, campaign_id, ad_type, amount::text from ad_invoice_line order by id`)).toEqual([
      { line_kind: 'campaign', campaign_name: 'Hooks - auto - 1/7/2025', campaign_id: '462894521674692', ad_type: 'SP', amount: '1069.00' },
      { line_kind: 'campaign', campaign_name: 'Brand film', campaign_id: '211012362948617', ad_type: 'SB', amount: '56.47' },
      { line_kind: 'adjustment', campaign_name: null, campaign_id: null, ad_type: null, amount: '-1.53' },
      { line_kind: 'fee', campaign_name: null, campaign_id: null, ad_type: null, amount: '0.03' },
      { line_kind: 'campaign', campaign_name: 'Racks - manual - closet - 21:57:42.590', campaign_id: '473942876003317', ad_type: 'SP', amount: '506.47' },
    ])
    await kit.bring(statement(), us)
    expect(await kit.query('select count(*)::int as n, sum(amount)::text as sum from ad_invoice')).toEqual([{ n: 2, sum: '1630.44' }])
    // Nothing was taken from the proceeds in that month: it was paid otherwise, which is no difference.
    const { list } = await askReport({ db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, 'ad_invoice_check', {
      rows: ['shop', 'month'], measures: ['invoiced', 'charged_fee', 'difference', 'charge_rows'],
    })
    expect(list).toEqual([expect.objectContaining({ shop: us, month: '2025-02', invoiced: '1630.44', difference: null })])
    const files = await kit.query<{ id: string }>(`select id::text as id from report_file where state = 'committed' order by id desc`)
    for (const file of files) await kit.undo(file.id)
    expect([await kit.image('ad_invoice'), await kit.image('ad_invoice_line')]).toEqual(['', ''])
    expect(files.map((file) => file.id)).toContain(id)
  })

  it.each([
    ['that states another sum than its rows', () => statement({ charges: '1,631.94', due: '9,999.00' }), /应付总额 9,999.00 USD.*1630.44/],
    ['that lacks a campaign', () => statement(undefined, [INVOICES[0]!, { ...INVOICES[1]!, campaigns: [] }]), /广告活动费用合计/],
    ['that is another document', () => fileOf('other.pdf', pdfOf([[{ x: 50, y: 700, text: 'Tax invoice' }]])), /不认识这个 PDF.*广告账单/],
    ['without a word in it', () => fileOf('scan.pdf', pdfOf([[]])), /没有文字/],
    ['that was cut off', () => fileOf('cut.pdf', adStatementOf(INVOICES, { charges: '1', due: '1' }).subarray(0, 700)), /PDF/],
    ['that is none', () => fileOf('paper.pdf', '%PDF-1.7 ...'), /PDF/],
  ])('a PDF %s is refused whole, in words', async (_what, make, says) => {
    const [id] = await kit.upload(make(), { shopId: us })
    await kit.read(id!).catch(() => undefined)
    const file = await kit.file(id!)
    expect([file.state, file.message]).toEqual(['refused', expect.stringMatching(says)])
    expect(await kit.image('ad_invoice')).toBe('')
  })
})
