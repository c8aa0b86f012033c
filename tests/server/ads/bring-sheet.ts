/** A bulk sheet of Amazon's, uploaded by hand and written. */
import type { Client, TestApp } from '../../support/app'
import { bringIn } from '../../support/uploads'

/** Uploads the lines as a CSV with every column of the format; throws with the server's words where it is not written. */
export async function bringSheet(
  server: TestApp, admin: Client, shop: string, lines: readonly Record<string, string>[], name: string, format = 'ads_bulk_sp',
): Promise<void> {
  const heads = Object.values(server.runtime.live.current.model.reports[format]!.columns).map((column) => column.headers[0]!)
  const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const text = [heads, ...lines.map((line) => heads.map((head) => line[head] ?? ''))].map((row) => row.map(cell).join(',')).join('\r\n')
  await bringIn(server, admin, { name, content: text }, { shop_id: shop, format })
}
