/**
 * A process that uses the embedded database of the folder given, for tests that kill it: says what it got as one line of
 * JSON, and leaves properly when its input ends.
 */
import { startEmbedded } from '../../server/kernel/store/embedded/embedded'

const started = await startEmbedded({ dataDir: process.argv[2] ?? '', log: (line) => console.error(line) }).catch((error: unknown) => {
  console.log(JSON.stringify({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }))
  process.exit(1)
})
console.log(JSON.stringify({ url: started.url, reused: started.reused, dataFolder: started.dataFolder }))
process.stdin.resume()
process.stdin.on('end', () => void started.stop().then(() => process.exit(0)))
