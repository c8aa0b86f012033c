/** One value's way through the server, as a kind says it: from a template's cell or a form into the database, out again, and into an export. */
import { expect } from 'vitest'
import type { Field, Model } from '../../contract/model'
import type { ColumnKind } from '../../contract/plan'
import { SERVER_KINDS } from '../../kinds/server-kinds'
import type { Cell } from '../../server/kernel/value/server-kind'
import { field, tinyModel } from './tiny-model'

interface Way {
  /** What staff write into a template; left out: no template holds it. */
  written?: string
  /** What a form sends, which is what the template's cell becomes. */
  sent: unknown
  /** What the database keeps. */
  kept: unknown
  /** What the database gives, where it is other than what is kept. */
  given?: unknown
  /** What a call answers. */
  answered: unknown
  exported: Cell
  /** What a form may not send. */
  refused?: unknown
}

/** The list of a field of choices: 亮 and 暗, and 旧, which is no longer offered. */
export const LAMP = {
  lamp: { values: [{ value: 'on', label: '亮' }, { value: 'off', label: '暗' }, { value: 'old', label: '旧', hidden: true }], data: {} },
} as unknown as Model['enums']

/** Holds a kind to a value's way; company's clock is Shanghai's. */
export function expectWay(kind: ColumnKind, way: Way, more: Partial<Field> = {}): void {
  const server = SERVER_KINDS[kind]
  const about = field('thing', 'value', kind, { label: '值', ...more })
  const model: Model = { ...tinyModel(), enums: LAMP }
  const labels = model.enums[about.enum ?? '']?.values ?? []
  const word = (text: string): { value: unknown } => ({ value: labels.find(({ label }) => label === text)?.value ?? text })
  if (way.written !== undefined) expect(server.template.read(way.written, about, { zone: 'Asia/Shanghai', word })).toEqual({ value: way.sent })
  expect(server.write(way.sent, about, { model })).toEqual({ value: way.kept })
  const answered = server.read(way.given ?? way.kept, about)
  expect(answered).toEqual(way.answered)
  const label = (value: unknown): string => labels.find((each) => each.value === value)?.label ?? String(value)
  expect(server.cell(answered, { scale: about.scale, zone: about.zone, label, site: undefined, companyZone: 'Asia/Shanghai' })).toEqual(way.exported)
  expect(server.identity(answered, about)).toBe(server.identity(way.given ?? way.kept, about))
  if (way.refused !== undefined) expect(server.write(way.refused, about, { model })).toMatchObject({ wrong: expect.stringContaining('值') as string })
  if (server.template.example !== '') expect(server.template.read(server.template.example, about, { zone: 'Asia/Shanghai', word })).toHaveProperty('value')
}
