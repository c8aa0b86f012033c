/** Writes that need the person's word: where the server asks for it, it is asked of them with a tick, and the write is made again with it. */
import { CODES, type Row } from '../../contract/wire'
import { CallError } from '../lib/call-error'

/**
 * @param write makes the write with these words added to its body: none at first
 * @throws CallError as the write does; where the person does not mean it, what the server said
 */
export async function confirming<T>(write: (word: Row) => Promise<T>): Promise<T> {
  try {
    return await write({})
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== CODES.confirm) throw error
    const { askToConfirm } = await import('./ask-to-confirm')
    const says = Object.values(error.fields)
    if (!(await askToConfirm(says.length > 0 ? says : [error.message]))) throw error
    return write({ confirmed: true })
  }
}
