export * from './bare-words.ts'
export * from './from-scene.ts'
export { messageVersion } from './shape.ts'
export * from './to-scene.ts'
