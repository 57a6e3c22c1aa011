import { connect } from 'node:net'

interface RawRequest {
  port: number
  method?: string
  path: string
  version?: '1.0' | '1.1'
  headers?: Record<string, string>
  body?: string
}

/** Over a real socket, in a version of HTTP and with headers that Node's own client does not send. */
export function rawRequest({
  port,
  method = 'GET',
  path,
  version = '1.1',
  headers = {},
  body = '',
}: RawRequest) {
  const lines = Object.entries({
    host: `localhost:${port}`,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return new Promise<{ statusCode: number; body: string }>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n')
      resolve({ statusCode: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n') })
    })
    socket.write([`${method} ${path} HTTP/${version}`, ...lines, '', body].join('\r\n'))
  })
}
