import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod'
import { docsPage } from './docs-page.ts'
import { PAGE_STYLE } from './page-style.ts'
import { refuseOtherMethods } from '../routes/register-routes.ts'

export function installSchemas(server: FastifyInstance): void {
  // `callVerb` is the one judge of input; a second validation here could only disagree with it.
  server.setValidatorCompiler(() => (value) => ({ value }))
  server.setSerializerCompiler(serializerCompiler)
}

/** Before the routes: the document is gathered from their schemas as they are added. */
export async function installOpenApi(server: FastifyInstance, version: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'naze',
        version,
        description: 'Every error is {"error": "message", "code": "ERROR_CODE"}. Every answer has an x-request-id.',
      },
    },
    transform: jsonSchemaTransform,
  })
}

export function registerDocs(server: FastifyInstance): void {
  const hidden = { schema: { hide: true } }
  const page = (path: string, type: string, content: () => string) => {
    server.get(path, hidden, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(content()))
    refuseOtherMethods(server, path, ['GET', 'HEAD'])
  }
  page('/api/openapi.json', 'application/json', () => JSON.stringify(server.swagger()))
  page('/api/docs', 'text/html', () => docsPage(JSON.parse(JSON.stringify(server.swagger()))))
  page('/api/page.css', 'text/css', () => PAGE_STYLE)
}
