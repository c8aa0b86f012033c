/** Sheets of print pages beyond one page: those that a page takes over from another, and all that a page has. Pure. */
import type { PagePlan, PrintPlan } from '../../src/lib/page-plan'
import type { PageSource } from '../language/page-files'

/** Sheets that a page takes over from others, which all must be resolved before; enums come along. */
export function withBorrowedSheets(plan: PagePlan, source: PageSource, byRoute: (route: string) => PagePlan | undefined): PagePlan {
  if (source.kind !== 'print' || !source.sheets?.some((said) => 'page' in said)) return plan
  const enums = { ...plan.enums }
  const choices = source.sheets.flatMap((said): NonNullable<PrintPlan['choices']> => {
    if (!('page' in said)) return plan.print?.choices?.filter(({ code }) => code === said.code) ?? []
    const other = byRoute(said.page)
    const found = said.tab === undefined ? other?.print : other?.print?.choices?.find(({ code }) => code === said.tab)?.sheet
    if (!other || !found) return []
    Object.assign(enums, other.enums)
    const { choices: _theirs, ...sheet } = found
    return [{ code: said.code, title: said.title, sheet: said.by === undefined ? sheet : { ...sheet, by: said.by } }]
  })
  const [first] = choices
  return first ? { ...plan, print: { ...first.sheet, choices }, enums } : plan
}

/** Every sheet of a print page. */
export function sheetsOf(print: PrintPlan | undefined): PrintPlan[] {
  return print ? (print.choices?.map(({ sheet }) => sheet) ?? [print]) : []
}
