import type { ListReason } from './list-twin.ts'
import type { PictureView } from './picture-view.ts'
import type { Quality } from './quality.ts'

export interface PictureHostOptions {
  /** Makes a picture; `lost` is called when its graphics are taken away. */
  open(quality: Quality, lost: () => void): Promise<PictureView>
  /** There is a picture, the first one or another after a loss. */
  onOpen(view: PictureView): void
  /** There is none and there will be none. */
  onFail(why: ListReason): void
}

export interface PictureHost {
  readonly view: PictureView | undefined
  /** At which quality it was begun. */
  readonly quality: Quality | undefined
  show(quality: Quality): Promise<void>
}

/** How long graphics take to come back, in milliseconds. */
const restMs = 400

/** The picture, made once more when its graphics are lost; who loses them twice goes on with the list. */
export function createPictureHost({ open, onOpen, onFail }: PictureHostOptions): PictureHost {
  let current: { view: PictureView; quality: Quality } | undefined
  let losses = 0
  /** Which picture is the last one begun: an older one that is still being made is not wanted any more. */
  let latest = 0

  const close = () => {
    current?.view.close()
    current = undefined
  }
  const show = async (quality: Quality) => {
    const mine = ++latest
    try {
      const view = await open(quality, () => onLost(quality))
      // The graphics may have gone while the picture was being made.
      if (mine !== latest) {
        view.close()
        return
      }
      current = { view, quality }
      onOpen(view)
    } catch (fault) {
      // Without its graphics nothing can be made; another picture is on its way.
      if (mine !== latest) return
      // The visitor has the list; whoever looks for the reason finds it here.
      reportError(fault)
      close()
      onFail(losses > 0 ? 'lost' : 'no-picture')
    }
  }
  // Graphics that are taken away mostly come back at once. A second loss means that they will not stay.
  const onLost = (quality: Quality) => {
    losses++
    latest++
    close()
    if (losses > 1) onFail('lost')
    else setTimeout(() => void show(quality), restMs)
  }
  return {
    get view() {
      return current?.view
    },
    get quality() {
      return current?.quality
    },
    show,
  }
}
