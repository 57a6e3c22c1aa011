import type { Page } from '@playwright/test'

interface Watched {
  programs: { context: WebGL2RenderingContext; program: WebGLProgram }[]
}

/**
 * Every mesh is drawn once by each program that it has, and left out after that: a scene draws the same ten times before
 * it rests, which in software takes longer than everything else.
 */
export const drawOnce = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext
    const drawn = new Set<string>()
    const numbers = new WeakMap<object, number>()
    let count = 0
    const numberOf = (thing: object | null) => {
      if (!thing) return 0
      const known = numbers.get(thing) ?? ++count
      numbers.set(thing, known)
      return known
    }
    const bound = { program: 0, mesh: 0 }
    const { useProgram, bindVertexArray } = prototype
    prototype.useProgram = function (program) {
      bound.program = numberOf(program)
      useProgram.call(this, program)
    }
    prototype.bindVertexArray = function (mesh) {
      bound.mesh = numberOf(mesh)
      bindVertexArray.call(this, mesh)
    }
    const calls = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const
    for (const name of calls) {
      const draw = prototype[name] as (...given: number[]) => void
      prototype[name] = function (this: WebGL2RenderingContext, ...given: number[]) {
        const key = `${bound.program} ${bound.mesh}`
        if (drawn.has(key)) return
        drawn.add(key)
        draw.apply(this, given)
      }
    }
  })

/** Keeps every program that a page links from now on. */
export const watchPrograms = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { programs: [] }
    Object.assign(window, { watched })
    const { prototype } = WebGL2RenderingContext
    const link = prototype.linkProgram
    prototype.linkProgram = function (program) {
      watched.programs.push({ context: this, program })
      link.call(this, program)
    }
  })

/** What is wrong with the graphics of the page: programs that did not link, or none at all. */
export const graphicsFaults = (page: Page) =>
  page.evaluate(() => {
    const { programs } = (window as unknown as { watched: Watched }).watched
    if (programs.length === 0) return ['no program was linked']
    return programs
      .filter(({ context }) => !context.isContextLost())
      .filter(({ context, program }) => context.isProgram(program))
      .filter(({ context, program }) => !context.getProgramParameter(program, context.LINK_STATUS))
      .map(({ context, program }) => context.getProgramInfoLog(program) || 'a program did not link')
  })
