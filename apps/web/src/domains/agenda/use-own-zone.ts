import { useState } from 'react'
import { ownZone } from '../../shared/time/times.ts'

/** Where the visitor's clock stands, asked once. */
export const useOwnZone = (): string => useState(ownZone)[0]
