/** The phone's own addresses around the user centre. */
export const centrePlaces = {
  device: 'phone',
  home: '/mobileExhibition',
  signInAt: '/mobileLogin',
  fairs: '/mobileExhibitors',
} as const

/** Where every page of the centre leads back to. */
export const centreHome = '/home'
