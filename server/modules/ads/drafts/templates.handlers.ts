/** Templates: made of a draft, and carried out for a shop and products of it, each object told before it waits. */
import { CODES, type Row } from '../../../../contract/wire'
import { answerGet } from '../../../kernel/read/answer/get'
import { own } from '../../../kernel/asker/own'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import { batchOf } from '../../../kernel/write/pending-new'
import { writingTogether } from '../../../kernel/write/together'
import { insertRow, type Writing } from '../../../kernel/write/write.row'
import { askForWishes, lockWishes } from './ask-for-wishes'
import { refuse, type Draft, type Wish } from './draft'
import { WISH_COLUMNS, wishCells } from './draft-preview.handlers'
import { templateOf } from './template-store'
import { judged, wishesOf } from './wishes'

const OWN = ['id', 'shop_id', 'start_date', 'end_date', 'portfolio_id', 'state', 'ready', 'creator', 'create_time', 'update_time', 'products', 'groups']
const HOW = '模板创建广告'
const PENDING_PAGE = { label: '查看待提交', route: '/advert/newAdvertisingSp', tab: 'pending' }

/** Keeps a draft's values as a template. @throws Refusal of a name that is empty or taken, told at the name */
export const create = answers('adsTemplate.create', (context, asked) => writingTogether(context, async (writing, written) => {
  const [drafts, templates] = [own(writing.model.entities, 'ad_draft'), own(writing.model.entities, 'ad_template')]
  if (!drafts || !templates) throw new Error('there are no drafts or templates')
  const draft = await answerGet(writing, drafts, { id: asked.draft_id })
  const name = asked.template_name.trim()
  const { rows: [other] } = await writing.tx.query(
    'select 1 from ad_template where company_id = $1 and lower(template_name) = lower($2)', [writing.asker.companyId, name],
  )
  if (name === '' || other) {
    const says = name === '' ? '请填写模板名称' : `已有模板「${name}」，请换一个名称`
    throw new Refusal(CODES.invalid, says, { template_name: says })
  }
  const content = Object.fromEntries(Object.keys(drafts.fields).flatMap((field) => (
    OWN.includes(field) || draft[field] === null || draft[field] === undefined ? [] : [[field, draft[field]]]
  )))
  const after = await insertRow(writing, templates, {
    template_name: name, note: asked.note ?? null, ad_type: draft['ad_type'], currency: draft['currency'], split: draft['split'],
    campaign_name: draft['campaign_name'], enabled: true, content: JSON.stringify(content),
  })
  written.push({ entity: templates, action: 'add', after })
  return { id: String(after['id']) }
}))

/** Asks Amazon for what templates say, for the shop and products chosen. @throws Refusal of a template that is switched off or gone */
export const execute = answers('adsTemplate.execute', (context, asked) => writingTogether(context, async (writing, written) => {
  const found: Wish[] = []
  for (const [at, { template_id: id }] of asked.rows.entries()) {
    const template = await templateOf(writing.tx, writing.asker.companyId, id)
    if (!template.enabled) refuse(`模板「${template.template_name}」已停用，请先启用`)
    const draft = { ...template.content, shop_id: asked.shop_id, start_date: asked.start_date, currency: template.currency } as Row as Draft
    found.push(...await wishesOf(writing, draft, asked.products, `template-${await nextOf(writing)}-${at}`))
  }
  if (!asked.preview) await lockWishes(writing, found)
  const lines = (await judged(writing, found)).map((wish, at) => ({ line: String(at + 1), wish }))
  const chosen = asked.preview || asked.lines === undefined ? lines : standing(lines.filter(({ line }) => asked.lines!.includes(line)))
  const can = chosen.filter(({ wish }) => wish.wrong === undefined)
  if (!asked.preview) await askForWishes(writing, can.map(({ wish }) => wish), HOW, written)
  return {
    columns: WISH_COLUMNS, next: PENDING_PAGE, ...(asked.preview ? {} : { task_id: batchOf(writing, HOW) }),
    done: can.length, refused: chosen.length - can.length,
    lines: chosen.map(({ line, wish }) => ({ line, cells: wishCells(wish), ...(wish.wrong === undefined ? {} : { error: wish.wrong }) })),
  }
}))

/** Made-up ids of two runs are never alike. */
async function nextOf({ tx, asker }: Writing): Promise<string> {
  const { rows: [row] } = await tx.query<{ next: string }>(
    'select (coalesce(max(id), 0) + 1)::text as next from pending_change where company_id = $1', [asker.companyId],
  )
  return row!.next
}

/** What stands in a campaign or group that was taken away, or that Amazon would not take, goes with it. */
function standing(lines: { line: string; wish: Wish }[]): { line: string; wish: Wish }[] {
  const ids = (entity: string, id: string): Set<unknown> =>
    new Set(lines.flatMap(({ wish }) => (wish.entity === entity && wish.wrong === undefined ? [wish.wanted.values[id]] : [])))
  const [campaigns, groups] = [ids('ad_campaign', 'campaign_id'), ids('ad_group', 'ad_group_id')]
  return lines.filter(({ wish: { entity, wanted: { values } } }) => (
    entity === 'ad_campaign'
    || (campaigns.has(values['campaign_id']) && (values['ad_group_id'] === undefined || entity === 'ad_group' || groups.has(values['ad_group_id'])))
  ))
}
