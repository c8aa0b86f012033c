/** docs/calls.md: the state of every call. Pure. */
import type { Call, Family, Model } from '../../contract/model'
import { LONGEST_LINE } from '../line'

/** The page as Markdown, in Chinese: how many calls are built, partial or planned, then family by family. */
export function callsPage(model: Model): string {
  const families = Object.values(model.families)
  const calls = families.flatMap((family) => Object.values(family.calls))
  const built = calls.filter((call) => call.state === 'built' && !call.lacks).length
  const partial = calls.filter((call) => call.lacks).length
  return [
    '<!-- 由 `npm run codegen` 从 schemas/endpoints/ 写成；请改那里，不要改这里。 -->',
    '# 接口状态',
    '',
    `共 ${calls.length} 个接口，已建成 ${built} 个，部分建成 ${partial} 个（还缺什么写在说明里），` +
      `待建 ${calls.length - built - partial} 个；` +
      `规格提到的 ${calls.filter((call) => !call.ours).length} 个，其余由我们增加。` +
      `待建的接口一律返回 code 1001。\`npm run calls\` 在命令行给出同样的表；\`/docs\` 是可以查阅的完整说明。`,
    '',
    ...families.flatMap(familyPart),
  ].join('\n')
}

function familyPart(family: Family): string[] {
  const calls = Object.values(family.calls)
  return [
    `## ${family.name} ${family.label}`,
    '',
    `${calls.filter((call) => call.state === 'built').length} / ${calls.length} 已建成。`,
    '',
    '| 接口 | 方法与路径 | 说明 | 状态 | 用于页面 |',
    '|---|---|---|---|---|',
    ...calls.map(callLine),
    '',
  ]
}

const END = ' |'

function callLine(call: Call): string {
  const cells = [
    call.name,
    `${call.method} \`${call.path}\`${call.guess ? '（拟定）' : ''}`,
    `${call.what}${call.lacks ? `。还缺：${call.lacks.join('；')}` : ''}`,
    call.state === 'planned' ? '待建' : call.lacks ? '部分' : '已建成',
  ].map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' '))
  const begun = `| ${cells.join(' | ')} | `
  return `${begun}${pagesWithin(Object.keys(call.usedBy), LONGEST_LINE - begun.length - END.length)}${END}`
}

/** The first pages, as many as fit; more are told by the number of all: the schema of each names its calls. */
function pagesWithin(pages: string[], room: number): string {
  if (pages.join(' ').length <= room) return pages.join(' ')
  const more = ` 等 ${pages.length} 个页面`
  const past = pages.findIndex((_page, at) => pages.slice(0, at + 1).join(' ').length + more.length > room)
  return `${pages.slice(0, past).join(' ')}${more}`.trim()
}
