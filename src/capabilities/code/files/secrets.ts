/** Files that hold keys or passwords. They are never read, listed or searched, whatever .gitignore says. */
const SECRET = [
  /^\.env(?:\..+)?$/i,
  /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg)$/i,
  /^id_(?:rsa|dsa|ecdsa|ed25519)/i,
  /^\.(?:netrc|pypirc|npmrc|htpasswd|pgpass|git-credentials)$/i,
  /^(?:credentials|secrets?|service[-_]?account)(?:[-_.].*)?\.(?:json|ya?ml|toml|ini|properties)$/i,
  /^credentials$/i,
]
/** What shows how a secret file looks, without the secret. */
const EXAMPLE = /^\.env\.(?:example|sample|template|dist)$/i
const SECRET_FOLDERS = new Set(['.ssh', '.gnupg', '.aws'])

export function isSecret(name: string): boolean {
  return !EXAMPLE.test(name) && SECRET.some((pattern) => pattern.test(name))
}

export function isSecretFolder(name: string): boolean {
  return SECRET_FOLDERS.has(name)
}

/** By any of its parts, so that no spelling of a path reaches one. */
export function isSecretPath(path: string): boolean {
  const parts = path.split('/')
  return isSecret(parts.pop() ?? '') || parts.some(isSecretFolder)
}
