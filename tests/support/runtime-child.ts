/** A process that does tasks: the server's runtime over a database that is there, without anything that listens. It ends with whoever started it. */
import '../../server/modules/modules'
import { serverLoader, startRuntime } from '../../server/runtime'

const [root = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2)
process.stdin.resume().once('end', () => process.exit(0))
await startRuntime({ root, dataDir, databaseUrl, watch: false, workers: 1, loader: serverLoader(root) })
