import { parse, protocol, types } from '@electric-sql/pglite'
import { rowsOf } from '../rows.ts'
import type { Message } from './thread/database-thread.ts'

const { serialize } = protocol
const ARRAYS = `
  select b.oid as element, b.typarray as list from pg_catalog.pg_type a join pg_catalog.pg_type b on b.oid = a.typelem
  where a.typcategory = 'A' and b.typarray <> 0 group by b.oid, b.typarray`

/** How values are read from and written to the texts of the wire protocol, by the number of their type. */
export interface TypeHandlers {
  parsers: Record<number, types.Parser>
  serializers: Record<number, types.Serializer>
}

/** PGlite's own, and lists of them: which types have lists only the database knows. */
export async function loadTypes(send: (parts: Uint8Array[]) => Promise<Message[]>): Promise<TypeHandlers> {
  const parsers: TypeHandlers['parsers'] = { ...types.parsers }
  const serializers: TypeHandlers['serializers'] = { ...types.serializers }
  const [lists] = parse.parseResults(await send([serialize.query(ARRAYS)]), types.parsers)
  for (const { element, list } of rowsOf<{ element: number; list: number }>(lists)) {
    serializers[list] = (values) => types.arraySerializer(values, serializers[element], list)
    const ofElement: types.Parser = (text) => {
      const own = parsers[element]
      return own === undefined ? text : own(text)
    }
    parsers[list] = (text) => types.arrayParser(text, ofElement, list)
  }
  return { parsers, serializers }
}
