/** The rows below a document that a step asks about: how they are got, what stands in their boxes, what is sent of them. */
import { brokenBy, fieldsOfCheck } from '../../../contract/checks'
import { fieldsOfColumn } from '../../../contract/list-question'
import { allOf } from '../../../contract/filter'
import type { AskedItemsPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { isEmptyInput, settleInput } from '../../../kinds/shared/input-rules'
import type { DataPort } from '../../engine/port'

const PAGE = 500

/** All of them, in the order of their keys. @throws CallError */
export async function fetchAskedRows(port: Pick<DataPort, 'list'>, asked: AskedItemsPlan, document: Row, source: string): Promise<Row[]> {
  const filter = allOf(Object.entries(asked.by).map(([field, from]) => ({ field, op: 'eq' as const, value: document[from] as string })))
  const fields = [...new Set([
    ...asked.rowKey, ...asked.columns.flatMap(fieldsOfColumn), ...asked.inputs.map(({ name }) => name), ...Object.values(asked.starts),
    ...(asked.checks ?? []).flatMap(fieldsOfCheck), ...(asked.scan ? [asked.scan.finds, ...(asked.scan.within ? [asked.scan.within] : [])] : []),
  ])]
  const sort = asked.rowKey.map((field) => ({ field, order: 'asc' as const }))
  const found: Row[] = []
  for (let page = 1; ; page += 1) {
    const { list, total } = await port.list(asked.list, { page, pageSize: PAGE, ...(filter ? { filter } : {}), sort, fields, source })
    found.push(...list)
    if (list.length < PAGE || found.length >= total) return found
  }
}

/** What stands in the boxes: what the row holds already, else what is proposed. */
export function startOfRows(asked: AskedItemsPlan, rows: readonly Row[]): Row[] {
  const startOf = (row: Row, name: string): unknown => (isEmptyInput(row[name]) ? row[asked.starts[name] ?? ''] : row[name])
  return rows.map((row) => Object.fromEntries(asked.inputs.flatMap(({ name }) => {
    const value = startOf(row, name)
    return isEmptyInput(value) ? [] : [[name, value]]
  })))
}

/** The key of each row with its answers. @param entered as the boxes hold it, in the rows' order */
export function rowsToSend(asked: AskedItemsPlan, rows: readonly Row[], entered: readonly (Row | undefined)[]): Row[] {
  return rows.map((row, at) => ({
    ...Object.fromEntries(asked.rowKey.map((field) => [field, row[field]])),
    ...Object.fromEntries(asked.inputs.map((input) => [input.name, settleInput(input, entered[at]?.[input.name])])),
  }))
}

/** What the rows' own checks refuse: path in the form ("items[1].qty") -> sentence. */
export function brokenRows(asked: AskedItemsPlan, rows: readonly Row[], sent: readonly Row[]): Record<string, string> {
  return Object.fromEntries(sent.flatMap((answers, at) => (asked.checks ?? []).flatMap((check) => {
    const broken = brokenBy(check, { ...rows[at], ...answers })
    return broken ? [[`${asked.has}[${at}].${broken.path}`, broken.says]] : []
  })))
}
