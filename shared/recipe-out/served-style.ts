/** How a recipe looks that is served to everybody: the app's colors and shapes, without the app. */

/** The tokens of `src/page/theme.css` that are needed; its test compares them. */
const LIGHT = {
  bg: 'oklch(0.98 0.013 84)',
  surface: 'oklch(0.997 0.004 85)',
  border: 'oklch(0.895 0.022 80)',
  text: 'oklch(0.26 0.03 55)',
  muted: 'oklch(0.46 0.035 62)',
  accent: 'oklch(0.52 0.135 43)',
  'accent-text': 'oklch(0.49 0.13 43)',
  focus: 'oklch(0.52 0.16 255)',
}
const DARK: typeof LIGHT = {
  bg: 'oklch(0.19 0.012 58)',
  surface: 'oklch(0.236 0.014 58)',
  border: 'oklch(0.325 0.016 60)',
  text: 'oklch(0.945 0.015 85)',
  muted: 'oklch(0.76 0.022 78)',
  accent: 'oklch(0.76 0.12 56)',
  'accent-text': 'oklch(0.8 0.11 60)',
  focus: 'oklch(0.8 0.1 250)',
}

/** What a browser draws around the page; as in `index.html`. */
export const THEME_COLORS = { light: '#fdf8ef', dark: '#18130f' }

const set = (tokens: typeof LIGHT) =>
  Object.entries(tokens)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';')

/** The style sheet of served pages, which hold no style of their own. */
export const SERVED_STYLE = `:root{color-scheme:light dark;${set(LIGHT)}}
@media (prefers-color-scheme:dark){:root{${set(DARK)}}}
*{box-sizing:border-box}
body{margin:0;padding:clamp(0px,3vw,48px);background:var(--color-bg);color:var(--color-text);font:1rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word}
main{max-width:64rem;margin:0 auto;padding:clamp(24px,5vw,64px) clamp(16px,5vw,64px);background:var(--color-surface);border:1px solid var(--color-border);border-radius:28px}
h1,h2,h3{font-family:ui-serif,'Iowan Old Style',Charter,'Source Serif 4',Georgia,serif;font-weight:600;text-wrap:balance}
h1{font-size:clamp(2.25rem,1.6rem + 3vw,3.75rem);line-height:1.1;margin:0 0 16px}
h2{font-size:1.625rem;line-height:1.25;margin:32px 0 12px}
h3{font-size:1.25rem;margin:20px 0 8px}
ul,ol{margin:0;padding-left:1.5em}
li{padding:6px 0 6px 4px;white-space:pre-line;break-inside:avoid}
ul li{border-bottom:1px solid var(--color-border)}
li::marker{color:var(--color-accent);font-weight:600}
.by{margin:0 0 12px;color:var(--color-muted)}
.facts{margin:0;color:var(--color-muted)}
.text{white-space:pre-wrap;max-width:42rem}
a{color:var(--color-accent-text)}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:3px}
@media (max-width:40rem){main{border:0;border-radius:0}}
@media (min-width:48rem){.parts{display:grid;grid-template-columns:minmax(16rem,2fr) 3fr;column-gap:56px}}
@media print{:root{${set(LIGHT)}}body{padding:0;background:#fff}main{padding:0;border:0;background:#fff}}`
