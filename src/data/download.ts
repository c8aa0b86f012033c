/** Files: a failure is logged and thrown on (specification, section 8), and any path may be asked for one (section 7). */
import type { CallMeta, Transport } from '../../contract/transport'

/** The generic download: POST to a path that the caller gives, with a payload, answered by a file. */
export function downloadOf(path: string): CallMeta {
  return { family: 'download', call: 'download', method: 'POST', path, client: 'download', wire: 'erp', body: 'json', answer: 'binary', writes: false }
}

/** @throws CallError, after it was logged */
export async function download(transport: Pick<Transport, 'call'>, call: CallMeta, values: unknown): Promise<File> {
  try {
    return await transport.call<File>(call, values ?? {})
  } catch (error) {
    console.error('下载失败', call.path, error)
    throw error
  }
}
