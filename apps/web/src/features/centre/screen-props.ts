import type { Device } from '@tradefloor/rules'
import type { ReactNode } from 'react'
import type { FrameProps } from './screen-frame.tsx'

/** The addresses of the device's own site. */
export interface CentrePlaces {
  device: Device
  home: string
  signInAt: string
  /** The list of fairs, for whoever has nothing yet. */
  fairs: string
}

/** In a window over a page, or as a page of its own that is used with a thumb. */
export type ScreenLayout = 'window' | 'page'

export interface ScreenProps {
  layout: ScreenLayout
  onClose: () => void
  /** Told whether there is something that closing would lose. */
  onUnsaved: (isUnsaved: boolean) => void
  places: CentrePlaces
  /** What stands around each screen. */
  Frame: (props: FrameProps) => ReactNode
}
