/** What a first list waits for: of the libraries that draw controls, none (ARCHITECTURE.md, "A first list waits for none of antd"). */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** What comes with a picker, a dialog, a drawer, a chart: never before. */
const LATER = /^(antd|@ant-design\/(icons|cssinjs|pro-.*)|@refinedev\/antd|dayjs|echarts|rc-.*|react-markdown|pinyin-pro)(\/|$)/

interface Import { source?: { value: string } | null; importKind?: string; exportKind?: string; specifiers?: { importKind?: string; exportKind?: string }[] }

/** What a file imports at once that is there when it runs: no types, nothing that is fetched later. */
function importsOf(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  return (program.body as unknown as Import[]).flatMap(({ source, importKind, exportKind, specifiers = [] }) => {
    if (!source || importKind === 'type' || exportKind === 'type') return []
    const isTypes = specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
    return isTypes ? [] : [source.value]
  })
}

/** Packages that a file and all that it imports at once wait for, each with the file that names it first. */
function packagesOf(start: string): Map<string, string> {
  const seen = new Set<string>()
  const packages = new Map<string, string>()
  const look = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const name of importsOf(file)) {
      if (!name.startsWith('.')) {
        if (!packages.has(name)) packages.set(name, relative(ROOT, file))
        continue
      }
      const base = resolve(dirname(file), name)
      const hit = [base, `${base}.ts`, `${base}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(path))
      if (hit) look(hit)
    }
  }
  look(join(ROOT, start))
  return packages
}

const lateIn = (start: string): string[] => [...packagesOf(start)].flatMap(([name, file]) => (LATER.test(name) ? [`${file}: ${name}`] : []))

test('sign-in and a first list wait for none of the libraries that draw controls', () => {
  expect(lateIn('src/main.tsx')).toEqual([])
  expect(lateIn('src/app/behind.tsx')).toEqual([])
})

test('what draws with antd is found to do so', () => {
  expect(lateIn('src/ui/antd/notices-host.tsx')).toEqual(expect.arrayContaining(['src/ui/antd/notices-host.tsx: antd', 'src/ui/antd/antd-room.tsx: dayjs']))
})
