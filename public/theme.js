// Applies the chosen theme before anything is drawn (src/page/theme.ts sets it): a page that turned
// dark a moment later would flash. A file, because the content policy allows no inline script.
;(() => {
  try {
    const theme = localStorage.getItem('nomnom-theme')
    if (theme !== 'light' && theme !== 'dark') return
    document.documentElement.dataset.theme = theme
    const colour = theme === 'dark' ? '#18130f' : '#fdf8ef'
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = colour
  } catch {
    // Safe: storage is switched off here, so nothing was chosen.
  }
})()
// The face of titles, where it is on the device already (src/page/title-font.ts): begun here, it is there
// when the first title is painted, or not at all on this page. The build puts its versioned names here.
;(() => {
  if (!navigator.serviceWorker?.controller) return
  const faces = {
    normal: '/src/page/fonts/titles.woff2',
    italic: '/src/page/fonts/titles-italic.woff2',
  }
  for (const [style, file] of Object.entries(faces)) {
    const how = { style, weight: '400 600', display: 'optional' }
    const face = new FontFace('nomnom Serif', `url(${file})`, how)
    document.fonts.add(face)
    // Safe: without it titles have the platform's serif.
    face.load().catch(() => undefined)
  }
})()
