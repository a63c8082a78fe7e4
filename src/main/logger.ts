import { type DestinationStream, pino } from 'pino'
import { makeRedactor, withoutTokens } from '#kernel/redaction.ts'
import type { Config } from './config.ts'

/** Every line passes through here on its way out: whatever put a key into it, it does not leave the process. */
export function makeLogger(
  config: Pick<Config, 'debug' | 'databaseUrl' | 'model'>,
  homeKey: string | null,
  to: DestinationStream = pino.destination(2),
): pino.Logger {
  const { key, keys } = config.model
  const redact = makeRedactor([key, ...Object.values(keys), homeKey, ...passwordOf(config.databaseUrl)])
  const write = (line: string) => to.write(withoutTokens(redact(line)))
  return pino({ level: config.debug ? 'debug' : 'warn' }, { write })
}

/** As it stands in the address, and as it is meant. */
function passwordOf(databaseUrl: string | null): string[] {
  const password = databaseUrl === null ? '' : (URL.parse(databaseUrl)?.password ?? '')
  return [password, decodeURIComponent(password)]
}
