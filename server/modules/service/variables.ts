/** Variables of templates: what each is called, and what it is of one order. A variable without a value stays as it is written, so that somebody sees it. */
import { enumLabel } from '../../../contract/enum-value'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Writing } from '../../kernel/write/write.row'

type Reading = Pick<Writing, 'tx' | 'asker' | 'model'>
interface Of { shop: string; order?: string | null; buyer?: string | null }

const COLUMNS: Readonly<Record<string, string>> = {
  订单号: 'o.order_id', 店铺: 'h.name', 站点: 'h.site', 品名: 'p.product_name', 标题: 'coalesce(o.title, p.title)', ASIN: 'p.asin', MSKU: 'o.msku',
  数量: 'o.quantity::text', 下单日期: 'o.purchase_day::text', 发货日期: 'coalesce(s.ship_day, f.ship_day)::text',
  承运商: 'coalesce(s.carrier, f.carrier)', 跟踪号: 'coalesce(s.tracking_no, f.tracking_no)',
  预计送达: '(s.arrival_at at time zone h.time_zone)::date::text',
}
const VARIABLES = ['买家', ...Object.keys(COLUMNS)]
const MARK = /\{([^{}\n]{1,20})\}/g

/** The variables that a text names, each once. */
function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(MARK)].map(([, name]) => name!.trim()))]
}

/** The known variables that a text still holds: it cannot go out like this. */
function unfilled(text: string): string[] {
  return variablesOf(text).filter((name) => VARIABLES.includes(name))
}

/** @throws Refusal (Chinese) for a letter that still holds variables: neither copied nor sent as it is */
export function refuseUnfilled({ subject, body }: Row): void {
  const left = unfilled(`${String(subject ?? '')}\n${String(body)}`)
  if (left.length > 0) throw new Refusal(CODES.invalid, `内容里还有没有填上的变量：${left.map((name) => `{${name}}`).join('、')}，请先点“修改”改好`)
}

/** Texts with the variables of an order filled in; how it travels is told by Amazon's shipment, else by the parcel that was sent for it. */
export async function fill<T extends string>({ tx, asker, model }: Reading, of: Of, texts: Readonly<Record<T, string>>): Promise<Record<T, string>> {
  const { rows: [row] } = await tx.query<Record<string, string | null>>(
    `select ${Object.entries(COLUMNS).map(([name, sql]) => `${sql} as "${name}"`).join(', ')}
     from shop h left join sale_order o on o.company_id = $1 and o.shop_id = h.id and o.order_id = $3
       left join lateral (select * from product p where p.company_id = $1 and p.shop_id = h.id and p.msku = o.msku limit 1) p on true
       left join lateral (select * from shipped_item s where s.company_id = $1 and s.shop_id = h.id and s.order_id = o.order_id
         order by s.ship_at desc, s.id desc limit 1) s on true
       left join lateral (
         select f.ship_day, f.tracking_no, coalesce(k.platform_carrier, p.logistics_provider) as carrier from fbm_order f
           left join logistics_channel c on c.company_id = $1 and c.id = f.channel_id
           left join logistics_provider p on p.company_id = $1 and p.id = coalesce(c.provider_id, f.provider_id)
           left join fbm_channel k on k.company_id = $1 and k.logistics_channel = c.logistics_channel and k.logistics_provider = p.logistics_provider
         where f.company_id = $1 and f.shop_id = h.id and f.order_id = $3 and f.ship_time is not null order by f.ship_time desc, f.id desc limit 1) f on true
     where h.company_id = $1 and h.id = $2::bigint`, [asker.companyId, of.shop, of.order ?? null],
  )
  const values: Record<string, string | null | undefined> = {
    ...row, 买家: of.buyer, 订单号: of.order ?? row?.['订单号'], 站点: row?.['站点'] ? enumLabel(model.enums, 'site', row['站点']) : null,
  }
  const filled = (text: string): string => text.replace(MARK, (mark, name: string) => (Object.hasOwn(values, name.trim()) && values[name.trim()]) || mark)
  return Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, filled(text)])) as Record<T, string>
}

function holdVariables(text: string, field: string): void {
  const wrong = variablesOf(text).find((name) => !VARIABLES.includes(name))
  if (wrong === undefined) return
  throw new Refusal(CODES.invalid, `没有变量 {${wrong}}；可用的变量：${VARIABLES.map((name) => `{${name}}`).join('、')}`, { [field]: `没有变量 {${wrong}}` })
}

/** @throws Refusal for a variable that nothing fills */
export const templateRule: WriteRule = async ({ tx, asker }, written) => {
  for (const { after } of written) {
    if (!after) continue
    const [subject, body] = [String(after['subject']), String(after['body'])]
    holdVariables(subject, 'subject')
    holdVariables(body, 'body')
    const names = variablesOf(`${subject}\n${body}`)
    await tx.query('update mail_template set variables = $3 where company_id = $1 and id = $2::bigint', [asker.companyId, after['id'],
      names.join('、') || null])
  }
}

/** @throws Refusal for a variable that nothing fills */
export const phraseRule: WriteRule = async (_writing, written) => {
  for (const { after } of written) if (after) holdVariables(String(after['content']), 'content')
}
