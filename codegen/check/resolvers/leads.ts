/** Names that lead somewhere: calls, dialogs, pages, the menu, permissions. */
import { didYouMean, type Candidate } from '../nearest'
import { around, child, entries, text } from '../node'
import { hasBody, listsAt } from '../scope'
import { menuKeys, type ListView } from '../page-views'
import { UNJUDGED, refersTo, wrong, among, type Resolver } from './verdict'

/** family.call; SCH210 where the family or the call is not there. Unjudged where the family's file cannot be read. */
export const call: Resolver = (use, world) => {
  const [familyName = '', name = ''] = use.name.split('.')
  if (world.sources.of('endpoints').has(familyName) && !world.families.has(familyName)) return UNJUDGED
  if (world.calls.has(use.name)) return refersTo({ kind: 'call', name: use.name })
  const family = world.families.get(familyName)
  if (!family) {
    const near = didYouMean(familyName, world.families.values())
    return wrong('SCH210', `there is no endpoint family "${familyName}".${near}`, 'Families are the files of schemas/endpoints/')
  }
  const near = didYouMean(name, [...family.calls.values()].map((other) => ({ name: other.name, label: other.what })))
  return wrong('SCH210', `the family ${familyName} has no call "${name}".${near}`, `Its calls are in ${family.file.path}`)
}

/** A dialog of the page or tab (an inherited action keeps the page's dialogs), or a shared one by its file's name. */
export const dialog: Resolver = (use, world) => {
  const inTab = [...around(use.node)].some((outer) => world.pages.get(use.file.name)?.lists.some((list) => list.node === outer))
  const page: Pick<ListView, 'tab' | 'parts'> = { parts: () => [] }
  return (hasBody(world, use.file) ? [page] : listsAt(world, use.file, use.node)).flatMap((list) => {
    const said = [...list.parts('dialogs'), ...(inTab ? [] : [child(use.file.node, 'dialogs')])]
    const here = said.flatMap(entries).map(({ key, value }) => ({ name: key, label: text(child(value, 'title')) }))
    if (here.some(({ name }) => name === use.name)) return refersTo({ kind: 'pageDialog', name: `${use.file.name}.${use.name}` })
    const shared = [...world.sources.of('dialog').values()].map(({ name, node }) => ({ name, label: text(child(node, 'title')) }))
    if (shared.some(({ name }) => name === use.name)) return refersTo({ kind: 'dialog', name: use.name })
    const where = list.tab === undefined ? 'this page has' : `the tab "${list.tab}" has`
    return wrong(
      'SCH211',
      `${where} no such dialog.${didYouMean(use.name, [...here, ...shared])}`,
      'Dialogs are said under "dialogs" (a tab takes the page\'s where "inherits" says so), or shared in schemas/dialogs/',
    )
  })
}

/** SCH214 where no page has the route. Unjudged while a page that holds the text has no readable route. */
export const route: Resolver = (use, world) => {
  const page = world.routes.get(use.name)
  if (page) return refersTo({ kind: 'page', name: page.name })
  // A page whose route could not be read was told of already.
  const unknownRoutes = [...world.sources.of('page').values()].filter((file) => world.pages.get(file.name)?.route === undefined)
  if (unknownRoutes.some((file) => file.text.includes(`"${use.name}"`))) return UNJUDGED
  const candidates = [...world.routes].map(([name, { title }]) => ({ name, label: title }))
  const byName = world.pages.get(use.name)?.route
  const near = byName === undefined ? didYouMean(use.name, candidates) : ` Did you mean "${byName}"?`
  return wrong('SCH214', `no page has this route.${near}`, 'Routes are said in the files of schemas/pages/')
}

/** SCH215 where the menu has no such key, at any level. */
export const menuKey: Resolver = (use, world) => {
  const keys = menuKeys(world.menu?.node)
  const candidates = (): Candidate[] => keys.map(({ key, label }) => ({ name: key, label }))
  const isThere = keys.some(({ key }) => key === use.name)
  return among(
    isThere, use.name, 'SCH215', { kind: 'menuKey', name: use.name }, 'the menu has no such key.', candidates,
    'Keys are in schemas/menu.json',
  )
}

/** SCH216 where schemas/menu.json names no such permission. Unjudged where that file cannot be read. */
export const permission: Resolver = (use, world) => {
  if (!world.menu?.node) return UNJUDGED
  const said = entries(child(world.menu.node, 'permissions'))
  const candidates = (): Candidate[] => said.map(({ key, value }) => ({ name: key, label: text(value) ?? text(child(value, 'label')) }))
  const target = { kind: 'permission', name: use.name }
  const hint = 'Permissions are under "permissions" in schemas/menu.json'
  return among(said.some(({ key }) => key === use.name), use.name, 'SCH216', target, 'there is no such permission.', candidates, hint)
}
