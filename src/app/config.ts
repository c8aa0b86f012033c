/** Names and places of the app that several of its files share. */
export { APP_BASE as BASE_PATH } from '../../contract/own-addresses'
/** Stands behind the page's title in the browser's tab. */
export const APP_NAME = '运营后台'
/** Where one signs in; this and the next are routes below the base path. */
export const LOGIN = '/login'
/** Where one comes after sign-in, and the tab that stays. */
export const HOME = '/dashboard'
/** Where addresses that open nothing lead. */
export const NOT_FOUND = '/page-not-find'
/** Where pages lead that the person may not open. */
export const NOT_ALLOWED = '/page-not-authority'
