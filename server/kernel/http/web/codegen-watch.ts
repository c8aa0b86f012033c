/**
 * Development only: `npm run codegen -- --watch` beside the server, so that what the web app knows of the schemas by its
 * own files (`src/generated`: how calls are sent) follows them as they are saved, as the server's own model does.
 */
import { spawn } from 'node:child_process'

/**
 * Starts codegen's watch over a checkout; its errors go to the terminal.
 * @param root the folder that has `codegen/` and `schemas/`
 * @param onEnd told when it ended by itself (an exit code, or null for a signal); what it wrote last stays as it is
 * @returns stops it
 */
export function watchCodegen(root: string, onEnd: (code: number | null) => void): () => void {
  const child = spawn(process.execPath, ['--import', 'tsx', 'codegen/cli.ts', '--watch'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  let stopped = false
  const stop = (): void => {
    if (stopped) return
    stopped = true
    process.off('exit', stop)
    child.kill()
  }
  const ended = (code: number | null): void => {
    process.off('exit', stop)
    if (stopped) return
    stopped = true
    onEnd(code)
  }
  child.on('exit', ended)
  child.on('error', () => ended(null))
  process.on('exit', stop)
  return stop
}
