/** Says at the end of a run which files took the longest, how long the tests of each kind took, and which tests passed only at a second try. */
import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 12
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(7)} s`

export default class WhereTimeGoes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const again = modules.flatMap((module) => [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky))
    const named = again.map((test) => `  ${test.module.relativeModuleId} > ${test.fullName}`)
    if (named.length > 0) console.log(`\npassed only at the second try:\n${named.join('\n')}`)
    const taken = modules.map((module) => {
      const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic()
      return { file: module.relativeModuleId, project: module.project.name, ms: duration + collectDuration + setupDuration + environmentSetupDuration }
    })
    if (taken.length < 2) return
    const projects = new Map<string, number>()
    for (const { project, ms } of taken) projects.set(project, (projects.get(project) ?? 0) + ms)
    const lines = taken.sort((one, other) => other.ms - one.ms).slice(0, SHOWN).map(({ file, ms }) => `${seconds(ms)}  ${file}`)
    const totals = [...projects].map(([project, ms]) => `${project} ${seconds(ms).trim()}`).join(', ')
    console.log(`\nwhere the time goes (all workers: ${totals})\n${lines.join('\n')}\n`)
  }
}
