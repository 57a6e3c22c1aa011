import {
  type ColourName,
  type Joint,
  makeModel,
  makeTableau,
  modelNamed,
  type Pose,
  type ProductName,
  type Tableau,
  type Weight,
  withWords,
} from '@tradefloor/models'
import { type Group, Material } from 'three'
import type { Shot } from './shot.ts'
import { Studio } from './studio.ts'
import { disposeSubject, subjectOf } from './subject.ts'
import { TableauSubject } from './tableau-subject.ts'

/** What the program outside asks of this page: a model alone, or several things together. */
export interface Order {
  model?: string
  variant?: ColourName
  weight?: Weight
  /** The product whose name the model carries. */
  words?: ProductName
  tableau?: Tableau
  /** Things of the tableau that come apart in the film. */
  opening?: readonly number[]
  /** Things of the tableau that have joints, by their index. */
  joints?: Readonly<Record<number, readonly Joint[]>>
  pose?: Pose
  shot: Shot
}

// A picture's own materials are not given back: with the last one of a kind its shader would go, and the next picture
// would have it made again, which takes longer than many a frame of a film.
Material.prototype.dispose = () => undefined

const studio = new Studio()
document.body.append(studio.renderer.domElement)

interface Subject {
  group: Group
  pose?: (pose: Pose) => void
}

function makeSubject({ model, variant, weight, words, tableau, opening, joints }: Order): Subject {
  if (tableau) {
    const subject = new TableauSubject(makeTableau(tableau), new Set(opening), joints)
    return { group: subject.group, pose: (pose) => subject.pose(pose) }
  }
  if (!model) throw new Error('An order names a model or brings a tableau.')
  const made = makeModel(modelNamed(model), variant, weight)
  return { group: subjectOf(words ? withWords(made, words) : made) }
}

/** What stands in the studio: its next picture is likely to be asked for next. */
let standing: (Subject & { key: string }) | undefined

function subjectFor(order: Order): Group {
  const key = JSON.stringify({ ...order, shot: undefined, pose: undefined })
  if (standing?.key !== key) {
    if (standing) disposeSubject(standing.group)
    standing = { key, ...makeSubject(order) }
  }
  standing.pose?.(order.pose ?? {})
  return standing.group
}

/** Takes one picture; a PNG in base 64. */
function take(order: Order): string {
  studio.take(subjectFor(order), order.shot)
  const address = studio.renderer.domElement.toDataURL('image/png')
  return address.slice(address.indexOf(',') + 1)
}

Object.assign(window, { take })
document.documentElement.dataset.studio = 'open'
