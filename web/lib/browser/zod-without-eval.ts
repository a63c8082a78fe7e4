import { config } from 'zod'

/** Zod would try `new Function`; the content security policy refuses that, and the browser reports every refusal. */
config({ jitless: true })
