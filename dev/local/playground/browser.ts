import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Starts an installed browser without a window: the one that `CHROMIUM` names, or one at a usual path. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? usualPaths.find((path) => existsSync(path))
  if (executablePath === undefined)
    throw new Error(
      'No Chromium or Chrome was found. Install one (Debian: apt-get install chromium), or set CHROMIUM to its path.',
    )
  return chromium.launch({ executablePath })
}
