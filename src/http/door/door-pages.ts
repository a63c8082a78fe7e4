import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { refuseOtherMethods } from '../routes/register-routes.ts'
import { setCaching, wantsPage } from '../pages/web-app.ts'
import { PARTICIPANT_PAGE, participantFiles } from './participant-files.ts'

const nothing = () => new NazeError('NOT_FOUND', 'There is nothing at this address.')

/** The page behind a link, and the files it is made of. Any other file of the web app is not here. */
export async function installDoorPages(server: FastifyInstance, webFolder: string | null): Promise<void> {
  const files = webFolder === null ? undefined : participantFiles(webFolder)
  if (webFolder === null || files === undefined) {
    server.setNotFoundHandler(async () => {
      throw nothing()
    })
    return
  }
  await server.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    cacheControl: false,
    setHeaders: setCaching,
    dotfiles: 'deny',
  })
  for (const path of ['/i', '/i/*']) {
    server.get(path, async (_request, reply) => reply.sendFile(PARTICIPANT_PAGE))
    refuseOtherMethods(server, path, ['GET', 'HEAD'])
  }
  server.setNotFoundHandler(async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const file = request.url.slice(1).split('?', 1)[0] ?? ''
    if (reads && files.has(file)) return reply.sendFile(file)
    // To a person who cut their link short the page says so itself.
    if (wantsPage(request)) return reply.code(404).sendFile(PARTICIPANT_PAGE)
    throw nothing()
  })
}
