import { expect, test } from 'vitest'
import { valuesOfJson } from './json-text.ts'

test.each([
  ['plain', '{"a":1}', [{ a: 1 }]],
  ['a comma too many', '{"a":[1,2,],}', [{ a: [1, 2] }]],
  ['a comma missing', '{"a":"x"\n"b":"y"}', [{ a: 'x', b: 'y' }]],
  ['line breaks in a string', '{"a":"x\ny\tz"}', [{ a: 'x\ny z' }]],
  ['inches in a string', '{"a":"a 9" pan, then"}', [{ a: 'a 9" pan, then' }]],
  ['comments', '/* data */ {"a":1, // one\n"b":"http://x"}', [{ a: 1, b: 'http://x' }]],
  ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', [{ a: 1 }]],
  ['two roots', '{"a":1}{"b":2};', [{ a: 1 }, { b: 2 }]],
  ['what only JavaScript knows', '{"a":undefined,"b":NaN}', [{ a: null, b: null }]],
  ['an escape that is none', String.raw`{"a":"it\'s \u12 \x41"}`, [{ a: "it's 12 A" }]],
  ['an end that is missing', '{"a":[{"b":"c"}', [{ a: [{ b: 'c' }] }]],
  ['escaped quotation marks', '{&quot;a&quot;:&quot;b&quot;}', [{ a: 'b' }]],
  ['a comma missing in a line', '{"a":"x" "b":"y"}', [{ a: 'x', b: 'y' }]],
  ['a value missing', '{"a":,"b":1}', [{ a: null, b: 1 }]],
  ['a list that nothing closes', '{"a":["x","y","b":{"c":1}}', [{ a: ['x', 'y'], b: { c: 1 } }]],
  ['a list that a brace closes', '{"a":["x"},"b":1}', [{ a: ['x'], b: 1 }]],
  ['a brace too many', '{"a":{"b":1}},"c":2}', [{ a: { b: 1 }, c: 2 }]],
  ['quoted words', '{"a":"he "said", then","b":1}', [{ a: 'he "said", then', b: 1 }]],
  ['a name that means harm', '{"__proto__":{"a":1},"b":2,}', [{ b: 2 }]],
  ['typographic quotation marks', '{“a”: “it’s”}', [{ a: 'it’s' }]],
  ['nothing', '  ', []],
])('%s is read', (_, text, values) => {
  expect(valuesOfJson(text)).toEqual(values)
})
