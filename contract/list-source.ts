/** How a list names itself where access, views and drafts are decided: its page, and its code where the page has several. */
export function listSource(page: { page: string; lists: readonly unknown[] }, list: { code: string } | undefined): string {
  return list && page.lists.length > 1 ? `${page.page}:${list.code}` : page.page
}
