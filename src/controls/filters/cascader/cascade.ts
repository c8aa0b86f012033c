/** Choices in two levels, and the way between values and paths. Pure. */
export interface Node {
  value: string
  label: string
  children?: Node[]
}

/** Groups and values may share a code: a group's is written with a sign that no value starts with. */
const GROUP = '\u0000'

/** Choices under their groups, in the groups' order; those of no known group stand beside them. */
export function cascadeOf(list: readonly { value: string; label: string; group?: string }[], groups: Record<string, string>): Node[] {
  const leaf = ({ value, label }: Node): Node => ({ value, label })
  const grouped = Object.entries(groups).map(
    ([group, label]) => ({ value: GROUP + group, label, children: list.filter((one) => one.group === group).map(leaf) }),
  )
  const alone = list.filter((one) => one.group === undefined || groups[one.group] === undefined).map(leaf)
  return [...grouped.filter((group) => group.children.length > 0), ...alone]
}

/** The path of every value that is there, in the values' order. */
export function pathsOf(options: readonly Node[], values: readonly string[]): string[][] {
  const paths = new Map(options.flatMap(
    (one): [string, string[]][] => (one.children ? one.children.map((child) => [child.value, [one.value, child.value]]) : [[one.value, [one.value]]]),
  ))
  return values.flatMap((value) => (paths.has(value) ? [paths.get(value)!] : []))
}

/** The values of chosen paths; a whole group stands for all its values. */
export function leavesOf(options: readonly Node[], paths: readonly (readonly string[])[]): string[] {
  return [...new Set(paths.flatMap((path) => {
    const last = path.at(-1) ?? ''
    return options.find((one) => one.value === last && one.children)?.children?.map((child) => child.value) ?? [last]
  }))]
}
