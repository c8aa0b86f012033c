/** Names and places of the app that several of its files share. */
export { APP_BASE as BASE_PATH } from '../../contract/own-addresses'
export const APP_NAME = '运营后台'
export const LOGIN = '/login'
export const HOME = '/dashboard'
export const NOT_FOUND = '/page-not-find'
export const NOT_ALLOWED = '/page-not-authority'
