/** Which field of a source's facts a dimension is. Pure. */

/** What is known of a dimension, in its file or in the model. */
interface Told { field?: string | undefined; fields?: Readonly<Record<string, string>> | undefined }

/**
 * @param source name of the source within its dataset
 * @returns the path of the field in that source's facts; undefined where nothing names one (a step of the source's day, or the field of the dimension's name)
 */
export function fieldIn({ field, fields }: Told, source: string): string | undefined {
  return fields === undefined ? field : (fields[source] ?? field)
}
