import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Node has it; the types that describe it are a browser's.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

/** The program of the embedded database. */
export const engineFile = join(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  'pglite.wasm',
)

let kept: Promise<object> | undefined

/**
 * Holds the engine for as long as this process lives. Threads share what has been compiled of it, but only while one
 * of them holds it: otherwise every database that is opened compiles it again, which takes longer than all the rest.
 */
export async function holdEngine() {
  kept ??= readFile(engineFile).then((bytes) => WebAssembly.compile(bytes))
  await kept
}
