/** How an assistant reaches naze. */
export type Way = 'stdio' | 'http'

export const CLIENTS = ['claudeCode', 'claudeDesktop', 'cursor', 'vscode', 'codex', 'gemini'] as const
export type Client = (typeof CLIENTS)[number]

/** Stands where the token belongs: the page never sees it. */
export const TOKEN_PLACE = 'YOUR_TOKEN'

export interface Places {
  naze: string
  root: string
  /** Of the server this page came from. */
  origin: string
}

/** What to copy, and where it goes: a file, or a terminal. Null where the client's settings cannot say it. */
export interface ClientSettings {
  into: 'terminal' | 'menu' | { file: string }
  text: string
}

export function clientSettings(client: Client, way: Way, places: Places): ClientSettings | null {
  return way === 'stdio' ? started(client, places) : reached(client, places)
}

function started(client: Client, { naze, root }: Places): ClientSettings {
  const command = 'node'
  const args = [joined(naze, 'bin/naze.mjs'), 'mcp', '--root', root]
  const env = { NAZE_HOME: joined(naze, '.naze') }
  const server = { command, args, env }
  switch (client) {
    case 'claudeCode': {
      const words = args.map(quoted).join(' ')
      return {
        into: 'terminal',
        text: `claude mcp add naze --env ${quoted(`NAZE_HOME=${env.NAZE_HOME}`)} -- ${command} ${words}`,
      }
    }
    case 'claudeDesktop':
      return { into: 'menu', text: json({ mcpServers: { naze: server } }) }
    case 'cursor':
      return { into: { file: '.cursor/mcp.json' }, text: json({ mcpServers: { naze: server } }) }
    case 'vscode':
      return { into: { file: '.vscode/mcp.json' }, text: json({ servers: { naze: { type: 'stdio', ...server } } }) }
    case 'codex':
      return {
        into: { file: '~/.codex/config.toml' },
        text: [
          '[mcp_servers.naze]',
          `command = ${JSON.stringify(command)}`,
          `args = [${args.map((arg) => JSON.stringify(arg)).join(', ')}]`,
          `env = { NAZE_HOME = ${JSON.stringify(env.NAZE_HOME)} }`,
        ].join('\n'),
      }
    case 'gemini':
      return { into: { file: '~/.gemini/settings.json' }, text: json({ mcpServers: { naze: server } }) }
  }
}

function reached(client: Client, { origin }: Places): ClientSettings | null {
  const url = `${origin}/mcp`
  const headers = { Authorization: `Bearer ${TOKEN_PLACE}` }
  switch (client) {
    case 'claudeCode':
      return {
        into: 'terminal',
        text: `claude mcp add --transport http naze ${quoted(url)} --header "Authorization: ${headers.Authorization}"`,
      }
    case 'claudeDesktop':
      return null
    case 'cursor':
      return { into: { file: '.cursor/mcp.json' }, text: json({ mcpServers: { naze: { url, headers } } }) }
    case 'vscode':
      return { into: { file: '.vscode/mcp.json' }, text: json({ servers: { naze: { type: 'http', url, headers } } }) }
    case 'codex':
      return {
        into: { file: '~/.codex/config.toml' },
        text: [
          '[mcp_servers.naze]',
          `url = ${JSON.stringify(url)}`,
          `http_headers = { Authorization = ${JSON.stringify(headers.Authorization)} }`,
        ].join('\n'),
      }
    case 'gemini':
      return {
        into: { file: '~/.gemini/settings.json' },
        text: json({ mcpServers: { naze: { httpUrl: url, headers } } }),
      }
  }
}

const json = (value: object) => JSON.stringify(value, null, 2)

/** With the separator the folder is written with. */
function joined(folder: string, rest: string): string {
  const isWindows = /^[a-z]:\\|^\\\\/iu.test(folder)
  const separator = isWindows ? '\\' : '/'
  return `${folder.replace(/[\\/]+$/u, '')}${separator}${isWindows ? rest.replaceAll('/', '\\') : rest}`
}

/** For a shell: plain words as they are, anything else so that nothing in it means something. */
function quoted(word: string): string {
  return /^[\w./:=@%+,-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
