/**
 * A model of Amazon's advertising account, by the rules of its bulk sheets and nothing of ours, each kind of advertising by its own
 * sheet: a sheet is taken from top to bottom, a line fails alone,
 * made-up ids mean something within one sheet, what stands in nothing is refused, amounts are held to the marketplace's limits, what is
 * archived stays so. It gives its own sheet back.
 */
export type Line = Record<string, string>

export interface AccountObject { entity: string; id: string; line: Line }
/** A line that was not taken. */
interface Failed { line: Line; why: string }

const ID_OF: Record<string, string> = {
  Campaign: 'Campaign ID', 'Ad Group': 'Ad Group ID', 'Product Ad': 'Ad ID', Keyword: 'Keyword ID', 'Product Targeting': 'Product Targeting ID',
  'Negative Keyword': 'Keyword ID', 'Campaign Negative Keyword': 'Keyword ID', 'Negative Product Targeting': 'Product Targeting ID',
  'Video Ad': 'Ad ID', 'Product Collection Ad': 'Ad ID', 'Store Spotlight Ad': 'Ad ID', 'Brand Video Ad': 'Ad ID',
  'Contextual Targeting': 'Targeting ID', 'Audience Targeting': 'Targeting ID',
  Portfolio: 'Portfolio ID',
}
/** What each product's sheet may hold, by its names of sheet and product. */
const SHEETS: Record<string, { product: string; entities: string[] }> = {
  'Sponsored Products Campaigns': {
    product: 'Sponsored Products',
    entities: [
      'Campaign', 'Bidding Adjustment', 'Ad Group', 'Product Ad', 'Keyword', 'Product Targeting', 'Negative Keyword', 'Campaign Negative Keyword',
      'Negative Product Targeting',
    ],
  },
  'SB Multi Ad Group Campaigns': {
    product: 'Sponsored Brands',
    entities: [
      'Campaign', 'Bidding Adjustment by Placement', 'Ad Group', 'Video Ad', 'Product Collection Ad', 'Store Spotlight Ad', 'Brand Video Ad', 'Keyword',
      'Negative Keyword', 'Product Targeting', 'Negative Product Targeting',
    ],
  },
  'Sponsored Display Campaigns': {
    product: 'Sponsored Display', entities: ['Campaign', 'Ad Group', 'Product Ad', 'Contextual Targeting', 'Audience Targeting'],
  },
  Portfolios: { product: 'Portfolios', entities: ['Portfolio'] },
}
/** What names an object among its like, so that no second one may be made. */
const NAMED_BY: Record<string, string[]> = {
  Campaign: ['Campaign Name'], 'Ad Group': ['Campaign ID', 'Ad Group Name'], 'Product Ad': ['Ad Group ID', 'SKU'],
  Keyword: ['Ad Group ID', 'Keyword Text', 'Match Type'], 'Product Targeting': ['Ad Group ID', 'Product Targeting Expression'],
  'Negative Keyword': ['Ad Group ID', 'Keyword Text', 'Match Type'], 'Campaign Negative Keyword': ['Campaign ID', 'Keyword Text', 'Match Type'],
  'Negative Product Targeting': ['Ad Group ID', 'Product Targeting Expression'], 'Bidding Adjustment': ['Campaign ID', 'Placement'],
  'Bidding Adjustment by Placement': ['Campaign ID', 'Placement'], 'Video Ad': ['Ad Group ID', 'Ad Name'], 'Product Collection Ad': ['Ad Group ID', 'Ad Name'],
  'Store Spotlight Ad': ['Ad Group ID', 'Ad Name'], 'Brand Video Ad': ['Ad Group ID', 'Ad Name'],
  'Contextual Targeting': ['Ad Group ID', 'Targeting Expression'], 'Audience Targeting': ['Ad Group ID', 'Targeting Expression'],
  Portfolio: ['Portfolio Name'],
}
const IN_GROUP = new Set([
  'Product Ad', 'Keyword', 'Product Targeting', 'Negative Keyword', 'Negative Product Targeting', 'Video Ad', 'Product Collection Ad',
  'Store Spotlight Ad', 'Brand Video Ad',
  'Contextual Targeting',
  'Audience Targeting',
])
const NEEDS: Record<string, string[]> = {
  Campaign: ['Campaign Name', 'State', 'Start Date'], 'Ad Group': ['Ad Group Name', 'State'],
  'Product Ad': ['SKU', 'State'], Keyword: ['Keyword Text', 'Match Type', 'State'], 'Product Targeting': ['Product Targeting Expression', 'State'],
  'Negative Keyword': ['Keyword Text', 'Match Type', 'State'], 'Campaign Negative Keyword': ['Keyword Text', 'Match Type', 'State'],
  'Negative Product Targeting': ['Product Targeting Expression', 'State'], 'Bidding Adjustment': ['Placement', 'Percentage'],
  'Bidding Adjustment by Placement': ['Placement', 'Percentage'], 'Video Ad': ['Ad Name', 'State', 'Video Asset IDs'],
  'Product Collection Ad': ['Ad Name', 'State', 'Creative ASINs'], 'Contextual Targeting': ['Targeting Expression', 'State'],
  'Audience Targeting': ['Targeting Expression', 'State'],
  'Store Spotlight Ad': ['Ad Name', 'State', 'Landing Page URL'], 'Brand Video Ad': ['Ad Name', 'State', 'Video Asset IDs', 'Landing Page URL'],
  Portfolio: ['Portfolio Name'],
}
/** What the products want besides. */
const WANTS: Record<string, Record<string, string[]>> = {
  'Sponsored Products': { Campaign: ['Targeting Type', 'Daily Budget'], 'Ad Group': ['Ad Group Default Bid'] },
  'Sponsored Brands': { Campaign: ['Budget Type', 'Budget'], Keyword: ['Bid'] },
  'Sponsored Display': { Campaign: ['Budget Type', 'Budget', 'Tactic', 'Cost Type'], 'Ad Group': ['Ad Group Default Bid'] },
}
/** USD, as Amazon's page of limits has them. */
const LIMITS: Record<string, [string, number, number][]> = {
  'Sponsored Products': [['Daily Budget', 1, 1_000_000], ['Bid', 0.02, 1000], ['Ad Group Default Bid', 0.02, 1000], ['Percentage', 0, 900]],
  'Sponsored Brands': [['Budget', 1, 1_000_000], ['Bid', 0.25, 49], ['Percentage', -99, 900]],
  'Sponsored Display': [['Bid', 0.02, 1000], ['Ad Group Default Bid', 0.02, 1000]],
  Portfolios: [],
}

