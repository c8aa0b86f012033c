/** What a person is asked about a view. Types alone. */
import type { PageView } from './view-set'

/** What the dialog is opened for; `view` left out: a new one. */
export interface Asked {
  does: 'saveAs' | 'rename' | 'roles'
  view?: PageView
}
