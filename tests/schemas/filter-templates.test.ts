/**
 * Specification, sections 3 and 9: thirteen configuration types and the default, said once to the language, the server and the
 * browser; every advertising list says its own.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSchemas } from '../../codegen/read/read'
import { CONFIG_TYPES, DEFAULT_CONFIG_TYPE } from '../../contract/ad-filter-types'

interface Said { code?: string; list?: string; filters?: unknown[]; filterTemplates?: number; tabs?: Said[]; kind?: string; state?: string; page?: string }

const root = join(import.meta.dirname, '../..')
const read = <T,>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T
const pages = readSchemas(root).files.flatMap(({ kind, path, value }) => (
  kind === 'page' && path.startsWith('schemas/pages/advert/') ? [value as Said] : []))

it('the language knows the types that the server and the browser know', () => {
  const page = read<{ definitions: { filterTemplates: { enum: number[] } } }>('codegen/language/page.json')
  expect(page.definitions.filterTemplates.enum).toEqual(CONFIG_TYPES)
  expect(CONFIG_TYPES.filter((type) => type !== DEFAULT_CONFIG_TYPE)).toHaveLength(13)
})

it('every built list of advertising objects and reports has its type', () => {
  const lists = pages.filter(({ kind, state }) => state !== 'planned' && (kind === 'list' || kind === 'tabs')).flatMap(
    (page) => (page.tabs ?? [page]).map((list) => ({ name: `${page.page}.${list.code ?? ''}`, type: list.filterTemplates })),
  )
  // Changes, those that wait, those that are asked for and those that were made, drafts, templates, assets, files,
  // suggestions, rules, tactics and their tasks are not lists of advertising.
  expect(lists.filter(({ type }) => type === undefined).map(({ name }) => name)).toEqual([
    'advert_change_log.', 'advert_change_log_old.',
    'advert_dayparting_task.tasks', 'advert_dayparting_task.objects', 'advert_dayparting_task.log', 'advert_dayparting_task_old.',
    'advert_dayparting_template.', 'advert_download_center.', 'advert_report_download_list.',
    'advert_sb.pending', 'advert_sb.draft', 'advert_sb.asset', 'advert_sb_manage_old.pending', 'advert_sd.pending', 'advert_sd.draft',
    'advert_sp.pending', 'advert_sp.requests', 'advert_sp.unseen', 'advert_sp.draft', 'advert_sp.template',
    'advert_suggestion.suggestions', 'advert_suggestion.rules',
  ])
  expect(Object.fromEntries(lists.filter(({ name }) => name.startsWith('advert_sp.')).map(({ name, type }) => [name.split('.')[1], type]))).toMatchObject({
    portfolio: 300, campaign: 401, group: 403, product: 404, keyword: 405, target: 406,
  })
})
