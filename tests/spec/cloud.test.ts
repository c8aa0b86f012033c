// @vitest-environment happy-dom
/** Specification, sections 3 and 7: a cloud flag in local storage, chosen from the site's origin; whose help service is asked. */
import '../support/dom'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  vi.resetModules()
})

async function deployed(words: object | undefined): Promise<{ clusterId: number; isHelpOn: boolean }> {
  if (words) {
    const meta = document.createElement('meta')
    meta.name = 'client-bases'
    meta.content = JSON.stringify(words)
    document.head.append(meta)
  }
  return import('../../src/app/services')
}

it.each([
  [undefined, 'public', 1],
  [{ origins: { private: [location.origin] } }, 'private', 2],
  [{ origins: { uat: [location.origin], private: ['https://elsewhere.example'] } }, 'uat', 2],
])('deployment %j is the cloud %s, and the cluster %i', async (words, cloud, cluster) => {
  const { clusterId } = await deployed(words)
  expect([localStorage.getItem('cloud'), clusterId]).toEqual([cloud, cluster])
})

it('the help service is off unless the deployment names it', async () => {
  expect((await deployed(undefined)).isHelpOn).toBe(false)
  vi.resetModules()
  expect((await deployed({ bases: { erp: 'https://api.example' } })).isHelpOn).toBe(false)
  document.head.innerHTML = ''
  vi.resetModules()
  expect((await deployed({ bases: { help: 'https://help.example' } })).isHelpOn).toBe(true)
})
