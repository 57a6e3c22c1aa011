import { type ColourName, makeModel, modelNamed, type Weight } from '@tradefloor/models'
import type { Group } from 'three'
import type { Shot } from './shot.ts'
import { Studio } from './studio.ts'
import { disposeSubject, subjectOf } from './subject.ts'

/** What the program outside asks of this page. */
export interface Order {
  model: string
  variant?: ColourName
  weight?: Weight
  shot: Shot
}

const studio = new Studio()
document.body.append(studio.renderer.domElement)

/** The model that stands in the studio: its next picture is likely to be asked for next. */
let standing: { key: string; subject: Group } | undefined

function subjectFor({ model, variant, weight }: Order): Group {
  const key = JSON.stringify([model, variant, weight])
  if (standing?.key === key) return standing.subject
  if (standing) disposeSubject(standing.subject)
  const subject = subjectOf(makeModel(modelNamed(model), variant, weight))
  standing = { key, subject }
  return subject
}

/** Takes one picture; a PNG in base 64. */
function take(order: Order): string {
  studio.take(subjectFor(order), order.shot)
  const address = studio.renderer.domElement.toDataURL('image/png')
  return address.slice(address.indexOf(',') + 1)
}

Object.assign(window, { take })
document.documentElement.dataset.studio = 'open'
