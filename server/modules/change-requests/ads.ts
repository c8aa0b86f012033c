/** Changes of advertising that wait for an approval: 广告修改单. */
import { targetsOfOtherFiles } from '../../kernel/read/statement/pending'
import { effect, type Effect } from '../../kernel/write/effects'
import { dropped, released, type RequestKind } from './change-requests'

/** How changes of advertising are put on their document: every change that does not go by another file than the bulk sheet. */
export const ADS: RequestKind = {
  document: 'ad_request', item: 'ad_request_item', link: 'ad_request_id',
  takes: ({ model }, change) => !targetsOfOtherFiles(model).includes(String(change['target'])),
  tells: async (_writing, changes) => new Map(changes.map((change) => [String(change['id']), {
    row_title: change['row_title'], target_label: change['target_label'], operation: change['operation'], ad_product: change['ad_product'],
    reason: change['reason'],
  }])),
}

/** Approved: the changes wait to be taken to Amazon. */
export const releaseAds: Effect = effect('releaseAds', { run: ({ writing, row, written }) => released(writing, ADS, row.id, written) })

/** Rejected or withdrawn: the changes are over, as refused or as revoked. */
export const dropAds: Effect = effect('dropAds', { run: ({ writing, row, step, written }) => dropped(writing, ADS, row.id, step, written) })
