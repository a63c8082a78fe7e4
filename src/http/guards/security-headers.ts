import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** No unsafe-inline anywhere: the web app and our own pages bring their scripts and styles as files. */
export async function installSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    // Served over plain HTTP on loopback; whoever puts TLS in front decides about HSTS.
    hsts: false,
  })
}
