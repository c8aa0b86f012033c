/**
 * `npm run routes` and `npm run calls`: every page or call, built or planned, counted. Arguments narrow the table to lines that
 * hold all of the words; `--json` prints the lines as data. Reads the model and writes to the terminal alone.
 */
import { fileURLToPath } from 'node:url'
import { formatProblem } from './check/problem'
import { loadModel } from './load-model'
import type { Model } from './model'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

interface Line {
  /** Module of a page, family of a call. */
  group: string
  name: string
  where: string
  title: string
  state: 'built' | 'planned'
}

export function routeLines(model: Model): Line[] {
  return model.pages.map((page) => ({
    group: page.route.split('/')[1] ?? '',
    name: page.page,
    where: page.route,
    title: `${page.title}${page.legacy ? '（旧版）' : ''}`,
    state: page.state,
  }))
}

export function callLines(model: Model): Line[] {
  return Object.values(model.families).flatMap((family) =>
    Object.values(family.calls).map((call) => ({
      group: family.name,
      name: `${family.name}.${call.name}`,
      where: `${call.method} ${call.path}`,
      title: call.what,
      state: call.state,
    })),
  )
}

/** Lines of one group stand together, groups in the order they first appear; counts at the end. */
export function tableOf(lines: Line[], what: string): string {
  const groups = new Map<string, Line[]>()
  for (const line of lines) groups.set(line.group, [...(groups.get(line.group) ?? []), line])
  const built = lines.filter((line) => line.state === 'built').length
  const parts = [...groups].flatMap(([group, inside]) => {
    const done = inside.filter((line) => line.state === 'built').length
    const wide = Math.max(...inside.map((line) => line.where.length))
    return [`${group}  ${done}/${inside.length}`, ...inside.map((line) => `  ${line.state === 'built' ? '已建成' : '待建  '}  ${line.where.padEnd(wide)}  ${line.title}`), '']
  })
  return [...parts, `${lines.length} ${what}: ${built} built, ${lines.length - built} planned`].join('\n')
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
