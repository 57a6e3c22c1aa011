import { scope } from './worker-scope.ts'

// Takes the place of the worker when the operator has switched it off: it forgets everything, and then it is gone.

scope.addEventListener('install', () => void scope.skipWaiting())

scope.addEventListener('activate', (event) => event.waitUntil(undo()))

async function undo(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await scope.registration.unregister()
}
