import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../support/servers.ts'
import { startProgram, temporaryFolder } from './child-program.ts'
import type { StartedBrowser } from './commands.ts'
import type { Device } from './device.ts'
import { openHttpDriver } from './http-driver.ts'

export interface WebKitPrograms {
  driver: string
  miniBrowser: string
  xvfb: string
}

// The browser's bar would make the window wider than a phone.
const narrowBar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'

/** WebKitGTK's browser of its tests, on a display in memory. */
export async function startWebKit(programs: WebKitPrograms, device: Device): Promise<StartedBrowser> {
  const { folder, remove } = temporaryFolder()
  const started: ReturnType<typeof startProgram>[] = []
  const start = (...what: Parameters<typeof startProgram>) => {
    const program = startProgram(...what)
    started.unshift(program)
    return program
  }
  const close = async () => {
    for (const program of started) await program.stop()
    remove()
  }
  try {
    const styles = path.join(folder, '.config', 'gtk-3.0')
    mkdirSync(styles, { recursive: true })
    writeFileSync(path.join(styles, 'gtk.css'), narrowBar)
    // Larger than the window, whose bar comes on top of the page.
    const screen = `${device.width}x${device.height + 200}x24`
    const xvfb = start(
      programs.xvfb,
      ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', screen],
      process.env,
    )
    const display = await xvfb.until(() => /^\d+$/m.exec(xvfb.output())?.[0])
    const port = await freePort()
    const driver = start(programs.driver, [`--port=${port}`], {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      LANG: 'C.UTF-8',
      // The sandbox needs namespaces, which root in a container may lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    const server = `http://127.0.0.1:${port}`
    await driver.until(async () => (await fetch(`${server}/status`).catch(() => undefined))?.ok || undefined)
    const session = await openHttpDriver(server, {
      'webkitgtk:browserOptions': {
        binary: programs.miniBrowser,
        args: ['--automation', ...(device.userAgent ? [`--user-agent=${device.userAgent}`] : [])],
      },
    })
    return { ...session, errors: () => [], close }
  } catch (error) {
    await close()
    throw error
  }
}
