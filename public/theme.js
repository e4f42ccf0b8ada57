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
