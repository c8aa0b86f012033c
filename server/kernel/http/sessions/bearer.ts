/** The token that a request carries. */
import type { FastifyRequest } from 'fastify'

/** Of the header `Authorization: Bearer …`; undefined where there is none or it is of another kind. It is not looked up here. */
export function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
