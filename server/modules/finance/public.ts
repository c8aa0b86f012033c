/** What other modules ask of money: how one currency becomes another in a statement. */
export { rateBetween } from './profit-sql'
