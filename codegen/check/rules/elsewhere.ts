/** What files say of another side: who signs in there, and what it calls otherwise. */
import type { Node } from 'jsonc-parser'
import { OWN_WIRE } from '../../../contract/transport'
import type { SourceFile } from '../../read/source'
import { infoOf } from '../fields'
import type { Scope } from '../found'
import { didYouMean } from '../nearest'
import { at, child, entries, text } from '../node'
import type { Rule, RuleContext } from './context'

/** Sign-in, who it is and sign-out are calls of the very side whose token they are about. */
export const signInIsSpoken: Rule = (context) => {
  const { calls, families, sources } = context.world
  for (const wire of sources.of('wire').values()) {
    const auth = child(wire.node, 'auth')
    for (const node of [at(auth, 'signIn', 'call'), at(auth, 'user', 'call'), child(auth, 'signOut')]) {
      const call = calls.get(text(node) ?? '')
      const spoken = call && families.get(call.family)?.wire
      if (!call || spoken === wire.name) continue
      context.error(
        'SCH616', wire, node,
        `${call.family}.${call.name} speaks the wire ${spoken}, not ${wire.name}.`,
        `Name a call of a family that says "wire": "${wire.name}"`,
      )
    }
  }
}

/** What is renamed is there, and its values are those of its enum. */
export const renamesLeadSomewhere: Rule = (context) => {
  const { world } = context
  for (const family of world.families.values()) {
    const rename = child(family.file.node, 'rename')
    if (rename && family.wire === OWN_WIRE) {
      context.error('SCH617', family.file, rename.parent, 'our own server knows these rows by our names alone.', 'Take "rename" away, or say another wire')
      continue
    }
    for (const { key, value } of entries(rename)) {
      const [entity, dataset] = [world.entities.get(key), world.datasets.get(key)]
      const scope: Scope | undefined = entity ? { type: 'entity', entity } : dataset && { type: 'dataset', dataset }
      if (!scope) continue
      for (const part of ['fields', 'values'] as const) {
        for (const said of entries(child(value, part))) {
          const info = infoOf(world, scope, said.key)
          // Rows that belong to a row are renamed as the field that holds them.
          if (!info && part === 'fields' && entity?.has.has(said.key)) continue
          if (!info) {
            context.error(
              'SCH617', family.file, said.keyNode,
              `${key} has no field "${said.key}".${didYouMean(said.key, [...(entity?.fields.keys() ?? [])].map((name) => ({ name })))}`,
              `Its fields are in ${(entity ?? dataset)?.file.path}`,
            )
          } else if (part === 'values') valuesAreThere(context, family.file, info.enum, said.value)
        }
      }
    }
  }
}

function valuesAreThere(context: RuleContext, file: SourceFile, name: string | undefined, node: Node): void {
  const known = context.world.enums.get(name ?? '')
  for (const { key, keyNode } of entries(node)) {
    if (name === undefined) {
      context.error('SCH617', file, keyNode, 'the field is no enum; its values are not words to be renamed.', 'Take it away')
      return
    }
    if (!known || known.takenFrom || known.values.has(key)) continue
    const near = didYouMean(key, [...known.values.keys()].map((value) => ({ name: value })))
    context.error('SCH617', file, keyNode, `the enum ${name} has no value "${key}".${near}`, `Its values are in ${known.file.path}`)
  }
}
