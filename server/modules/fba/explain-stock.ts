/** What a figure of the FBA stock was read from: the rows of each shop's last snapshot that tell of the MSKU, and which of them counts. */
import { comparisonsOf } from '../../../contract/filter'
import { own } from '../../kernel/asker/own'
import { answerList } from '../../kernel/read/answer/lists'
import type { Explainer } from '../../kernel/read/answer/explainers'

const MOST_ROWS = 200

/** undefined: a figure that no snapshot has. */
export const explainStock: Explainer = async ({ reading, entity, field, where }) => {
  const snapshots = own(reading.model.entities, 'fba_inventory')
  const kept = entity.fields[field]
  if (!snapshots || !own(snapshots.fields, field) || kept?.total !== 'sum') return undefined
  const { list: [row] } = await answerList(reading, entity, {
    page: 1, pageSize: 1, fields: ['pool_id', 'msku', 'stat_date'], ...(where ? { filter: where } : {}),
  })
  if (!row || comparisonsOf(where).length === 0) return undefined
  const { list } = await answerList(reading, snapshots, {
    page: 1, pageSize: MOST_ROWS, fields: ['stat_date', 'shop.name', field], sort: [{ field: 'stat_date', order: 'desc' }],
    filter: {
      and: [
        { field: 'shop.pool_id', op: 'eq', value: row['pool_id'] as string }, { field: 'msku', op: 'eq', value: row['msku'] as string },
        { field: 'stat_date', op: 'eq', value: row['stat_date'] as string },
      ],
    },
  })
  const lines = list.map((told) => ({ says: `${String(told['stat_date'])} ${String(told['shop.name'] ?? '')}的库存快照`, value: told[field] }))
  return { words: '同一个库存池里各店铺最近的快照中，以最新文件的行为准（下面列出同一天的各行，多家店铺说的是同一批货，只计最新文件的）', lines }
}
