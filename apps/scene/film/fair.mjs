/** The look of the hall and the booth in the film. */
export const filmLook = 'harbour'

/** The exhibitor at whose booth the film ends. Its number is even: its stand and its booth have an arch. */
export const shownCompany = 10

/**
 * Large stands along the first street, which is the one that is gone through, in colours that suit each other; a second one
 * fills the hall. Numbers follow from the places.
 */
export const stands = [
  { id: 7, tier: 'custom', color: '#0fa7b8', shows: ['solar-panel', 'lithium-battery', 'ev-charger'] },
  { id: 8, tier: 'custom', color: '#c8456b', shows: ['citrus-crate', 'tea-tin', 'bonsai'] },
  { id: 9, tier: 'custom', color: '#6a5ae0', shows: ['speaker', 'headphones', 'led-panel'] },
  { id: shownCompany, tier: 'custom', color: '#1557d6', shows: ['water-pump', 'robot-arm', 'drone'] },
  ...Array.from({ length: 22 }, (_, i) => ({ id: 11 + i, tier: i < 4 ? 'corner' : 'shell' })),
].map((stand) => ({ industry: null, number: null, ...stand }))
