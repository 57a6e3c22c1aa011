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

export interface ScreenProps {
  onClose: () => void
  /** Told whether there is something that closing would lose. */
  onUnsaved: (isUnsaved: boolean) => void
  places: CentrePlaces
  /** What stands around each screen. */
  Frame: (props: FrameProps) => ReactNode
}
