// What a socket costs on this machine without anything behind it: everything that is said is said back.
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const server = createServer((_, response) => response.end('ready'))
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(data.toString())))
server.listen(Number(process.argv[2]), '127.0.0.1')
