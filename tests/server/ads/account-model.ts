/**
 * A model of Amazon's advertising account, by the rules of its bulk sheets and nothing of ours: a sheet is taken from top to bottom, a line fails alone,
 * made-up ids mean something within one sheet, what stands in nothing is refused, amounts are held to the marketplace's limits, what is
 * archived stays so. It gives its own sheet back.
 */
export type Line = Record<string, string>

export interface AccountObject { entity: string; id: string; line: Line }

const ID_OF: Record<string, string> = {
  Campaign: 'Campaign ID', 'Ad Group': 'Ad Group ID', 'Product Ad': 'Ad ID', Keyword: 'Keyword ID', 'Product Targeting': 'Product Targeting ID',
  'Negative Keyword': 'Keyword ID', 'Campaign Negative Keyword': 'Keyword ID', 'Negative Product Targeting': 'Product Targeting ID',
}
/** What names an object among its like, so that no second one may be made. */
const NAMED_BY: Record<string, string[]> = {
  Campaign: ['Campaign Name'], 'Ad Group': ['Campaign ID', 'Ad Group Name'], 'Product Ad': ['Ad Group ID', 'SKU'],
  Keyword: ['Ad Group ID', 'Keyword Text', 'Match Type'], 'Product Targeting': ['Ad Group ID', 'Product Targeting Expression'],
  'Negative Keyword': ['Ad Group ID', 'Keyword Text', 'Match Type'], 'Campaign Negative Keyword': ['Campaign ID', 'Keyword Text', 'Match Type'],
  'Negative Product Targeting': ['Ad Group ID', 'Product Targeting Expression'], 'Bidding Adjustment': ['Campaign ID', 'Placement'],
}
const IN_GROUP = new Set(['Product Ad', 'Keyword', 'Product Targeting', 'Negative Keyword', 'Negative Product Targeting'])
const NEEDS: Record<string, string[]> = {
  Campaign: ['Campaign Name', 'Targeting Type', 'State', 'Daily Budget', 'Start Date'], 'Ad Group': ['Ad Group Name', 'State', 'Ad Group Default Bid'],
  'Product Ad': ['SKU', 'State'], Keyword: ['Keyword Text', 'Match Type', 'State'], 'Product Targeting': ['Product Targeting Expression', 'State'],
  'Negative Keyword': ['Keyword Text', 'Match Type', 'State'], 'Campaign Negative Keyword': ['Keyword Text', 'Match Type', 'State'],
  'Negative Product Targeting': ['Product Targeting Expression', 'State'], 'Bidding Adjustment': ['Placement', 'Percentage'],
}
/** USD, as Amazon's page of limits has them. */
const LIMITS: [string, number, number][] = [['Daily Budget', 1, 1_000_000], ['Bid', 0.02, 1000], ['Ad Group Default Bid', 0.02, 1000], ['Percentage', 0, 900]]

export class Account {
  readonly objects: AccountObject[] = []
  private next = 100_000_000_000_000

  /** Takes the lines; answers what was wrong with each that failed. */
  take(lines: readonly Line[]): { line: Line; why: string }[] {
    const made = new Map<string, string>()
    return lines.flatMap((line) => {
      const why = this.takeLine(line, made)
      return why === undefined ? [] : [{ line, why }]
    })
  }

  /** The account's sheet, without what is archived where so asked. */
  sheet(withArchived = true): Line[] {
    return this.objects.filter(({ line }) => withArchived || line['State'] !== 'archived').map(({ line }) => ({ ...line, Operation: '' }))
  }

  private takeLine(given: Line, made: Map<string, string>): string | undefined {
    const entity = given['Entity'] ?? ''
    if (given['Product'] !== 'Sponsored Products' || !NEEDS[entity]) return 'no such product or entity'
    const line = { ...given }
    for (const id of ['Campaign ID', 'Ad Group ID']) if (line[id] && made.has(`${id} ${line[id]}`)) line[id] = made.get(`${id} ${line[id]}`)!
    const limit = LIMITS.find(([field, least, most]) => line[field] && !(Number(line[field]) >= least && Number(line[field]) <= most))
    if (limit) return `${limit[0]} out of range`
    if (line['Operation'] === 'Create') return this.create(entity, line, made)
    const own = this.objects.find((one) => one.entity === entity && this.isMeant(one, entity, line))
    if (!own) return 'no such object'
    if (own.line['State'] === 'archived') return 'archived'
    if (line['Operation'] === 'Archive') {
      if (entity === 'Bidding Adjustment') return 'cannot be archived'
      this.archive(own)
      return undefined
    }
    if (line['Operation'] !== 'Update') return 'no operation'
    if (line['State'] === 'archived') return 'archiving is an operation of its own'
    for (const [field, value] of Object.entries(line)) if (value !== '' && !['Product', 'Entity', 'Operation'].includes(field)) own.line[field] = value
    return undefined
  }

  private isMeant(one: AccountObject, entity: string, line: Line): boolean {
    const id = ID_OF[entity]
    if (id !== undefined) return line[id] !== '' && one.id === line[id]
    return one.line['Campaign ID'] === line['Campaign ID'] && one.line['Placement'] === line['Placement']
  }

  private create(entity: string, line: Line, made: Map<string, string>): string | undefined {
    const lacks = NEEDS[entity]!.find((field) => !line[field])
    if (lacks !== undefined) return `${lacks} is missing`
    const stands = (in_: string, field: string): boolean =>
      this.objects.some((one) => one.entity === in_ && one.id === line[field] && one.line['State'] !== 'archived')
    if (entity !== 'Campaign' && !stands('Campaign', 'Campaign ID')) return 'its campaign does not exist'
    if (IN_GROUP.has(entity) && !stands('Ad Group', 'Ad Group ID')) return 'its ad group does not exist'
    const name = (one: Line): string => NAMED_BY[entity]!.map((field) => (one[field] ?? '').toLowerCase()).join('|')
    if (this.objects.some((one) => one.entity === entity && one.line['State'] !== 'archived' && name(one.line) === name(line))) return 'exists already'
    const field = ID_OF[entity]
    const id = String(this.next++)
    if (field !== undefined) {
      if (field === 'Campaign ID' || field === 'Ad Group ID') made.set(`${field} ${line[field]}`, id)
      line[field] = id
    }
    this.objects.push({ entity, id, line: { ...line, Operation: '' } })
    return undefined
  }

  /** With what stands in it. */
  private archive(own: AccountObject): void {
    own.line['State'] = 'archived'
    const field = ID_OF[own.entity]
    if (own.entity !== 'Campaign' && own.entity !== 'Ad Group') return
    for (const one of this.objects) if (one.line[field!] === own.id && one.line['State']) one.line['State'] = 'archived'
  }
}
