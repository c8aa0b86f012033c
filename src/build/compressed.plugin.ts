/** Writes scripts and style sheets once more, compressed, so that no server does it again for each visitor. Runs in Node. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files gain nothing by it. */
const SMALLEST = 1024
/**
 * Of brotli's eleven levels the highest that costs a build no seconds. The window is that of the file and no larger: of two hundred
 * small files most of the time went into memory that none of them needed.
 */
function brotliOf({ length }: Buffer): { params: Record<number, number> } {
  const window = Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length)) + 1))
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size, BROTLI_PARAM_LGWIN: bits } = constants
  return { params: { [quality]: 9, [size]: length, [bits]: Math.min(22, window) } }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Adds .br (brotli, level 9) and .gz (level 9) beside every script and style sheet of 1 kB or more; in builds alone. */
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
