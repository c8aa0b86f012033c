/** A file that cannot be read at all: the message is for staff, says where, and what to do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** What reading a file gives. @param refuse is told what is wrong with one that cannot be read, and throws */
export async function readOrRefuse<T>(read: () => Promise<T>, refuse: (says: string) => never): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UnreadableFile) refuse(error.message)
    throw error
  }
}
