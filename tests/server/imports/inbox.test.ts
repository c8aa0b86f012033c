/** The watched folder: what is clear is written, what is not waits for a person, and nothing is lost, whatever stops in between. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lookOnce } from '../../../server/kernel/intake/inbox/inbox'
import { newWatch, type Watch } from '../../../server/kernel/intake/inbox/folder'
import { fixture, fixtureText, zipOf } from '../../support/import-files'
import { startTestApp, type TestApp } from '../../support/app'

let app: TestApp
let folder: string
let watch: Watch
beforeAll(async () => {
  app = await startTestApp({ workers: 2 })
  await query(`insert into shop (company_id, name, account_name, site, marketplace, currency, state)
    values ($1, '美国店', 'A', 'us', 'amazon.com', 'USD', 'on'), ($1, '英国店', 'A', 'uk', 'amazon.co.uk', 'GBP', 'on')`)
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'))
  watch = newWatch()
  await query('update report_file set state = $2 where company_id = $1 and state = $3', ['discarded', 'preview'])
})
afterAll(() => app?.stop())

const query = <R>(sql: string, values: unknown[] = []): Promise<R[]> => (
  app.database.db.asOwner(async (tx) => (await tx.query(sql, [app.companyId, ...values])).rows as R[])
)
const world = () => {
  const { db, files, jobs, live, sessions, now } = app.runtime
  return {
    folder, db, files, jobs, now, log: () => undefined, model: () => live.current.model,
    person: (companyId: number, employeeId: string) => sessions.person(companyId, employeeId),
  }
}
const look = (restMs = 0): Promise<void> => lookOnce(world(), watch, restMs)
const put = (name: string, content: string | Buffer): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), content)
}
const inside = (name: string): string[] => (
  existsSync(join(folder, name)) ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter((each) => /\.\w+$/.test(each)).sort() : []
)
/** Looks until the folder itself is empty but for what is filed away. */
async function settle(): Promise<void> {
  for (let at = 0; at < 300; at += 1) {
    await look()
    if (readdirSync(folder, { recursive: true, encoding: 'utf8' }).every((name) => !/\.\w+$/.test(name) || /^(已导入|未导入)/.test(name))) return
    await setTimeout(100)
  }
  throw new Error(`still there: ${readdirSync(folder, { recursive: true }).join(' ')}`)
}
const files = (name: string) => query<{ state: string; message: string; shop: string | null; report: string }>(
  `select f.state, f.message, s.name as shop, f.report from report_file f left join shop s on s.company_id = f.company_id and s.id = f.shop_id
   where f.company_id = $1 and f.file_name = $2 order by f.id`, [name],
)

describe('the watched folder', () => {
  it('writes what asks for nobody, by the shop that its folder names, and files it away', async () => {
    put('美国店/storage.csv', readFileSync(fixture('storage/us-new.csv')))
    await settle()
    expect(await files('storage.csv')).toMatchObject([{ state: 'committed', shop: '美国店', report: 'storage_fee' }])
    expect(inside('已导入')).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}\/美国店\/storage\.csv$/)])
    expect(inside('未导入')).toEqual([])
  })

  it('lets what needs a word wait as 待确认, and says why beside the file', async () => {
    // Stock by country has no day, and no day is in its name: it would count for today.
    put('美国店/by-country.txt', readFileSync(fixture('stock/by-country.txt')))
    put('nothing-known.csv', 'a,b,c\n1,2,3\n')
    await settle()
    const [waits] = await files('by-country.txt')
    expect(waits).toMatchObject({ state: 'preview', shop: '美国店' })
    expect(waits!.message).toMatch(/^待确认：/)
    expect(await files('nothing-known.csv')).toMatchObject([{ state: 'refused' }])
    const told = inside('未导入')
    expect(told.map((name) => name.replace(/^[\d-]+\//, ''))).toEqual([
      'nothing-known.csv', 'nothing-known.csv.原因.txt', '美国店/by-country.txt', '美国店/by-country.txt.原因.txt',
    ])
    expect(readFileSync(join(folder, '未导入', told.find((name) => name.endsWith('known.csv.原因.txt'))!), 'utf8')).toContain('不认识这个文件')
  })

  it('takes a zip apart, and files it away as one', async () => {
    const zip = await zipOf('m.zip', { '三月/storage.csv': fixtureText('storage/us-new.csv'), '三月/x.csv': 'a,b,c\n1,2,3\n' })
    mkdirSync(join(folder, '美国店'))
    copyFileSync(zip, join(folder, '美国店', 'm.zip'))
    await settle()
    expect(inside('已导入')).toEqual([])
    const [moved, why] = inside('未导入')
    expect(moved).toMatch(/美国店\/m\.zip$/)
    expect(readFileSync(join(folder, '未导入', why!), 'utf8')).toContain('x.csv')
    expect((await files('x.csv')).at(-1)).toMatchObject({ state: 'refused' })
  })

  it('waits until a file is whole, and leaves alone what is still being fetched', async () => {
    put('half.csv', 'month_of_charge\n')
    put('later.csv.crdownload', 'x')
    await look(60_000)
    put('half.csv', fixtureText('storage/us-new.csv'))
    await look(60_000)
    expect(await files('half.csv')).toEqual([])
    expect(existsSync(join(folder, 'half.csv'))).toBe(true)
    utimesSync(join(folder, 'later.csv.crdownload'), new Date(0), new Date(0))
    await look(0)
    await look(0)
    expect(await files('later.csv.crdownload')).toEqual([])
  })

  it('goes on after it was stopped: a file that was taken in is not taken in again, and two processes take it once', async () => {
    put('美国店/again.csv', fixtureText('storage/us-new.csv').replaceAll('2025', '2024'))
    await Promise.all([look(), lookOnce(world(), newWatch(), 0)])
    watch = newWatch()
    await settle()
    expect(await files('again.csv')).toMatchObject([{ state: 'committed' }])
    // Put there once more it is a file like any other: read again, and counted once.
    const rows = () => query<{ n: number }>('select count(*)::int as n from storage_fee where company_id = $1')
    const [before] = await rows()
    put('美国店/again.csv', fixtureText('storage/us-new.csv').replaceAll('2025', '2024'))
    await settle()
    expect(await files('again.csv')).toHaveLength(2)
    expect(await rows()).toEqual([before])
    rmSync(folder, { recursive: true })
  })
})
