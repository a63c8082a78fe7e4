import { isDocument } from '../../files/documents.ts'
import { type Judging, type Thing, unseen } from './judging.ts'
import { placeIn } from '../calls/place-in.ts'

/** A file under the root that a tool of this session has shown; by its real path. */
export async function judgeFile(judging: Judging, path: string): Promise<Thing<string>> {
  const look = await judging.facts.look(judging.root, path)
  if (!look.inside || look.path === undefined) return { wrong: { name: 'file-outside', item: path } }
  if (!look.exists || look.hash === undefined) return { wrong: { name: 'file-missing', item: path } }
  const real = look.path
  if (judging.stale.has(real)) return { wrong: { name: 'file-stale', item: path } }
  const calls = judging.callsFor(path)
  if (calls.some((call) => placeIn(call, real)))
    // A changelog is used by nothing: it may be written, and says nothing of how the code is understood.
    return judging.ties.hasFile(real) || isDocument(real)
      ? { means: [real], value: real }
      : { means: [real], value: real, untied: { name: 'file-unrelated', item: path } }
  if (calls.some(({ result }) => result.hits.some((hit) => hit.path === real)))
    return { wrong: { name: 'file-listed', item: path } }
  return unseen(judging, path, 'file-unseen')
}
