/* Draws /openapi.json as a readable page. Plain DOM; text is set as text, never as markup. */
'use strict'

const METHODS = ['get', 'post', 'put', 'delete']
const calls = document.getElementById('calls')
const keyword = document.getElementById('keyword')
const builtOnly = document.getElementById('builtOnly')
const count = document.getElementById('count')

fetch('/openapi.json')
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`HTTP ${answer.status}`))))
  .then(start)
  .catch((error) => {
    calls.textContent = `没有读到接口说明：${error.message}。请稍后刷新。`
  })

function start(api) {
  const all = Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, call: item[method] })),
  )
  const draw = () => {
    const words = keyword.value.trim().toLowerCase().split(/\s+/).filter(Boolean)
    const shown = all.filter(({ path, method, call }) => {
      if (builtOnly.checked && isPlanned(call)) return false
      const text = `${method} ${path} ${call.summary ?? ''} ${call.operationId ?? ''} ${(call.tags ?? []).join(' ')}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    count.textContent = `${shown.length} / ${all.length} 个接口`
    const byFamily = Map.groupBy ? Map.groupBy(shown, familyOf) : group(shown)
    calls.replaceChildren(...[...byFamily].flatMap(([family, list]) => [element('h2', labelOf(api, family)), ...list.map((each) => card(api, each))]))
  }
  keyword.addEventListener('input', draw)
  builtOnly.addEventListener('change', draw)
  document.getElementById('search').addEventListener('submit', (event) => event.preventDefault())
  draw()
}

function familyOf({ call }) {
  return (call.tags ?? ['其他'])[0]
}

function group(list) {
  const groups = new Map()
  for (const each of list) groups.set(familyOf(each), [...(groups.get(familyOf(each)) ?? []), each])
  return groups
}

function labelOf(api, family) {
  const tag = (api.tags ?? []).find((each) => each.name === family)
  return tag && tag.description ? `${tag.description}（${family}）` : family
}

function isPlanned(call) {
  return call['x-state'] === 'planned'
}

function card(api, { path, method, call }) {
  const details = element('details')
  const summary = element('summary')
  summary.append(element('span', method.toUpperCase(), 'method'), element('code', path))
  if (isPlanned(call)) summary.append(element('span', '尚未开放', 'planned'))
  summary.append(element('span', call.summary ?? '', 'what'))
  details.append(summary)
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(body(api, call))
  })
  return details
}

function body(api, call) {
  const box = element('div')
  if (call.operationId) box.append(element('p', call.operationId))
  for (const text of (call.description ?? '').split(/\n{2,}/).filter(Boolean)) box.append(paragraph(text))
  const parameters = (call.parameters ?? []).map((each) => lookUp(api, each))
  if (parameters.length > 0) {
    const shapes = parameters.map((each) => [`${each.name}${each.in === 'header' ? '（请求头）' : ''}`, { ...lookUp(api, each.schema), description: each.description ?? lookUp(api, each.schema).description }])
    box.append(element('h3', '参数'), table(api, Object.fromEntries(shapes), parameters.filter((each) => each.required).map((each) => each.name)))
  }
  for (const [type, content] of Object.entries(call.requestBody?.content ?? {})) box.append(element('h3', `请求（${type}）`), shape(api, content.schema))
  for (const [status, answer] of Object.entries(call.responses ?? {})) {
    const resolved = lookUp(api, answer)
    for (const [type, content] of Object.entries(resolved.content ?? {})) {
      const { title, schema } = answerShape(api, content.schema)
      box.append(element('h3', `回答 ${status}（${type}）${resolved.description ?? ''}${title ? `：${title}` : ''}`), shape(api, schema))
    }
  }
  return box
}

/** The little Markdown that descriptions use: `code` and **strong**. */
function paragraph(text) {
  const made = element('p')
  for (const part of text.split(/(`[^`]*`|\*\*[^*]+\*\*)/)) {
    if (part.startsWith('`')) made.append(element('code', part.slice(1, -1)))
    else if (part.startsWith('**')) made.append(element('strong', part.slice(2, -2)))
    else made.append(part)
  }
  return made
}

/** An answer's envelope is the same everywhere: what differs is `data`, or the file. */
function answerShape(api, schema) {
  const done = (schema?.oneOf ?? []).map((each) => lookUp(api, each)).find((each) => lookUp(api, each.properties?.code).const === 200)
  return done?.properties?.data ? { title: 'data', schema: done.properties.data } : { title: '', schema }
}

function shape(api, schema) {
  const resolved = lookUp(api, schema ?? {})
  if (resolved.type === 'object' && resolved.properties) return table(api, resolved.properties, resolved.required ?? [])
  return element('pre', JSON.stringify(resolved, null, 2))
}

function table(api, properties, required) {
  const made = element('table')
  const head = element('tr')
  head.append(element('th', '名称'), element('th', '类型'), element('th', '说明'))
  const top = element('thead')
  top.append(head)
  const rows = element('tbody')
  for (const [name, schema] of Object.entries(properties)) {
    const row = element('tr')
    const label = element('td')
    label.append(element('code', name), required.includes(name) ? ' 必填' : '')
    row.append(label, element('td', typeOf(api, schema, 0)), element('td', lookUp(api, schema).description ?? ''))
    rows.append(row)
  }
  made.append(top, rows)
  return made
}

function typeOf(api, schema, depth) {
  const resolved = lookUp(api, schema)
  if (resolved.enum) return resolved.enum.slice(0, 8).join(' | ') + (resolved.enum.length > 8 ? ' | …' : '')
  if (resolved.type === 'array') return `[ ${typeOf(api, resolved.items ?? {}, depth + 1)} ]`
  if (resolved.oneOf && depth < 2) return resolved.title ?? resolved.oneOf.map((each) => typeOf(api, each, depth + 1)).join(' | ')
  if (resolved.properties && depth < 3) return `{ ${Object.entries(resolved.properties).slice(0, 30).map(([name, each]) => `${name}: ${typeOf(api, each, depth + 1)}`).join(', ')} }`
  return ([].concat(resolved.type ?? '任意')).join(' | ') + (resolved.format ? `（${resolved.format}）` : '')
}

function lookUp(api, schema) {
  if (!schema || !schema.$ref) return schema ?? {}
  const found = schema.$ref.replace(/^#\//, '').split('/').reduce((place, part) => place?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], api)
  return found ?? {}
}

function element(name, text, className) {
  const made = document.createElement(name)
  if (text) made.textContent = text
  if (className) made.className = className
  return made
}
