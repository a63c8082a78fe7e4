import { type Room, ROOMS } from '../app/rooms.ts'

type SuggestedRoom = Room & { suggestion: NonNullable<Room['suggestion']> }

/** The rooms that can do something with these words; none for a blank, and never more than a person can weigh. */
export function suggestRooms(text: string): SuggestedRoom[] {
  if (text.trim() === '') return []
  return ROOMS.filter((room): room is SuggestedRoom => room.suggestion !== undefined).slice(0, 3)
}