export class Account {
  readonly objects: AccountObject[] = []
  private next = 100_000_000_000_000

  /** Takes the lines of a sheet; answers what was wrong with each that failed. */
  take(sheet: string, lines: readonly Line[]): Failed[] {
    const made = new Map<string, string>()
    return lines.flatMap((line) => {
      const why = SHEETS[sheet] ? this.takeLine(SHEETS[sheet], line, made) : 'no such sheet'
      return why === undefined ? [] : [{ line, why }]
    })
  }

  /** A sheet of the account, without what is archived where so asked. */
  sheet(sheet: string, withArchived = true): Line[] {
    const own = this.objects.filter(({ line }) => line['Product'] === SHEETS[sheet]?.product)
    return own.filter(({ line }) => withArchived || line['State'] !== 'archived').map(({ line }) => ({ ...line, Operation: '' }))
  }

  private takeLine({ product, entities }: { product: string; entities: string[] }, given: Line, made: Map<string, string>): string | undefined {
    const entity = given['Entity'] ?? ''
    if (given['Product'] !== product || !entities.includes(entity)) return 'no such product or entity'
    const line = { ...given }
    for (const id of ['Campaign ID', 'Ad Group ID']) if (line[id] && made.has(`${id} ${line[id]}`)) line[id] = made.get(`${id} ${line[id]}`)!
    const limit = LIMITS[product]!.find(([field, least, most]) => line[field] && !(Number(line[field]) >= least && Number(line[field]) <= most))
    if (limit) return `${limit[0]} out of range`
    if (line['Operation'] === 'Create') return this.create(entity, line, made)
    const own = this.objects.find((one) => one.entity === entity && one.line['Product'] === product && this.isMeant(one, entity, line))
    if (!own) return 'no such object'
    if (own.line['State'] === 'archived') return 'archived'
    if (line['Operation'] === 'Archive') {
      if (!ID_OF[entity] || entity === 'Portfolio') return 'cannot be archived'
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
    const lacks = [...NEEDS[entity]!, ...(WANTS[line['Product']!]?.[entity] ?? [])].find((field) => !line[field])
    if (lacks !== undefined) return `${lacks} is missing`
    const stands = (in_: string, field: string): boolean =>
      this.objects.some((one) => one.entity === in_ && one.id === line[field] && one.line['State'] !== 'archived')
    if (!['Campaign', 'Portfolio'].includes(entity) && !stands('Campaign', 'Campaign ID')) return 'its campaign does not exist'
    if (IN_GROUP.has(entity) && !stands('Ad Group', 'Ad Group ID')) return 'its ad group does not exist'
    const name = (one: Line): string => NAMED_BY[entity]!.map((field) => (one[field] ?? '').toLowerCase()).join('|')
    const like = this.objects.filter((one) => one.entity === entity && one.line['Product'] === line['Product'] && one.line['State'] !== 'archived')
    if (like.some((one) => name(one.line) === name(line))) return 'exists already'
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
