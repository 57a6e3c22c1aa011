import { sitePaths } from '@tradefloor/rules'

/** The phone's own addresses around the user centre. */
export const centrePlaces = {
  device: 'phone',
  home: sitePaths.home.phone,
  signInAt: sitePaths.signIn.phone,
  fairs: sitePaths.exhibitions.phone,
} as const

/** Where every page of the centre leads back to. */
export const centreHome = sitePaths.centre.phone
