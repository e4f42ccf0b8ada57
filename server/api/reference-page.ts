// GET /api/docs: the description of the calls as a page. No script, nothing from elsewhere: it reads
// without a network of its own, and the content security policy of the server stays as it is.
import { escapeHtml } from '../auth/mail/mail-templates.ts'
import { PAGE_STYLE } from '../auth/mail/mailbox-page.ts'
import type { OpenApiDocument } from './openapi.ts'
import type { Content, Fragment, Operation, Response } from './openapi-parts.ts'

export const REFERENCE_STYLE = `${PAGE_STYLE}
body { max-width: 52rem } h2 { margin-top: 2.5rem; font-size: 1.5rem } h3 { margin: 0; font: inherit }
nav ul { padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none }
nav a { display: inline-block; padding: .625rem 0 } details { margin-top: .75rem; padding: .25rem 1rem;
  background: #fffefc; border: 1px solid #e6dccb; border-radius: 12px }
summary { padding: .625rem 0; cursor: pointer; overflow-wrap: anywhere } code, pre { font: .875rem/1.5 ui-monospace, monospace }
.method { font-weight: 700 } h4 { margin: 1rem 0 .25rem; font-size: .9375rem }
pre { margin: .25rem 0 1rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere }
dt { margin-top: .5rem } dd { margin: 0 0 .25rem 1.25rem; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) { details { background: #221d19; border-color: #3d352e } }
`

/** The whole reference as one page. */
export function referencePage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = document.tags.map(({ name, description: about }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    return `<section id="${anchor(name)}"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(about)}</p>${own.map(call).join('\n')}</section>`
  })
  const links = document.tags.map(
    ({ name }) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`,
  )
  const { title, version, description } = document.info
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Calls of ${escapeHtml(title)}</title><link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main><h1>Calls of ${escapeHtml(title)} ${escapeHtml(version)}</h1>
<p>${escapeHtml(description)}</p>
<p class="muted">For programs: <a href="/api/openapi.json">openapi.json</a>. Calls are below <code>/api</code>, signing in below its own address. Unless a call says otherwise it wants <code>Authorization: Bearer</code> with the token of a session.</p>
<nav aria-label="Kinds of calls"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
${shared(document)}
</main></body></html>`
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-')
}

type Call = { path: string; method: string; operation: Operation }

function call({ path, method, operation }: Call): string {
  const { operationId, summary, description, servers, parameters = [], requestBody } = operation
  const address = `${servers?.[0]?.url ?? '/api'}${path}`
  const parts = [
    description === undefined ? '' : `<p>${escapeHtml(description)}</p>`,
    `<p class="muted">${escapeHtml(whoMay(operation))} <code>${operationId}</code></p>`,
    parameters.length === 0 ? '' : `<h4>Takes</h4><dl>${parameters.map(parameter).join('')}</dl>`,
    requestBody ? `<h4>Body</h4>${content(requestBody.content)}` : '',
    '<h4>Answers</h4>',
    `<dl>${Object.entries(operation.responses).map(response).join('')}</dl>`,
  ]
  return `<details id="${operationId}"><summary><h3><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(address)}</code> ${escapeHtml(summary)}</h3></summary>
${parts.join('\n')}</details>`
}

function whoMay({ security }: Operation): string {
  if (security === undefined) return 'With a session.'
  const names = security.flatMap((each) => Object.keys(each))
  if (names.length === 0) return 'For everybody.'
  if (names.includes('metricsToken')) return 'With METRICS_TOKEN.'
  return 'With a session, or with an access token that is good for it.'
}

function parameter(described: Fragment): string {
  const { $ref: reference, name, in: place, schema, description } = described
  if (typeof reference === 'string') return `<dt>${link(reference)}</dt>`
  const says = typeof description === 'string' ? description : ''
  return `<dt><code>${escapeHtml(String(name))}</code> in the ${escapeHtml(String(place))}: <code>${escapeHtml(typeOf(schema))}</code></dt><dd>${escapeHtml(says)}</dd>`
}

function response([status, described]: [string, Response]): string {
  const { $ref: reference, description = '', headers = {} } = described
  const label = status === 'default' ? 'any other' : status
  if (reference !== undefined) return `<dt>${label}: ${link(reference)}</dt>`
  const names = Object.keys(headers).map((name) => `<code>${escapeHtml(name)}</code>`)
  const sends = names.length === 0 ? '' : ` With ${names.join(', ')}.`
  const body = described.content ? content(described.content) : ''
  return `<dt>${label}: ${escapeHtml(description)}.${sends}</dt><dd>${body}</dd>`
}

function content(described: Content): string {
  return Object.entries(described)
    .map(([type, { schema, example }]) => {
      const kind = type === 'application/json' ? '' : `<p><code>${escapeHtml(type)}</code></p>`
      const shown = typeof example === 'string' ? example : JSON.stringify(example, null, 2)
      const sample =
        example === undefined ? '' : `<p class="muted">Such as</p><pre>${escapeHtml(shown)}</pre>`
      return `${kind}<pre>${escapeHtml(typeOf(schema))}</pre>${sample}`
    })
    .join('')
}

/** What several calls share: headers that are sent, and refusals. */
function shared({ components }: OpenApiDocument): string {
  const { parameters = {}, responses = {} } = components
  const sent = Object.entries(parameters).map(
    ([name, described]) => `<div id="${name}">${parameter(Object(described))}</div>`,
  )
  const refusals = Object.entries(responses).map(
    ([name, described]) => `<div id="${name}">${response([name, Object(described)])}</div>`,
  )
  return `<section><h2>Headers</h2><dl>${sent.join('')}</dl></section>
<section><h2>Refusals</h2><dl>${refusals.join('')}</dl></section>`
}

function link(reference: string): string {
  const name = reference.split('/').at(-1) ?? ''
  return `<a href="#${name}">${escapeHtml(name)}</a>`
}

const DEEPEST = 6

/** A schema in the words of TypeScript, which are short and known. */
function typeOf(schema: unknown, depth = 0): string {
  if (typeof schema !== 'object' || schema === null || depth > DEEPEST) return 'any'
  const {
    $ref,
    anyOf,
    oneOf,
    allOf,
    enum: values,
    const: only,
    type,
    items,
    ...rest
  } = {
    ...schema,
  } as Record<string, unknown>
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'any'
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  const choices = [anyOf, oneOf].find(Array.isArray)
  if (choices) return [...new Set(choices.map((each) => typeOf(each, depth)))].join(' | ')
  if (Array.isArray(allOf)) return allOf.map((each) => typeOf(each, depth)).join(' & ')
  if (type === 'array') return `(${typeOf(items, depth + 1)})[]`
  if (type === 'object') return objectType(rest, depth)
  return typeof type === 'string' ? type : 'any'
}

function objectType(
  { properties, required, additionalProperties }: Record<string, unknown>,
  depth: number,
): string {
  const needed = new Set(Array.isArray(required) ? required : [])
  const fields = Object.entries(Object(properties)).map(
    ([name, field]) => `${name}${needed.has(name) ? '' : '?'}: ${typeOf(field, depth + 1)}`,
  )
  const isOpen = typeof additionalProperties === 'object' && fields.length === 0
  if (isOpen) return `{ [name: string]: ${typeOf(additionalProperties, depth + 1)} }`
  if (fields.length === 0) return '{}'
  const indent = '  '.repeat(depth)
  return `{\n${fields.map((field) => `${indent}  ${field}`).join('\n')}\n${indent}}`
}
