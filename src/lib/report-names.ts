/** Names of reports as a sentence has them: those of one family said once, no more than a person reads. Pure. */

/** A name of a family: 广告批量表格（SP）. */
const OF_FAMILY = /^(.+)（([^（）]+)）$/

/** Each name once; those that differ only in their last brackets as one, where the first of them stands: 广告批量表格（SP、SB）. */
export function familiesOf(names: readonly string[]): string[] {
  const families = new Map<string, string[]>()
  for (const name of names) {
    const [, family = name, member] = OF_FAMILY.exec(name) ?? []
    const members = families.get(family) ?? []
    if (member !== undefined && !members.includes(member)) members.push(member)
    families.set(family, members)
  }
  return [...families].map(([family, members]) => (members.length > 0 ? `${family}（${members.join('、')}）` : family))
}

/** As many names as a sentence holds; how many there are where it holds fewer: 「A」、「B」等 7 种报告. */
export function namesInShort(names: readonly string[], most = 3): string {
  const said = familiesOf(names)
  const first = said.slice(0, most).map((name) => `「${name}」`).join('、')
  return said.length > most ? `${first}等 ${said.length} 种报告` : first
}
