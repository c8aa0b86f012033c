/** What stands between a schema file and the database, as a problem of the file: place, what is asked, what to do. Words only. */
import { findNodeAtLocation } from 'jsonc-parser'
import { formatProblem, type Problem } from '../../../../codegen/check/problem'
import { positionAt, type Sources } from '../../../../codegen/read/source'
import type { RefusedEntity } from '../../store/migrate/migrate.tables'
import type { Care, Step } from '../../store/migrate/step'

/** A mistake in a schema file, or what keeps the database from following one. */
export interface SchemaProblem extends Problem {
  /** As the command line shows it. */
  text: string
}

const KEPT = '保存文件不会这样改动数据库；在此之前，它保持上一个正确的样子'
const COMMAND = 'npm run migrate -- --plan 查看要执行什么、涉及多少行、怎样退回，确认后用 --apply 执行'
const TODO: Record<Care, string> = {
  adds: '',
  settles: `${KEPT}。重新启动后生效，或者现在执行：${COMMAND}`,
  waits: KEPT,
  care: `${KEPT}。不是有意的，就改回去；是有意的，运行 ${COMMAND}`,
  stuck: `${KEPT}。不是有意的，就改回去`,
}

/** Adds the line that the command line would print. */
export function asProblem(problem: Problem): SchemaProblem {
  return { ...problem, text: formatProblem(problem) }
}

/** One problem a step, at the line that asks for it. */
export function problemsOf(refused: readonly RefusedEntity[], sources: Sources): SchemaProblem[] {
  return refused.flatMap(({ entity, steps }) => {
    const seen = new Map(steps.map((step) => [step.says, step]))
    return [...seen.values()].map((step) => {
      const message = `「${entity.label}」${step.says}${step.first ? `。${step.first}` : ''}`
      return asProblem({ file: entity.file, ...placeOf(sources, entity.file, step), code: 'MIGRATION', severity: 'error', message, hint: TODO[step.care] })
    })
  })
}

function placeOf(sources: Sources, path: string, { at }: Step): { line: number; column: number } {
  const file = sources.files.find((each) => each.path === path)
  const node = file?.node && (findNodeAtLocation(file.node, at) ?? file.node)
  return file && node ? positionAt(file, node.offset) : { line: 1, column: 1 }
}
