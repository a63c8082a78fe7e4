import { expect, it } from 'vitest'
import { suggestRooms } from './ask-box.tsx'

it('suggests nothing for a blank, and only rooms that find things out otherwise', () => {
  expect(suggestRooms('  \n')).toEqual([])
  expect(suggestRooms('町内会の回覧板をアプリにしたい').map((room) => room.id)).toEqual(['why'])
})
