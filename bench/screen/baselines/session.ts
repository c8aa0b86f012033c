/** Who is signed in, asked once: every baseline shows its list to somebody the server knows, as our app does. */
export interface Session {
  employee: { id: string; name: string }
}

/** By this header a call says whose it is. */
export function bearer(): { authorization: string } {
  return { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` }
}

let asked: Promise<Session> | undefined

/** @throws where nobody is signed in */
export function session(): Promise<Session> {
  asked ??= fetch('/baseline/session', { method: 'POST', headers: bearer() })
    .then(async (response) => {
      const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Session }
      if (code !== 200) throw new Error(msg)
      return data
    })
  return asked
}
