import { expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

it('knows an address that leads nowhere but here', () => {
  for (const here of ['127.0.0.1', '127.8.0.1', 'localhost', 'naze.localhost', '[::1]'])
    expect(isLoopback(here), here).toBe(true)
  for (const elsewhere of ['192.168.0.4', 'naze.example', '127.0.0.1.example', 'localhost.example', '10.127.0.1'])
    expect(isLoopback(elsewhere), elsewhere).toBe(false)
})
