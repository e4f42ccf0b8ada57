import { expect, test } from 'vitest'
import { withoutTalk } from './left-out.ts'

const LEFT = (size: number) => `<template data-left-out="${size}"></template>`

test.each([
  ['navigation', '<nav><a href="/">Home</a></nav>', 4],
  ['a foot', '<footer><p>© Pots</p></footer>', 6],
  ['comments in boxes', '<div id="comments"><div>Very <b>good</b></div></div>', 9],
  ['other recipes', "<section class='card related-posts'>Soups</section>", 5],
  ['the end of a comment of the page', '<div class=comments>So <!-- </div> --> good</div>', 7],
])('%s: only how much it held is left', (_, part, size) => {
  expect(withoutTalk(`<p>a</p>${part}<p>b</p>`)).toBe(`<p>a</p>${LEFT(size)}<p>b</p>`)
})

test.each([
  ['the heading of the page', '<div class="comments"><h1>Soup</h1></div>'],
  ['data', '<footer><script type="application/ld+json">{}</script></footer>'],
  ['what is marked', '<div id="related"><i itemprop="recipeIngredient">2 leeks</i></div>'],
  ['a part that nothing ends', '<div class="comments"><p>good'],
  ['a part that ends with another', '<section><div class="comments">good</section></div>'],
  ['a part that ends elsewhere', '<div class="comments"></article></div>'],
  ['what data says', '<script>{"a":"<nav>b</nav>"}</script>'],
  ['what a comment says', '<!-- <nav>b</nav> -->'],
  ['a frame whose state speaks of comments', '<div class="has-comments"><p>text</p></div>'],
  ['a box of the recipe', '<div class="comments-ingredients"><p>2 leeks</p></div>'],
])('%s stays', (_, part) => {
  expect(withoutTalk(`<p>a</p>${part}<p>b</p>`)).toBe(`<p>a</p>${part}<p>b</p>`)
})

test('parts in parts without end are not looked through again and again', () => {
  const open = '<div class="comments">'.repeat(100_000)
  expect(withoutTalk(open)).toBe(open)
  const silent = `<div class="comments">${'<!--'.repeat(200_000)}</div>`
  expect(withoutTalk(silent)).toBe(silent)
  const closed = `${open}<h1>Soup</h1>${'</div>'.repeat(100_000)}`
  expect(withoutTalk(closed)).toBe(closed)
})
