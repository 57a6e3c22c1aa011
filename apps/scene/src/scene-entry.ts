import type { ToScene } from '@tradefloor/contract'
import type { PictureView } from './picture-view.ts'
import type { Quality } from './quality.ts'
import type { Overlay, SceneContent } from './scene-content.ts'
import type { SceneContext } from './scene-context.ts'
import type { LiveScene } from './stage/live-scene.ts'

/** What makes a scene one of its kind. */
export interface SceneEntry<Data> {
  load(context: SceneContext): Promise<Data>
  about(data: Data, context: SceneContext): SceneContent
  create(
    canvas: HTMLCanvasElement,
    quality: Quality,
    data: Data,
    context: SceneContext,
    wake: () => void,
  ): Promise<LiveScene>
  overlay?(data: Data, scene: LiveScene, context: SceneContext, wake: () => void): Overlay
  /** The site has given another token: what depends on the visitor may have changed. */
  onToken?(data: Data, shown: Pick<PictureView, 'favour'> | undefined, context: SceneContext): Promise<void>
  /** The site said something that only this room understands. `quality` is that of its picture, where there is one. */
  onMessage?(message: ToScene, room: { quality: Quality | undefined }): void
  /** Looks after the data from now on, and tells when there is other. */
  watch?(data: Data, context: SceneContext, renew: (data: Data) => void): void
  /** There is other data: what the picture makes of it. */
  onData?(data: Data, scene: LiveScene | undefined): void
}
