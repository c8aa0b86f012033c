/** What a person should know before printing: said above the sheets, never printed. */
import { Alert } from 'antd'

/** One line a note; those that do not apply are false or empty and leave no line. */
export function PrintNotes({ notes }: { notes: (string | false)[] }) {
  return notes.map((says) => (says ? <Alert key={says} className="print-note" type="warning" showIcon message={says} /> : null))
}
