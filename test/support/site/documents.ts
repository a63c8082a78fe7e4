import { crc32, deflateRawSync } from 'node:zlib'

/** A PDF of one page a string, as small as one can be: Helvetica, and a line for each of the string's. */
export function makePdf(pages: readonly string[]): Buffer {
  const objects: string[] = []
  const kids = pages.map((_, i) => `${4 + i * 2} 0 R`).join(' ')
  objects.push('<< /Type /Catalog /Pages 2 0 R >>')
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const [i, text] of pages.entries()) {
    const shown = text.replace(/[\\()]/g, (mark) => `\\${mark}`).replaceAll('\n', ') Tj T* (')
    const content = `BT /F1 12 Tf 16 TL 40 740 Td (${shown}) Tj ET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + i * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  }
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [i, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

interface ZipFile {
  name: string
  body: Buffer
  /** What the directory claims the size to be; the truth unless a test lies. */
  claimed?: number
}

export function makeZip(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, body, claimed = body.length } of files) {
    const packed = deflateRawSync(body)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(body), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimed, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), common, rest, Buffer.from(name))
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, entries, end])
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

function wordXml(paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  return `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
}

export function makeDocx(paragraphs: readonly string[], extra: readonly ZipFile[] = []): Buffer {
  return makeZip([
    { name: '[Content_Types].xml', body: Buffer.from(TYPES) },
    { name: '_rels/.rels', body: Buffer.from(RELATIONS) },
    { name: 'word/document.xml', body: Buffer.from(wordXml(paragraphs)) },
    ...extra,
  ])
}
