/**
 * `npm run routes` and `npm run calls`: every page or call, built, partial or planned, counted, those of the
 * specification apart from ours. Arguments narrow the table to lines that
 * hold all of the words; `--json` prints the lines as data. Reads the model and writes to the terminal alone.
 */
import { fileURLToPath } from 'node:url'
import { formatProblem } from './check/problem'
import { loadModel } from './load-model'
import type { PageEntry } from '../contract/page-plan'
import type { Model } from '../contract/model'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

interface Line {
  /** Module of a page, family of a call. */
  group: string
  name: string
  where: string
  title: string
  state: 'built' | 'partial' | 'planned'
  /** Of state partial: what cannot be done yet. */
  lacks?: string[]
  /** What it was asked to have and will not -> why. */
  dropped?: Record<string, string>
  /** Beyond what the specification names; of a call: its path is not the specification's. */
  ours?: true
}

/** The state as the file says it: built with something lacking is partial. */
function standOf({ state, lacks, dropped, ours }: Pick<PageEntry, 'state' | 'lacks' | 'dropped' | 'ours'>): Pick<Line, 'state' | 'lacks' | 'dropped' | 'ours'> {
  return { state: state === 'built' && lacks ? 'partial' : state, ...(lacks ? { lacks } : {}), ...(dropped ? { dropped } : {}), ...(ours ? { ours } : {}) }
}

/** Every page, grouped by the first part of its route. */
export function routeLines(model: Model): Line[] {
  return model.pages.map((page) => ({
    group: page.route.split('/')[1] ?? '',
    name: page.page,
    where: page.route,
    title: `${page.title}${page.legacy ? '（旧版）' : ''}`,
    ...standOf(page),
  }))
}

/** Every call, grouped by its family. */
export function callLines(model: Model): Line[] {
  return Object.values(model.families).flatMap((family) =>
    Object.values(family.calls).map((call) => ({
      group: family.name,
      name: `${family.name}.${call.name}`,
      where: `${call.method} ${call.path}`,
      title: call.what,
      ...standOf(call),
    })),
  )
}

/** Lines of one group stand together, groups in the order they first appear; counts at the end. */
export function tableOf(lines: Line[], what: string): string {
  const groups = new Map<string, Line[]>()
  for (const line of lines) groups.set(line.group, [...(groups.get(line.group) ?? []), line])
  const parts = [...groups].flatMap(([group, inside]) => {
    const done = inside.filter((line) => line.state === 'built').length
    const wide = Math.max(...inside.map((line) => line.where.length))
    return [`${group}  ${done}/${inside.length}`, ...inside.flatMap((line) => lineOf(line, wide)), '']
  })
  const asked = lines.filter(({ ours }) => !ours)
  return [
    ...parts,
    `${asked.length} ${what} of the specification: ${countsOf(asked)}`,
    `${lines.length - asked.length} ${what} of our own: ${countsOf(lines.filter(({ ours }) => ours))}`,
  ].join('\n')
}

const SAID = { built: '已建成', partial: '部分  ', planned: '待建  ' } as const

function lineOf(line: Line, wide: number): string[] {
  const below = [
    ...(line.lacks ?? []).map((says) => `还缺：${says}`),
    ...Object.entries(line.dropped ?? {}).map(([thing, why]) => `不做：${thing}（${why}）`),
  ]
  return [`  ${SAID[line.state]}  ${line.where.padEnd(wide)}  ${line.title}${line.ours ? '（自有）' : ''}`, ...below.map((says) => `            ${says}`)]
}

function countsOf(lines: Line[]): string {
  return (['built', 'partial', 'planned'] as const).map((state) => `${lines.filter((line) => line.state === state).length} ${state}`).join(', ')
}

function main([what, ...rest]: string[]): number {
  if (what !== 'routes' && what !== 'calls') {
    console.error('say routes or calls')
    return 2
  }
  const { model, problems } = loadModel(ROOT)
  if (!model) {
    for (const problem of problems.filter(({ severity }) => severity === 'error')) console.error(formatProblem(problem))
    return 1
  }
  const words = rest.filter((word) => !word.startsWith('--'))
  const all = what === 'routes' ? routeLines(model) : callLines(model)
  const lines = all.filter((line) => words.every((word) => Object.values(line).some((value) => String(value).includes(word))))
  console.log(rest.includes('--json') ? JSON.stringify(lines, null, 2) : tableOf(lines, what === 'routes' ? 'pages' : 'calls'))
  return 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2))
