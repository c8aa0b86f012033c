/** Columns of a template that are of the rows below a document: items.sku_id, as the browser shows them and the server reads them. Pure. */

/** The rows below that a column is of, and its field there; undefined for a column of the document itself. */
export function columnBelow(name: string): { has: string; field: string } | undefined {
  const [has, field] = name.split('.')
  return has !== undefined && field !== undefined ? { has, field } : undefined
}

/** A label that the document has too says whose it is: 商品明细备注 beside 备注. */
export function labelBelow(heads: ReadonlySet<string>, rows: string, label: string): string {
  return heads.has(label) ? `${rows}${label}` : label
}
