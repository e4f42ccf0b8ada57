/** The bookmark that brings in the page somebody looks at, as they see it. */
import { GIVEN_CACHE, GIVEN_FIELD, GIVEN_KEY, GIVEN_MAX, GIVEN_TO } from '#shared/given-page.ts'

/**
 * Its address: a program that runs on whatever page is open when it is pressed, and posts that page by a
 * form. A form reaches nomnom in a tab of its own, where a window that was opened by a script would not.
 */
export function bookmarkFor(origin: string): string {
  const to = JSON.stringify(`${origin}${GIVEN_TO}`)
  const program = `(()=>{const d=document,f=d.createElement('form'),t=d.createElement('textarea');
f.method='post';f.enctype='multipart/form-data';f.target='_blank';f.hidden=true;
f.action=${to}+'?'+new URLSearchParams({url:location.href,title:d.title});
t.name=${JSON.stringify(GIVEN_FIELD)};t.value=d.documentElement.outerHTML.slice(0,${GIVEN_MAX});
f.append(t);d.body.append(f);f.submit();f.remove()})()`
  return `javascript:${encodeURIComponent(program.replaceAll('\n', ''))}`
}

/** Takes out the page that the bookmark brought; null where none lies there (any more). */
export async function takeGivenPage(): Promise<string | null> {
  const cache = await caches.open(GIVEN_CACHE)
  const page = await cache.match(GIVEN_KEY)
  await cache.delete(GIVEN_KEY)
  return page ? await page.text() : null
}
