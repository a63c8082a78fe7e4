import { crc32, deflateRawSync } from 'node:zlib'

const UTF8_NAMES = 0x0800
const DEFLATED = 8
/** 1980-01-01: the same report is the same file whenever it is made. */
const NO_DATE = 0x0021

/** A ZIP archive of a few small files. */
export function zip(files: readonly { name: string; body: string }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, body } of files) {
    const plain = Buffer.from(body)
    const packed = deflateRawSync(plain)
    const nameBytes = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(UTF8_NAMES, 2)
    about.writeUInt16LE(DEFLATED, 4)
    about.writeUInt16LE(NO_DATE, 8)
    about.writeUInt32LE(crc32(plain), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(plain.length, 18)
    about.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), about, nameBytes, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), about, place, nameBytes)
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, entries, end])
}
