/** Templates as they are kept: the values of a draft by field, without its shop, its products and its days. */
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import type { Tx } from '../../../kernel/store/connect'

/** A kept template. `content`: the fields of a draft and their values. */
export interface Template { id: string; template_name: string; ad_type: string; currency: string; enabled: boolean; content: Row }

/** @throws Refusal where there is none */
export async function templateOf(tx: Tx, companyId: number, id: string): Promise<Template> {
  const { rows: [found] } = await tx.query<Omit<Template, 'content'> & { content: Row | string }>(
    'select id::text as id, template_name, ad_type, currency, enabled, content from ad_template where company_id = $1 and id::text = $2', [companyId, id],
  )
  if (!found) throw new Refusal(CODES.notFound, '这个模板已不存在，请刷新列表')
  return { ...found, content: typeof found.content === 'string' ? JSON.parse(found.content) as Row : found.content }
}
