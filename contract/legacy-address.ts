/** Where the server holds a page of a company's v3.0 system in a frame: below the app's base path, as `?to=<address>&ticket=<of a session of that company>`. */
export const LEGACY_FRAME = 'legacy-frame'
