export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
