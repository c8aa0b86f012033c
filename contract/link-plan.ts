/** Where a name or a number leads. */

/** The way to another page, or to the row itself: its filters <- fields of this row. */
export interface LinkPlan {
  route: string
  tab?: string
  with: Record<string, string>
  /** Paths of this row that hold the key of the one that is opened there; where one of them is empty the link is none. */
  row?: string[]
  /** Fields of the rows there <- fields of this row, which find it where its key is not known; where one is empty the link is none. */
  finds?: Record<string, string>
  /** Rows of one column may be of many pages: what this path of the row holds says which; a value that is not among them leads nowhere. */
  byKind?: { path: string; of: Record<string, Pick<LinkPlan, 'route' | 'tab'>> }
  /** The row's own name: a press opens the row where it stands, as its list is asked now; another window finds it on the page. */
  own?: true
}

/** Paths of the row without which the link is none: the other's key or what finds it, and what says its kind. */
export function neededBy({ row = [], finds = {}, byKind }: Pick<LinkPlan, 'row' | 'finds' | 'byKind'>): string[] {
  return [...row, ...Object.values(finds), ...(byKind ? [byKind.path] : [])]
}
