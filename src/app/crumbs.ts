/**
 * The breadcrumb list, which is drawn as page tabs: what was opened, in order, each page once (specification, section 2). Pure;
 * every function answers the same list where nothing changes, so that nothing is drawn for nothing.
 */
export interface Crumb {
  /** The path; two crumbs never share one. */
  route: string
  title: string
}

/** More than these nobody tells apart; the one opened longest ago, and not the page that is shown, gives way. */
export const MOST_CRUMBS = 24

/** Adds a page, or leaves it where it stands. */
export function opened(crumbs: readonly Crumb[], crumb: Crumb): readonly Crumb[] {
  const at = crumbs.findIndex(({ route }) => route === crumb.route)
  const known = crumbs[at]
  if (known) return known.title === crumb.title ? crumbs : crumbs.with(at, crumb)
  const kept = crumbs.length >= MOST_CRUMBS ? crumbs.slice(crumbs.length - MOST_CRUMBS + 1) : crumbs
  return [...kept, crumb]
}

/** Without the crumb at `index`; an index that has none changes nothing. */
export function removedAt(crumbs: readonly Crumb[], index: number): readonly Crumb[] {
  return crumbs[index] ? crumbs.filter((_each, at) => at !== index) : crumbs
}

/** Only the crumb at `index` (关闭其他); an index that has none changes nothing. */
export function onlyAt(crumbs: readonly Crumb[], index: number): readonly Crumb[] {
  const kept = crumbs[index]
  return kept && crumbs.length > 1 ? [kept] : crumbs
}

/** The crumbs up to and with `index`: those behind it are closed. */
export function upTo(crumbs: readonly Crumb[], index: number): readonly Crumb[] {
  return index < 0 || index >= crumbs.length - 1 ? crumbs : crumbs.slice(0, index + 1)
}

/** The crumb at `from` stands at `to`, the others close up. */
export function movedTo(crumbs: readonly Crumb[], from: number, to: number): readonly Crumb[] {
  const moved = crumbs[from]
  if (!moved || from === to || to < 0 || to >= crumbs.length) return crumbs
  return crumbs.filter((_each, at) => at !== from).toSpliced(to, 0, moved)
}

/** Where a person finds themselves when the crumb they stand on is removed: the next one, else the one before. */
export function besides(crumbs: readonly Crumb[], index: number): Crumb | undefined {
  return crumbs[index + 1] ?? crumbs[index - 1]
}
