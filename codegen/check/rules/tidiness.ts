/** What nothing uses. Told as warnings, and only when nothing is wrong, since a misspelt name leaves the right one unused. */
import { text, child, texts } from '../node'
import { menuItems } from '../page-views'
import type { RuleContext } from './context'

/** Tells of what `isUsed` knows nothing: "field", "campaign.acos". */
export type TidinessRule = (context: RuleContext, isUsed: (kind: string, name: string) => boolean) => void

/**
 * A field that no page, dataset, report, reference or formula uses. Fields that the server fills for itself are let be,
 * and so is an entity that no page and no dataset shows: its fields are for code.
 */
export const fieldsAreUsed: TidinessRule = (context, isUsed) => {
  const shown = new Set<string>()
  const counted = fieldsOfTheirName(context)
  for (const page of context.world.pages.values()) for (const { entity } of page.lists) if (entity !== undefined) shown.add(entity)
  for (const entity of context.world.entities.values()) {
    if (!shown.has(entity.name)) continue
    const filled = new Set(reportColumns(context, entity.name))
    for (const field of entity.fields.values()) {
      const path = `${entity.name}.${field.name}`
      if (field.server || field.secret || field.editable || filled.has(field.name) || counted.has(path) || isUsed('field', path)) continue
      context.warning(
        'SCH801', entity.file, field.keyNode,
        `no page, dataset, report or reference uses the field "${field.name}" of ${entity.name}.`,
        'Show it on a page, or take it out',
      )
    }
  }
}

/** Fields that a dimension or measure of the same name is of, without saying so: "entity.field". */
function fieldsOfTheirName(context: RuleContext): Set<string> {
  return new Set([...context.world.datasets.values()].flatMap(({ sources, dimensions, measures }) => {
    const silent = [
      ...[...dimensions].filter(([, { by, field }]) => by === undefined && field === undefined),
      ...[...measures].filter(([, { field, count, formula }]) => field === undefined && !count && !formula),
    ]
    return [...sources.values()].flatMap(({ facts }) => silent.map(([name]) => `${facts}.${name}`))
  }))
}

/** Fields that report columns of the same name fill. */
function reportColumns(context: RuleContext, entity: string): string[] {
  return [...context.world.sources.of('report').values()]
    .filter((file) => text(child(file.node, 'entity')) === entity)
    .flatMap((file) => (child(file.node, 'columns')?.children ?? []).map((property) => String(property.children?.[0]?.value)))
}

/** SCH802 (warning): a built page that opens by the menu, and stands in none. */
export const pagesAreInTheMenu: TidinessRule = (context) => {
  const { menu, pages } = context.world
  if (!menu?.node) return
  const routes = new Set(menuItems(menu.node).map(({ route }) => route))
  for (const page of pages.values()) {
    if (page.state !== 'built' || page.access !== 'menu' || page.layout === 'standalone' || child(page.node, 'opensWith') || routes.has(page.route)) continue
    context.warning(
      'SCH802', page.file, child(page.node, 'route'),
      `no menu item leads to "${page.route}", so nobody may open it.`,
      'Add it to schemas/menu.json, or say "access": "signedIn"',
    )
  }
}

const SHARED = [
  ['columns', 'column set'], ['filters', 'filter set'], ['marks', 'set of marks'], ['dialog', 'shared dialog'], ['tab', 'shared tab'],
  ['mapping', 'mapping'], ['dataset', 'dataset'],
] as const

/** SCH803 (warning): a shared file, or a dialog of a page, that nothing names. */
export const sharedPartsAreUsed: TidinessRule = (context, isUsed) => {
  for (const [kind, what] of SHARED) {
    for (const file of context.world.sources.of(kind).values()) {
      // The identities of a dataset are run whether or not a page shows it.
      if (!isUsed(kind, file.name) && !child(file.node, 'identities')) context.warning(
        'SCH803', file, file.node,
        `nothing uses the ${what} "${file.name}".`,
        'Use it, or delete the file',
      )
    }
  }
  for (const page of context.world.pages.values()) {
    const dialogs = [child(page.node, 'dialogs'), ...page.lists.flatMap((list) => list.parts('dialogs'))]
    const told = new Set<unknown>()
    for (const property of dialogs.flatMap((node) => node?.children ?? [])) {
      const keyNode = property.children?.[0]
      const name = String(keyNode?.value)
      if (!keyNode || told.has(keyNode) || isUsed('pageDialog', `${page.name}.${name}`)) continue
      told.add(keyNode)
      if ((name === 'add' || name === 'edit') && shortActions(page.lists.flatMap((list) => list.parts('actions'))).includes(name)) continue
      context.warning('SCH803', page.file, keyNode, `no action opens the dialog "${name}".`, 'Add an action with it, or take it out')
    }
  }
}

function shortActions(actions: Parameters<typeof child>[0][]): string[] {
  return actions.flatMap((node) => ['page', 'bulk', 'row'].flatMap((place) => texts(child(node, place))))
}
