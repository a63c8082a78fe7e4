const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** `body` is HTML already escaped by whoever wrote it. */
export function htmlPage(page: { language: string; title: string; body: string }): string {
  return (
    `<!doctype html><html lang="${escapeHtml(page.language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(page.title)}</title><link rel="stylesheet" href="/api/page.css"></head>` +
    `<body>${page.body}</body></html>`
  )
}
