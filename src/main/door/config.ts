import { isIP } from 'node:net'
import { given, readPort, refuse } from '../values.ts'

/** The participants' door, as it was asked for. */
export interface DoorConfig {
  host: string
  port: number
  /** What people are given, as an origin; null: the address of this machine. */
  publicUrl: string | null
}

/** As written; what is not there has its usual value. */
export interface DoorSettings {
  host?: string
  port?: string
  publicUrl?: string
}

const USUAL_PORT = 4381

/** Any one setting opens the door; without one it stays shut unless `open` says otherwise. */
export function readDoor(settings: DoorSettings, open = false): DoorConfig | null {
  const asked = Object.values(settings).some((value) => given(value) !== undefined)
  if (!asked && !open) return null
  const publicUrl = readPublicUrl(settings.publicUrl)
  return {
    host: readDoorHost(settings.host, publicUrl),
    port: readPort('NAZE_DOOR_PORT', settings.port, USUAL_PORT),
    publicUrl,
  }
}

/** naze speaks no TLS: behind an https address something stands in front, usually on this machine, and only it comes in. */
function readDoorHost(raw: string | undefined, publicUrl: string | null): string {
  const host = given(raw) ?? (publicUrl?.startsWith('https:') === true ? '127.0.0.1' : '0.0.0.0')
  if (isIP(host) === 0 && host !== 'localhost') {
    refuse('NAZE_DOOR_HOST', `"${host}" is not an address to listen on, such as 0.0.0.0 or 127.0.0.1`)
  }
  return host
}

function readPublicUrl(raw: string | undefined): string | null {
  const value = given(raw)
  if (value === undefined) return null
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return refuse('NAZE_PUBLIC_URL', `"${value}" is not an http:// or https:// address`)
  }
  if (url.username !== '' || url.password !== '') return refuse('NAZE_PUBLIC_URL', 'must hold no name and no password')
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return refuse(
      'NAZE_PUBLIC_URL',
      `"${value}" has more than a host: give the door a name of its own, such as https://ask.example.org`,
    )
  }
  return url.origin
}
