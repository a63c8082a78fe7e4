/** People's text as data: fenced by a tag that the text itself cannot close. */
export function dataBlock(tag: string, content: string): string {
  return `<${tag}>\n${content.replaceAll('<', '‹').replaceAll('>', '›')}\n</${tag}>`
}
