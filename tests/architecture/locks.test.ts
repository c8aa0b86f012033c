/** Lock files name packages by version and content alone: where they are fetched from is for whoever installs to say. The bench's peers are its own. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

interface Lock {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>
}
interface Manifest {
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
  workspaces?: unknown
}

const read = <T,>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T

test.each(['.', 'bench'])('the lock file in %s names no registry, and whoever changes it writes none', (folder) => {
  const { packages } = read<Lock>(`${folder}/package-lock.json`)
  const fetched = Object.entries(packages).filter(([path, one]) => path !== '' && !one.link)
  expect(fetched.length).toBeGreaterThan(0)
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  expect(fetched.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([])
  expect(readFileSync(join(ROOT, folder, '.npmrc'), 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m)
})

test('what the list is measured against is installed by the bench alone', () => {
  const [product, bench] = [read<Manifest>('package.json'), read<Manifest>('bench/package.json')]
  expect(product.workspaces).toBeUndefined()
  const { packages } = read<Lock>('package-lock.json')
  const peers = ['react-admin', 'ag-grid-community', 'ag-grid-react', '@tanstack/react-virtual']
  expect(Object.keys(bench.dependencies)).toEqual(expect.arrayContaining(peers))
  expect(peers.filter((name) => name in { ...product.dependencies, ...product.devDependencies } || `node_modules/${name}` in packages)).toEqual([])
})
