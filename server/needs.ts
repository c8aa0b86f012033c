/**
 * What the server's code reads by name: tables and their columns that statements name, and enums whose values code knows.
 * A fact for the checker (server/facts.ts), like handlers and parsers: schemas without one of these, or with a column kept
 * as something else, are told before they answer a server error. `needs.test.ts` holds the list to the statements.
 */
import type { Needs } from '../codegen/check/check'
import { ADVERT } from './needs/advert'
import { COMMODITY } from './needs/commodity'
import { DEVELOP } from './needs/develop'
import { FBA } from './needs/fba'
import { FINANCE } from './needs/finance'
import { LOGISTICS } from './needs/logistics'
import { PURCHASE } from './needs/purchase'
import { SALE } from './needs/sale'
import { SERVICE } from './needs/service'
import { SYSTEM } from './needs/system'
import { TOOL } from './needs/tool'
import { WAREHOUSE } from './needs/warehouse'
import { LISTED_TABLES, SYSTEM_TABLES } from './kernel/store/migrate/system-tables'

/** One part for each folder of schemas/entities/: an entity is looked for where its file stands. */
const ENTITIES: Needs['entities'] = {
  ...ADVERT, ...COMMODITY, ...DEVELOP, ...FBA, ...FINANCE, ...LOGISTICS, ...PURCHASE, ...SALE, ...SERVICE, ...SYSTEM, ...TOOL, ...WAREHOUSE,
}

const ENUMS = [
  'approval_action', 'attachment_module', 'bill_way', 'company_zone', 'currency_all', 'custom_fee_type', 'fee_category', 'network', 'return_reason', 'site',
]

const TABLES = Object.keys(SYSTEM_TABLES).filter((table) => !LISTED_TABLES.has(table))

/** What the statements of server/modules/finance/fees/fee-lines.ts fill, and those of the kernel's intake take away and bring back. */
const FEE_LINES: Needs['feeLines'] = {
  import_id: 'row', txn_id: 'row', shop_id: 'row', origin: 'enum', posted_day: 'date', settlement_id: 'id', order_id: 'id', msku: 'text',
  transaction_type: 'enum', description: 'text', amount_family: 'text', amount_name: 'text', fee_category: 'enum', release_status: 'enum',
  currency: 'enum', amount: 'money',
}

export const NEEDS: Needs = { entities: ENTITIES, enums: ENUMS, tables: TABLES, feeLines: FEE_LINES }
