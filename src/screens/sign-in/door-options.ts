/** What the door offers, asked once for all of its screens; where it cannot be asked, account and password remain. */
import { useEffect, useState } from 'react'
import { doorOptions, type DoorOptions } from '../../app/signing-in'

let asked: Promise<DoorOptions> | undefined

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
