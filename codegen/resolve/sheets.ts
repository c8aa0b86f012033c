/** Sheets that a print page takes over from another. Pure. */
import type { PagePlan, PrintPlan } from '../../contract/page-plan'
import type { PageSource } from '../language/page-files'

/** Sheets that a page takes over from others, which all must be resolved before; enums come along. */
export function withBorrowedSheets(
  plan: PagePlan,
  source: PageSource,
  byRoute: (route: string) => PagePlan | undefined,
  opensWith: (route: string) => string | undefined,
): PagePlan {
  if (source.kind !== 'print' || !source.sheets?.some((said) => 'page' in said)) return plan
  const enums = { ...plan.enums }
  const choices = source.sheets.flatMap((said): NonNullable<PrintPlan['choices']> => {
    if (!('page' in said)) return plan.print?.choices?.filter(({ code }) => code === said.code) ?? []
    const other = byRoute(said.page)
    const found = said.tab === undefined ? other?.print : other?.print?.choices?.find(({ code }) => code === said.tab)?.sheet
    if (!other || !found) return []
    Object.assign(enums, other.enums)
    const { choices: _theirs, ...sheet } = found
    // A borrowed sheet is had by who has it where it is from.
    const host = found.opensWith ?? opensWith(said.page)
    const ofAnother = host !== undefined && host !== source.opensWith
    return [
      {
        code: said.code,
        title: said.title,
        sheet: { ...sheet, ...(ofAnother ? { opensWith: host } : {}), ...(said.by === undefined ? {} : { by: said.by }) },
      },
    ]
  })
  const [first] = choices
  return first ? { ...plan, print: { ...first.sheet, choices }, enums } : plan
}
