/** The configuration types of filter templates for advertising lists (specification, sections 3 and 9). */
export const DEFAULT_CONFIG_TYPE = 300

/** Thirteen types, and the default. */
export const CONFIG_TYPES: readonly number[] = [DEFAULT_CONFIG_TYPE, 401, 403, 404, 405, 406, 202, 203, 204, 205, 206, 301, 302, 303]
