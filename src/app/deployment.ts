/** How this page was deployed, read once: where calls go, whose sign-in opens the door, and whether pages come from files. */
import { cloudOf, readDeployment } from '../data/clients'

/** Read from the build and index.html when the app is loaded; never changes after. */
export const deployment = readDeployment()
/** Public, private or uat, by this page's origin. */
export const cloud = cloudOf(location.origin, deployment)

/** True where no server of ours answers: session, menu, plans and choices come from files and from the company's own system. */
export const isOwnServerAbsent = deployment.pages === 'files'
