import { existsSync } from 'node:fs'

/**
 * What to type to get a browser and Chinese fonts on this machine, as somebody who may install programs.
 * @param {{ platform: NodeJS.Platform, has: (file: string) => boolean }} [machine]
 */
export function browserLine({ platform, has } = { platform: process.platform, has: existsSync }) {
  if (platform === 'darwin') return 'brew install --cask google-chrome'
  if (platform === 'win32') return 'winget install Google.Chrome'
  if (has('/usr/bin/apt-get')) return 'sudo apt-get install -y chromium fonts-noto-cjk'
  if (has('/usr/bin/dnf')) return 'sudo dnf install -y chromium google-noto-sans-cjk-fonts'
  if (has('/usr/bin/pacman')) return 'sudo pacman -S chromium noto-fonts-cjk'
  return 'CHROMIUM_PATH=/path/to/chromium npm test'
}
