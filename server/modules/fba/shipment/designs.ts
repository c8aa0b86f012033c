/**
 * What the designs of a company's paper are made of: the sheets of the print pages that may be drawn anew, their fields by name, and
 * the standard sheet as the lines of a design, by which one's own begins.
 */
import type { Model } from '../../../../contract/model'
import type { PagePlan, PrintPlan, SheetPart } from '../../../../contract/page-plan'
import type { Row } from '../../../../contract/wire'
import type { Access } from '../../../kernel/asker/access/access'
import { HttpRefusal } from '../../../kernel/asker/refusal'
import { planFor } from '../../../kernel/asker/trim/trim'
import { answers } from '../../../kernel/http/answers'
import type { Upgrade } from '../../../kernel/kept/upgrades'
import type { Tx } from '../../../kernel/store/connect'
import type { WriteRule } from '../../../kernel/write/write.rules'
import type { Written } from '../../../kernel/write/written'

interface Drawable { page: PagePlan; sheet: PrintPlan }

/** Every sheet that designs are for, by what they are for; a sheet that another page borrows is the same. */
function drawables(plans: readonly PagePlan[]): Map<string, Drawable> {
  const found = new Map<string, Drawable>()
  for (const page of plans) {
    const sheets = page.print?.choices?.map(({ sheet }) => sheet) ?? (page.print ? [page.print] : [])
    for (const sheet of sheets) if (sheet.templates && !found.has(sheet.templates.of)) found.set(sheet.templates.of, { page, sheet })
  }
  return found
}

/** As much of a sheet as the asker may see. @throws HttpRefusal where they may not open it */
function drawable({ model, access }: { model: Model; access: Access }, of: string): Drawable {
  const plans = Object.values(model.plans).filter((plan) => plan.print !== undefined && access.mayOpen(plan.page)).map((plan) => planFor(plan, access, model))
  const found = drawables(plans).get(of)
  if (!found) throw new HttpRefusal(403, '您没有打印这种单据的权限，请联系管理员开通')
  return found
}

const HEAD = '单据'
const WORDS = { value: 'words', label: '固定文字' }

/** What a design of the sheet may name; fields of rows below begin with the name of their list. */
function namesOf({ templates, parts }: PrintPlan): { value: string; label: string; group: string }[] {
  const shown = parts.flatMap((part) => (part.shows === 'fields' ? part.fields : part.shows === 'barcode' ? [part.field] : []))
  const own = [...shown, ...(templates?.fields ?? [])].map(({ path, label }) => ({ value: path, label, group: HEAD }))
  const below = (templates?.rows ?? []).flatMap(({ has, title, columns }) => columns.map(({ path, label }) => (
    { value: `${has}.${path}`, label, group: title ?? '明细' }
  )))
  return [...new Map([...own, ...below].map((one) => [one.value, one])).values()]
}

/** The names: of two that are alike, the one that a reference shows says of whom it is (供应商 · 联系人). */
function toldApart(model: Model, { entity }: PrintPlan, names: ReturnType<typeof namesOf>): ReturnType<typeof namesOf> {
  const isAlike = (one: { label: string; group: string }): boolean => names.filter(({ label, group }) => label === one.label && group === one.group).length > 1
  const whose = (path: string): string | undefined => {
    const [first = '', second = ''] = path.split('.')
    const below = model.entities[entity]?.has[first]?.entity
    const ref = below === undefined ? model.entities[entity]?.refs[first] : model.entities[below]?.refs[second]
    return ref && model.entities[ref.entity]?.label
  }
  return names.map((one) => {
    const of = isAlike(one) ? whose(one.value) : undefined
    return of === undefined ? one : { ...one, label: `${of} · ${one.label}` }
  })
}

/** Fields that may stand in a design, for whoever may print such paper. @throws HttpRefusal for others */
export const printFields = answers('shipment.printFields', async (context, { design_of: of }) => {
  const { page, sheet } = drawable(context, of)
  return { route: page.route, list: [{ ...WORDS, group: HEAD }, ...toldApart(context.model, sheet, namesOf(sheet))] }
})

/** The standard sheet as a design's lines, to begin one's own with. @throws HttpRefusal for whoever may not print it */
export const printDesignDraft = answers('shipment.printDesignDraft', async (context, { design_of: of }) => {
  const { sheet } = drawable(context, of)
  return { row: { design_of: of, paper_size: paperName(sheet.paper), lines: sheet.parts.flatMap((part) => linesOf(part)) } }
})

