/** A backup that an earlier version made is brought to this one as a database that it left would be: nothing of it stays in yesterday's shape. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { backup, restore } from '../../../server/kernel/kept/backup'
import { createCompany, createTestDatabase, type TestDatabase } from '../../support/database'

interface Said { done?: string[]; tables: { name: string; comment?: string }[] }

let kept: TestDatabase
let parent: string
let folder: string

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'seller-backup-before-'))
  kept = await createTestDatabase()
  const { companyId } = await createCompany(kept.db)
  await kept.db.asOwner(async (tx) => {
    await tx.query(`insert into shop (company_id, id, name, account_name, site, currency) values ($1, 1, '美国店', '甲', 'us', 'USD')`, [companyId])
    await tx.query(
      `insert into page_view (company_id, source, name, kind, roles, content, sort_order, owner, version, default_roles)
       values ($1, 'sale_listing', '贵的', 'personal', '{}', '{}', 0, 1, 1, '{}')`, [companyId],
    )
    await tx.query(
      `insert into purchase_payment (company_id, request_no, purchase_no, supplier_id, currency, total_amount, apply_amount, pay_status, create_time)
       values ($1, 'QK1', 'CG1', 1, 'CNY', 5, 5, '2', '2026-03-05T02:00:00Z')`, [companyId],
    )
    // What an earlier function made of nothing that is there.
    await tx.query(
      `insert into profit_day (company_id, part, shop_id, stat_month, stat_day, currency, amount)
       values ($1, 'fees', 1, '2026-03-01', '2026-03-05', 'USD', 7)`, [companyId],
    )
  })
})
afterAll(async () => {
  await kept.drop()
  rmSync(parent, { recursive: true, force: true })
})
beforeEach(async () => {
  folder = join(mkdtempSync(join(parent, 'b-')), 'backup')
  await backup(kept.db, kept.model, folder)
})

/** Has the backup say of itself what one of an earlier version would say. */
function asBefore(change: (said: Said) => void): void {
  const path = join(folder, 'manifest.json')
  const said = JSON.parse(readFileSync(path, 'utf8')) as Said
  change(said)
  writeFileSync(path, JSON.stringify(said))
}

async function restored(): Promise<{ views: unknown; payments: unknown; made: unknown }> {
  const other = await createTestDatabase()
  try {
    await restore(other.db, other.model, folder)
    return await other.db.asOwner(async (tx) => ({
      views: (await tx.query('select source from page_view')).rows,
      payments: (await tx.query('select pay_date::text as day from purchase_payment')).rows,
      made: (await tx.query('select amount::text as amount from profit_day')).rows,
    }))
  } finally {
    await other.drop()
  }
}

it('of this version is restored as it is', async () => {
  expect(await restored()).toEqual({ views: [{ source: 'sale_listing' }], payments: [{ day: null }], made: [{ amount: '7' }] })
})

it('of an earlier version has done to it what was done once since, and rows made anew that a newer function makes', async () => {
  asBefore((said) => {
    said.done = said.done!.filter((name) => !['023_listing_tabs', 'purchase.daysOfPaymentsBefore'].includes(name))
    for (const table of said.tables) if (table.name === 'profit_day') table.comment = 'made by profitDays 1'
  })
  expect(await restored()).toEqual({ views: [{ source: 'sale_listing:listing' }], payments: [{ day: '2026-03-05' }], made: [] })
})

it('that does not say what was done to its rows is given the names of today, and no upgrade that may be run once alone', async () => {
  asBefore((said) => {
    delete said.done
    for (const table of said.tables) delete table.comment
  })
  expect(await restored()).toEqual({ views: [{ source: 'sale_listing:listing' }], payments: [{ day: null }], made: [] })
})
