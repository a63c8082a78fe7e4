import { describe, expect, it } from 'vitest'
import { shortAddress, webAddress } from './address.ts'

describe('the address of a source', () => {
  it('[research.web-original] is followed only where it is one of the web', () => {
    expect(webAddress('https://example.org/a?b=1')).toBe('https://example.org/a?b=1')
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'local:guide.md', 'x', ''])
      expect(webAddress(url), url).toBeNull()
  })

  it('is shown as short as a reader needs it', () => {
    expect(shortAddress('https://www.example.org/news/bus/?utm=1#top')).toBe('example.org/news/bus')
    expect(shortAddress('https://example.org/')).toBe('example.org')
    expect(shortAddress('local:guide/%E7%94%BA.md')).toBe('guide/町.md')
    expect(shortAddress('local:a%')).toBe('a%')
    expect(shortAddress('no address')).toBe('no address')
  })
})
