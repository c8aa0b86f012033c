/** A file that cannot be read at all: the message is for staff, says where, and what to do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
