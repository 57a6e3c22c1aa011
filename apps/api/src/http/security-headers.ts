import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Origins {
  /** Outside scenes that an exhibition may name. */
  sceneOrigins: string[]
  /** Where streams of sessions may come from besides ourselves. */
  streamOrigins: string[]
}

const policy = (parts: Record<string, string[]>) =>
  Object.entries(parts)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

export function contentPolicies({ sceneOrigins, streamOrigins }: Origins) {
  const page = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:', ...streamOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...streamOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...sceneOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  // Our own scenes are framed by our own pages and by nobody else.
  const framed = { ...page, 'frame-src': ["'none'"], 'frame-ancestors': ["'self'"] }
  return {
    page: policy(page),
    scene: policy({ ...framed, 'media-src': ["'self'", 'blob:'], 'connect-src': ["'self'"] }),
    // The only scene with a screen for streams.
    conference: policy(framed),
    // Answers and files are never a document of their own.
    data: "default-src 'none'; sandbox; frame-ancestors 'none'",
  }
}

/** The same for every answer. */
export const alwaysSent = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

/** On every answer, refusals and static files included. */
export function registerSecurityHeaders(app: FastifyInstance, origins: Origins) {
  const secure = securityHeaders(origins)
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply)
    done()
  })
}

/** For the few answers that are given before any hook runs. */
export function securityHeaders(origins: Origins) {
  const policies = contentPolicies(origins)
  const headers = {
    page: { ...alwaysSent, 'content-security-policy': policies.page },
    scene: { ...alwaysSent, 'content-security-policy': policies.scene },
    conference: { ...alwaysSent, 'content-security-policy': policies.conference },
    data: { ...alwaysSent, 'content-security-policy': policies.data },
  }
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers[kindOf(request)]).header('x-request-id', request.id)
    // Told only over https: a browser ignores it elsewhere, and a proxy in front ends the encryption.
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}

/**
 * By the route that answers, because the router decodes what a caller may have written as %61pi. What no route of its own
 * answers is a page of the site, or unknown by its address as it came.
 */
function kindOf({ url, routeOptions, params }: FastifyRequest): 'page' | 'scene' | 'conference' | 'data' {
  const route = routeOptions.url
  const path = route === undefined || route === '/*' ? url.split('?', 1)[0] : route
  if (path === undefined || path.startsWith('/api/docs')) return 'page'
  if (/^\/(api|files|posters|live|calendar|healthz|readyz|metrics)(\/|$)/.test(path)) return 'data'
  const scene = path === '/scene/:kind' ? `/scene/${(params as { kind?: string }).kind}` : path
  if (scene === '/scene/conference') return 'conference'
  return path.startsWith('/scene/') ? 'scene' : 'page'
}
