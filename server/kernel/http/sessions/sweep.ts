/** What sign-in keeps of tries, codes and links is cleared a day after its time. */
import type { Database } from '../../store/connect'

/** Run by the hourly sweep, as the owner. Links count from their use, or from their end where nobody used them. */
export async function sweepSecrets(db: Database): Promise<void> {
  await db.asOwner(async (tx) => {
    await tx.query(`delete from sign_in_failure where last_at < now() - interval '1 day'`)
    await tx.query(`delete from sms_code where create_time < now() - interval '1 day'`)
    await tx.query(`delete from sms_outbox where create_time < now() - interval '1 day'`)
    await tx.query(`delete from password_link where coalesce(used_at, expires_at) < now() - interval '1 day'`)
  })
}
