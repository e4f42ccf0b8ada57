// Begins to read the font of titles (src/page/title-font.ts) where it is on the device already. The build
// puts this behind public/theme.js, before which nothing is painted, with the versioned names of the files.
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
