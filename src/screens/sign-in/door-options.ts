/** What the door offers, asked once for all of its screens; where it cannot be asked, account and password remain. */
import { useEffect, useState } from 'react'
import { isOwnServerAbsent } from '../../app/deployment'
import { callNamed } from '../../app/services'

/** What the door offers: how codes are sent (none: not at all), and whether a company may be registered. */
interface DoorOptions {
  sms: 'real' | 'outbox' | 'none'
  registration: boolean
  /** Account and password are all there is: the other side has no codes and no forgotten passwords. */
  passwordOnly?: true
}

function doorOptions(): Promise<DoorOptions> {
  if (isOwnServerAbsent) return Promise.resolve({ sms: 'none', registration: false, passwordOnly: true })
  return callNamed<DoorOptions>({ family: 'auth', call: 'options' })
}

let asked: Promise<DoorOptions> | undefined

/** undefined until it is known; a question that failed is asked anew by the next screen. */
export function useDoorOptions(): DoorOptions | undefined {
  const [options, setOptions] = useState<DoorOptions>()
  useEffect(() => {
    let wanted = true
    asked ??= doorOptions()
    asked.then((found) => wanted && setOptions(found), () => {
      asked = undefined
      if (wanted) setOptions({ sms: 'none', registration: false })
    })
    return () => {
      wanted = false
    }
  }, [])
  return options
}
