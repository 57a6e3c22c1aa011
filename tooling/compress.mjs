import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
// No documents: the server puts its settings into them and compresses the result once, when it starts.
const compressible = /\.(?:js|mjs|css|svg|json|txt|xml|webmanifest|wasm|ttf|glb|gltf)$/
const oneMegabyte = 1024 * 1024

/**
 * Writes a .br and a .gz twin beside every file that gets smaller by it, so that the server never compresses a file
 * while somebody waits.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    compressible.test(file),
  )
  // One after the other: the two encoders of a file already keep two cores busy.
  for (const file of files) await compressFile(path.join(folder, file))
}

/** @param {string} file */
async function compressFile(file) {
  const plain = await readFile(file)
  // Best quality takes seconds from a megabyte on, for a per cent or two.
  const quality = plain.length < oneMegabyte ? 11 : 9
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    zip(plain, { level: 9 }),
  ])
  if (br.length < plain.length) await writeFile(`${file}.br`, br)
  if (gz.length < plain.length) await writeFile(`${file}.gz`, gz)
}
