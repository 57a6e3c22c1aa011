import { run } from './child.mjs'
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs'
import { text } from './messages.mjs'
import { Refusal } from './refusal.mjs'

// The papers' text has a font of its own: Chromium embeds TrueType outlines as a font and any others as a drawing of
// every letter, which weighs three times as much.
const families = ['WenQuanYi Micro Hei', 'Noto Serif CJK SC', 'Noto Sans CJK SC']

/** The fonts that papers and stands are lettered in. */
export async function ensureMediaFonts() {
  const present = async () => {
    const found = await Promise.all(families.map((family) => run('fc-list', [family])))
    return found.every(({ code, output }) => code === 0 && output.trim() !== '')
  }
  const packages = ['fontconfig', 'fonts-wqy-microhei', 'fonts-noto-cjk']
  await ensure(present, 'mediaFontsInstalling', 'mediaFontsMissing', packages)
}

/**
 * The program that makes films of pictures.
 * @returns {Promise<string>} its path, or its name where the PATH finds it
 */
export async function ensureFfmpeg() {
  const program = process.env.FFMPEG_PATH || 'ffmpeg'
  const present = async () => (await run(program, ['-version'])).code === 0
  await ensure(present, 'ffmpegInstalling', 'ffmpegMissing', ['ffmpeg'])
  return program
}

/**
 * @param {() => Promise<boolean>} present
 * @param {import('./messages.mjs').MessageKey} installing
 * @param {import('./messages.mjs').MessageKey} missing
 * @param {string[]} packages
 */
async function ensure(present, installing, missing, packages) {
  if (await present()) return
  if (!canInstallDebianPackages()) throw new Refusal(text(missing))
  const result = await installDebianPackages(text(installing), packages)
  if (!(await present())) throw new Refusal(text(missing), result.tail)
}
