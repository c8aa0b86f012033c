/**
 * The order of test files: journeys first, those that take minutes before all, so that no worker is left with a long one
 * when the others are done; then files of one project after each other, which may share a process.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes, the longest first. One that is missing here only makes the end of a run less even. */
const LONG = [
  'journeys/every-route', 'journeys/sign-in-doors', 'journeys/printing', 'journeys/import-numbers',
  'pages/every-list', 'database/embedded', 'http/hostile-calls', 'demo/demo', 'start/main', 'pages/every-page',
]
const PROJECTS = ['journeys', 'server', 'screens']

function placeOf({ moduleId, project }: TestSpecification): number {
  const long = LONG.findIndex((part) => moduleId.includes(`/${part}`))
  return PROJECTS.indexOf(project.name) * 100 + (long < 0 ? LONG.length : long)
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files)
    return known.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
