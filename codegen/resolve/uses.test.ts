import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadModel } from '../load-model'
import { Memory } from '../memory'
import { withUses } from './uses'

/** Which page's which action asks for which call: what access is decided by. */
describe('the calls of pages that are no lists', () => {
  const { model } = loadModel(join(import.meta.dirname, '../../tests/golden/emit/bodies'))
  if (!model) throw new Error('tests/golden/emit/bodies has errors')

  function usesOf(page: string, state: 'built' | 'planned'): Record<string, string[] | undefined> {
    const families = withUses(model!.families, { [page]: { ...model!.plans[page]!, state } }, new Map(), model!.entities, new Memory())
    const calls = Object.values(families['boxes']?.calls ?? {})
    return Object.fromEntries(calls.flatMap(({ name, usedBy }) => (usedBy[page] ? [[name, usedBy[page]]] : [])))
  }

  it('are open to who may use the page and its actions', () => {
    expect(usesOf('box_board', 'built')).toEqual({ list: [''], report: [''] })
    expect(usesOf('box_form', 'built')).toEqual({ get: [''], items: [''], add: ['submit'] })
    expect(usesOf('box_detail', 'built')).toEqual({ get: [''], items: [''], edit: ['edit'], move: ['send'] })
    expect(usesOf('box_steps', 'built')).toEqual({ add: ['submit'], edit: ['edit'], list: [''], move: ['submit'] })
    expect(usesOf('box_label', 'built')).toEqual({ get: [''] })
  })

  it('are open to nobody while the page is planned', () => {
    expect(['box_board', 'box_form', 'box_detail', 'box_steps', 'box_label'].map((page) => usesOf(page, 'planned'))).toEqual([{}, {}, {}, {}, {}])
  })
})
