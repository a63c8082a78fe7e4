import {
  CircleHelp,
  CodeXml,
  Cpu,
  House,
  LayoutList,
  type LucideIcon,
  MessagesSquare,
  ReceiptText,
  Telescope,
} from 'lucide-react'
import type { Messages } from '../i18n/en.ts'

/** A room of the house. Building one is adding its entry here and its routes in router.tsx. */
export interface Room {
  id: 'home' | 'why' | 'interview' | 'research' | 'board' | 'code' | 'runs' | 'models'
  to: '/' | '/why' | '/interviews' | '/research' | '/board' | '/code' | '/runs' | '/models'
  icon: LucideIcon
  /** Why Home would suggest it for a text; absent where a room is not for finding things out. */
  suggestion?: keyof Messages['suggest']
}

export const ROOMS: readonly Room[] = [
  { id: 'home', to: '/', icon: House },
  { id: 'why', to: '/why', icon: CircleHelp, suggestion: 'why' },
  { id: 'interview', to: '/interviews', icon: MessagesSquare, suggestion: 'interview' },
  { id: 'research', to: '/research', icon: Telescope, suggestion: 'research' },
  { id: 'board', to: '/board', icon: LayoutList, suggestion: 'board' },
  { id: 'code', to: '/code', icon: CodeXml, suggestion: 'code' },
  { id: 'runs', to: '/runs', icon: ReceiptText },
  { id: 'models', to: '/models', icon: Cpu },
]

/** The room an address is in. */
export function roomAt(pathname: string): Room | undefined {
  return ROOMS.find((room) => (room.to === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${room.to}/`)))
}
