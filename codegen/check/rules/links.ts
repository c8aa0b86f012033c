/** Links of pages to pages, wherever they stand. */
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { child, text } from '../node'
import type { PageView } from '../page-views'
import type { RuleContext } from './context'

/** Every link to a page that stands alone at its route; others are told elsewhere. */
export function eachLink(context: RuleContext, visit: (place: { file: SourceFile; link: Node; target: PageView }) => void): void {
  const { world } = context
  for (const file of world.sources.files) {
    for (const link of context.noted(file, 'link')) {
      const target = world.routes.get(text(child(link, 'page')) ?? '')
      if (target && !world.sharedRoutes.has(target.route ?? '')) visit({ file, link, target })
    }
  }
}
