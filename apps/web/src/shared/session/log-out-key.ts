/** Under which logging out is found while it is under way. */
export const logOutKey = ['log out']
