/** How many people a company has at its desk, and how often it invites. */
export const teamLimits = { people: 20, invitationsAnHour: 20, toOneAddressADay: 5 } as const
