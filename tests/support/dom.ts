/** A window for tests of screens, with what happy-dom lacks (dom-gaps.ts), and left empty after each. Import it first. */
import './dom-gaps'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { endNotices } from '../../src/ui/notices'
import { drawWhole } from '../../src/ui/use-later'
import '../../src/ui/antd/notices-host'
import '../../src/ui/light/anchored'
import '../../src/ui/light/select'

// A test waits for what happens, not for a second by the clock.
configure({ asyncUtilTimeout: 20_000 })

// What a browser fetches when a person comes near is there: no test waits for it.
await drawWhole()

afterEach(async () => {
  cleanup()
  await endNotices()
  document.body.innerHTML = ''
})
