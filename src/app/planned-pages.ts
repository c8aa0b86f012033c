/** Whether a person wants to see the pages that are not open yet: in the menu and in what is found. Kept by person, off at first. */
import { settings } from './settings'

const NAME = 'planned pages'

/** False where nothing was kept. */
export const wantsPlanned = (): boolean => settings.read<boolean>(NAME) === true

/** Kept for this person in this browser; what is drawn already is not told. */
export function keepWantsPlanned(wants: boolean): void {
  settings.write(NAME, wants ? true : undefined)
}
