/** Workbooks that the server wrote, read back by the importer's own reader. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTables } from '../../../server/kernel/intake/tables/table'
import type { Client, TestApp } from '../../support/app'

/** Sheet -> its rows of text. */
export async function sheetsOf(bytes: Buffer): Promise<Record<string, string[][]>> {
  const folder = mkdtempSync(join(tmpdir(), 'seller-sheet-'))
  try {
    const path = join(folder, 'book.xlsx')
    writeFileSync(path, bytes)
    const source = await openTables(path, 'xlsx', new Set(), () => 0)
    const sheets: Record<string, string[][]> = {}
    for (const table of source.tables) {
      const rows: string[][] = []
      for await (const piece of table.records()) rows.push(...piece.map(({ cells }) => cells))
      sheets[table.sheet ?? ''] = rows
    }
    source.close()
    return sheets
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The bytes of a call that answers a file. */
export async function fileOf(
  server: TestApp, client: Client, path: string, body: unknown,
): Promise<{ status: number; bytes: Buffer; text: string; name: string }> {
  const response =
    await server.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${client.token}`, projectid: 'erp' }, payload: body as object })
  return {
    status: response.statusCode, bytes: response.rawPayload, text: response.body,
    name: decodeURIComponent(String(response.headers['content-disposition'] ?? '')),
  }
}
