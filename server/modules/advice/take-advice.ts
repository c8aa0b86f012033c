/** Taking a suggestion (采纳): it becomes a change that waits for Amazon, held to the rules of any edit; taking it back revokes that change. */
import { CODES } from '../../../contract/wire'
import { own } from '../../kernel/asker/own'
import { Refusal } from '../../kernel/asker/refusal'
import { effect } from '../../kernel/write/effects'
import { askForRows, inTheWay, lockNew, type WantedRow } from '../../kernel/write/pending-new'
import { revokePending } from '../../kernel/write/write.pending'
import { updateRow } from '../../kernel/write/write.row'
import { editRow } from '../../kernel/write/write.tree'
import type { Written } from '../../kernel/write/written'
import type { AdSuggestionRow } from '../../../contract/generated/entities/ad_suggestion'
import { asinExpression, isAsin, keywordText, wrongKeyword } from '../ads/public'

type Suggestion = Required<AdSuggestionRow>

const HOW = '优化建议'
const KEYS: Record<string, string> = { ad_keyword: 'keyword_id', ad_target: 'target_id', ad_campaign: 'campaign_id' }

/** Effect of 采纳. @throws Refusal of an object that can no longer be changed so, or of a new one that is there or asked for already */
export const takeAdvice = effect('takeAdvice', {
  async run({ writing, row, before, written }) {
    const entity = own(writing.model.entities, String(before['target']))
    const kept = own(writing.model.entities, 'ad_suggestion')
    if (!entity || !kept || (row.object_id !== null && !KEYS[entity.name])) {
      throw new Refusal(CODES.invalid, `「${row.object_name ?? ''}」已经不能这样修改，请忽略这条建议`)
    }
    const because = { how: HOW, reason: `采纳优化建议：${row.reason ?? ''}`.slice(0, 200) }
    const made: Written[] = []
    if (row.object_id === null) {
      const wanted = wantedOf(row)
      await lockNew(writing, entity)
      const [way] = await inTheWay(writing, entity, [wanted.values])
      if (way) throw new Refusal(CODES.invalid, `「${row.object_name ?? ''}」${way === 'there' ? '已经有了' : '已在待提交'}，请忽略这条建议`)
      await askForRows(writing, entity, [{ ...wanted, ...because }], made)
    } else {
      const value = row.suggest_type === 'pause_target' ? { state: 'paused' }
        : { [entity.name === 'ad_campaign' ? 'daily_budget' : 'bid']: row.suggest_amount }
      await editRow({ ...writing, because }, entity, { shop_id: row.shop_id, [KEYS[entity.name]!]: row.object_id, ...value }, {}, made)
    }
    const change = made.find((one) => one.entity.name === 'pending_change' && one.after)?.after
    if (!change) throw new Refusal(CODES.invalid, `「${row.object_name ?? ''}」已经是建议的值，请忽略这条建议`)
    written.push(...made)
    await updateRow(writing, kept, { id: row.id }, { change_id: String(change['id']) })
  },
  async undo({ writing, row, written }) {
    const kept = own(writing.model.entities, 'ad_suggestion')
    if (!kept || row.change_id === null) return
    await revokePending(writing, row.change_id, written)
    await updateRow(writing, kept, { id: row.id }, { change_id: null })
  },
})

/** The new row that a suggestion about a search term asks for. @throws Refusal where Amazon would not take it */
function wantedOf(row: Suggestion): WantedRow {
  const name = row.object_name ?? ''
  const { shop_id, campaign_id, campaign_name, ad_group_id, ad_group_name } = row
  const place = { shop_id, campaign_id, campaign_name, ad_group_id, ad_group_name }
  const says = `${row.campaign_name ?? ''} › ${row.ad_group_name ?? ''}`
  const text = keywordText(name)
  if (row.suggest_type === 'add_keyword') {
    const wrong = isAsin(name) ? '这是一个 ASIN，不能作为关键词' : wrongKeyword(text, 'exact')
    if (wrong !== undefined) throw new Refusal(CODES.invalid, `「${text}」${wrong}`)
    return {
      values: { ...place, keyword_text: text, match_type: 'exact', state: 'enabled', currency: row.currency, bid: row.suggest_amount ?? null },
      title: text, label: '关键词', says: `精确匹配，${says}`,
    }
  }
  const product = isAsin(name)
  if (row.suggest_type === 'add_target') {
    if (!product) throw new Refusal(CODES.invalid, `「${text}」不是 ASIN，不能作为商品投放`)
    return {
      values: { ...place, target_expression: asinExpression(name), state: 'enabled', currency: row.currency, bid: row.suggest_amount ?? null },
      title: text.toUpperCase(), label: '商品投放', says,
    }
  }
  const wrong = product ? undefined : wrongKeyword(text, 'negativeExact')
  if (wrong !== undefined) throw new Refusal(CODES.invalid, `「${text}」${wrong}`)
  const said = product ? asinExpression(name) : text
  return {
    values: {
      ...place, entity_kind: product ? 'Negative Product Targeting' : 'Negative Keyword', negative_text: said,
      negative_match: product ? 'negativeAsin' : 'negativeExact', neg_level: 'group', state: 'enabled',
    },
    title: text, label: product ? '否定商品' : '否定关键词', says: `${product ? '否定商品' : '否定精确'}，${says}`,
  }
}