function paperName({ width, height }: PrintPlan['paper']): string {
  return width === 210 ? 'A4' : width === 148 ? 'A5' : `${width}x${height}`
}

function line(field: string, draw: string, more: Row = {}): Row {
  return { field_name: field, words: null, draw, font_size: '9', is_bold: false, show_label: false, ...more }
}

const said = (words: string, draw: string, more: Row = {}): Row => line(WORDS.value, draw, { words, ...more })
const titled = (title: string | undefined): Row[] => (title === undefined ? [] : [said(title, 'text', { font_size: '11', is_bold: true })])

function linesOf(part: SheetPart): Row[] {
  switch (part.shows) {
    case 'heading':
      return [said(part.text, 'heading', { font_size: '17', is_bold: true }), ...(part.below === undefined ? [] : [said(part.below, 'heading')])]
    case 'barcode':
      return [line(part.field.path, part.symbology === 'qr' ? 'qr' : 'code128')]
    case 'words':
      return [said(part.text, 'text')]
    case 'signatures':
      return part.of.map((name) => said(name, 'sign'))
    case 'fields':
      return [...titled(part.title), ...part.fields.map(({ path }) => (part.boxes ? line(path, 'box') : line(path, 'text', { show_label: true })))]
    case 'rows':
      return [
        ...titled(part.title), ...part.columns.map(({ path }) => line(`${part.has}.${path}`, 'column')),
        ...(part.byHand ?? []).map((name) => said(name, 'tick')),
      ]
  }
}

/** Lines keep the name of their field, by which lists tell them. */
export const templateLinesRule: WriteRule = async ({ tx, model, asker }, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  await nameLines(tx, model, { companyId: asker.companyId, ids })
  return [] as Written[]
}

/** Lines of before were told by an enum of names. */
export const namesOfLinesBefore: Upgrade = {
  name: 'fba.namesOfLinesBefore',
  entities: ['print_template', 'print_template_line'],
  run: (tx, model) => nameLines(tx, model),
}

/** Templates of face sheets were records by themselves; the lines of each begin as the standard sheet's. */
export const faceTemplatesBefore: Upgrade = {
  name: 'fba.faceTemplatesBefore',
  entities: ['print_template', 'print_template_line'],
  async run(tx, model) {
    const { rows: [there] } = await tx.query<{ found: boolean }>("select to_regclass('label_template') is not null as found")
    const sheet = drawables(Object.values(model.plans)).get('face')?.sheet
    if (!there?.found || !sheet) return
    const lines = sheet.parts.flatMap((part) => linesOf(part)).map((row, at) => ({ ...row, seq: at + 1 }))
    await tx.query(
      `with made as (
         insert into print_template (company_id, template_name, design_of, paper_size, is_default, creator, update_time)
         select company_id, template_name, 'face', paper_size, false, creator, coalesce(update_time, now()) from label_template
         where label_kind = 'express' and is_enable is not false on conflict do nothing returning company_id, id)
       insert into print_template_line (company_id, template_id, seq, field_name, words, draw, font_size, is_bold, show_label)
       select made.company_id, made.id, l.seq, l.field_name, l.words, l.draw, l.font_size, l.is_bold, l.show_label
       from made cross join jsonb_to_recordset($1::jsonb) as l
         (seq int, field_name text, words text, draw text, font_size numeric, is_bold boolean, show_label boolean)`,
      [JSON.stringify(lines)],
    )
    await nameLines(tx, model)
  },
}

async function nameLines(tx: Tx, model: Model, of?: { companyId: number; ids: string[] }): Promise<void> {
  const names = [...drawables(Object.values(model.plans))].flatMap(([design, { sheet }]) => (
    [{ ...WORDS }, ...toldApart(model, sheet, namesOf(sheet))].map(({ value, label }) => ({ design, value, label }))
  ))
  await tx.query(
    `update print_template_line l set field_label = n.label
     from print_template t, jsonb_to_recordset($1::jsonb) as n (design text, value text, label text)
     where t.company_id = l.company_id and t.id = l.template_id and n.design = t.design_of and n.value = l.field_name
       and l.field_label is distinct from n.label and ($2::bigint is null or l.company_id = $2) and ($3::bigint[] is null or l.id = any($3::bigint[]))`,
    [JSON.stringify(names), of?.companyId ?? null, of?.ids ?? null],
  )
}
