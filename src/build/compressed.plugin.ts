/** Writes scripts and style sheets once more, compressed, so that no server does it again for each visitor. Runs in Node. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files gain nothing by it. */
const SMALLEST = 1024
/** Of brotli's eleven levels the highest that costs a build no seconds. Told the size, it takes no more memory than that needs. */
const brotliOf = ({ length }: Buffer) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: length } })

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function compressedPlugin(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const made = Object.values(bundle).map(async (file) => {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (!/\.(js|css)$/.test(file.fileName) || source.length < SMALLEST) return
          const [br, gz] = await Promise.all([brotli(source, brotliOf(source)), zip(source, { level: 9 })])
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br })
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz })
        })
        await Promise.all(made)
      },
    },
  }
}
