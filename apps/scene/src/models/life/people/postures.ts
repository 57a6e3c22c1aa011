import type { Posture } from './skeleton.ts'

/** Long step, the arms swing against the legs. */
const walk: Posture = {
  hips: { at: [0, 0.915, 0], turn: -0.14, roll: 0.035 },
  chest: { turn: 0.16, roll: -0.02, lean: 0.035 },
  head: { turn: -0.06, nod: 0.02, roll: 0 },
  feet: [
    { at: [-0.075, 0.11, -0.33], turn: -0.06, tilt: 0.66 },
    { at: [0.075, 0.012, 0.3], turn: 0.08, tilt: -0.2 },
  ],
  hands: [{ wrist: [-0.215, 0.885, 0.24] }, { wrist: [0.25, 0.865, -0.17] }],
}

/** An easier step, one hand at the strap of a bag. */
const walkBag: Posture = {
  hips: { at: [0, 0.93, 0], turn: 0.1, roll: -0.035 },
  chest: { turn: -0.1, roll: 0.02, lean: 0.02 },
  head: { turn: 0.24, nod: -0.02, roll: 0.03 },
  feet: [
    { at: [-0.06, 0.01, 0.2], turn: -0.05, tilt: -0.16 },
    { at: [0.06, 0.085, -0.24], turn: 0.05, tilt: 0.55 },
  ],
  hands: [
    { wrist: [-0.225, 0.885, -0.12] },
    { wrist: [0.14, 1.24, 0.17], fingers: [0.1, 0.8, -0.35], elbow: [0.8, -1, -0.2] },
  ],
}

/** Weight on one leg, a hand in the pocket. */
const stand: Posture = {
  hips: { at: [0.03, 0.945, 0], turn: -0.1, roll: 0.06 },
  chest: { turn: 0.06, roll: -0.055, lean: -0.03 },
  head: { turn: 0.34, nod: 0.03, roll: -0.04 },
  feet: [
    { at: [-0.15, 0, 0.09], turn: -0.42 },
    { at: [0.085, 0, -0.02], turn: 0.16 },
  ],
  hands: [
    { wrist: [-0.27, 0.885, 0.04] },
    { wrist: [0.215, 0.96, 0.055], elbow: [0.8, 0, -1], hidden: true },
  ],
}

/** Explains with an open hand. */
const talk: Posture = {
  hips: { at: [-0.025, 0.945, 0], turn: 0.1, roll: -0.06 },
  chest: { turn: -0.14, roll: 0.05, lean: 0.03 },
  head: { turn: -0.22, nod: 0.02, roll: 0.07 },
  feet: [
    { at: [-0.085, 0, -0.02], turn: -0.14 },
    { at: [0.12, 0, 0.1], turn: 0.4 },
  ],
  hands: [
    { wrist: [-0.1, 1.06, 0.21], fingers: [0.7, 0.1, 0.45], elbow: [-1, -0.4, -0.5] },
    { wrist: [0.3, 1.2, 0.3], fingers: [0.35, 0.35, 0.9], elbow: [0.7, -1, -0.3] },
  ],
}

/** Shows something on a tablet. */
const tablet: Posture = {
  hips: { at: [0.025, 0.945, 0], turn: 0.08, roll: 0.05 },
  chest: { turn: -0.08, roll: -0.035, lean: 0.05 },
  head: { turn: -0.1, nod: 0.34, roll: -0.03 },
  feet: [
    { at: [-0.12, 0, 0.08], turn: -0.36 },
    { at: [0.08, 0, -0.02], turn: 0.14 },
  ],
  hands: [
    { wrist: [-0.13, 1.12, 0.24], fingers: [0.5, 0.25, 0.8], elbow: [-0.6, -1, -0.3] },
    { wrist: [0.17, 1.19, 0.26], fingers: [-0.6, 0, 0.75], elbow: [0.9, -0.7, -0.4] },
  ],
}

/** Looks at a telephone, the other hand in the pocket. */
const phone: Posture = {
  hips: { at: [-0.03, 0.945, 0], turn: 0.06, roll: -0.055 },
  chest: { turn: 0.08, roll: 0.05, lean: 0.03 },
  head: { turn: 0.16, nod: 0.4, roll: 0 },
  feet: [
    { at: [-0.085, 0, -0.02], turn: -0.16 },
    { at: [0.15, 0, 0.05], turn: 0.44 },
  ],
  hands: [
    { wrist: [-0.22, 0.955, 0.05], elbow: [-0.9, 0, -1], hidden: true },
    { wrist: [0.13, 1.19, 0.29], fingers: [-0.25, 0.8, 0.3], elbow: [0.8, -1, -0.1] },
  ],
}

/** Receives guests: upright, hands lightly one on the other, the head a little to the side. */
const greet: Posture = {
  hips: { at: [0.018, 0.95, 0], turn: 0.05, roll: 0.035 },
  chest: { turn: -0.04, roll: -0.03, lean: -0.035 },
  head: { turn: 0.1, nod: 0.05, roll: 0.08 },
  feet: [
    { at: [-0.075, 0, 0.05], turn: -0.26 },
    { at: [0.065, 0, -0.01], turn: 0.12 },
  ],
  hands: [
    { wrist: [-0.085, 1.0, 0.19], fingers: [0.85, -0.3, 0.2], elbow: [-1, -0.2, -0.7] },
    { wrist: [0.1, 1.02, 0.205], fingers: [-0.85, -0.35, 0.25], elbow: [1, -0.2, -0.7] },
  ],
}

/** On a chair of 0.45 m, one foot before the other, hands on the thighs. */
const sit: Posture = {
  seated: true,
  hips: { at: [0, 0.54, -0.02], turn: 0, roll: 0 },
  chest: { turn: 0.12, roll: 0.02, lean: 0.06 },
  head: { turn: 0.26, nod: 0.02, roll: -0.03 },
  feet: [
    { at: [-0.12, 0, 0.5], turn: -0.22 },
    { at: [0.1, 0, 0.36], turn: 0.14 },
  ],
  hands: [
    { wrist: [-0.13, 0.66, 0.24], fingers: [0.25, -0.25, 1], elbow: [-0.8, -0.3, -0.6] },
    { wrist: [0.12, 0.675, 0.22], fingers: [-0.5, -0.2, 0.9], elbow: [0.9, -0.3, -0.6] },
  ],
}

export const postures = { walk, walkBag, stand, talk, tablet, phone, greet, sit }
