/** The fields that an entity's "scope" names: one by one, where it names several. */
import { child, entries, items, type Entry } from './node'
import type { EntityView } from './views'

/** Key of "scope" and the text that names a field there. */
export function saidOfScope({ file }: EntityView): Entry[] {
  return entries(child(file.node, 'scope')).flatMap((entry) => (
    entry.value.type === 'array' ? items(entry.value).map((value) => ({ ...entry, value })) : [entry]
  ))
}
