/** The folder of the crate a file belongs to. */
export function crateOf(path: string): string {
  const parts = path.split('/')
  return parts.slice(0, Math.max(0, parts.lastIndexOf('src'))).join('/')
}

/** The modules a file is: `src/a/b.rs` and `src/a/b/mod.rs` are both `a::b`, the root of a crate is none. */
export function moduleOf(path: string): string[] {
  const parts = path.replace(/\.rs$/, '').split('/')
  const inside = parts.slice(parts.lastIndexOf('src') + 1)
  if (/^(?:mod|lib|main)$/.test(inside.at(-1) ?? '')) inside.pop()
  return inside
}
