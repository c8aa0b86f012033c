/** Databases of before missing reports were kept are told what is missing at once. */
import { remakeGaps } from '../../../kernel/intake/gaps'
import type { Upgrade } from '../../../kernel/kept/upgrades'

/** Once, for every company. */
export const gapsOfBefore: Upgrade = {
  name: 'workplace.gaps',
  entities: ['report_gap', 'report_file', 'shop'],
  async run(tx, model) {
    const { rows } = await tx.query<{ id: number; today: string }>('select id, (now() at time zone zone)::date::text as today from company order by id')
    for (const { id, today } of rows) await remakeGaps(tx, model, id, today)
  },
}
