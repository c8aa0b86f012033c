/** The token that a request carries. */
import type { FastifyRequest } from 'fastify'

export function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
