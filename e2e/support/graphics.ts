import type { Page } from '@playwright/test'

interface Watched {
  programs: { context: WebGL2RenderingContext; program: WebGLProgram }[]
}

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
