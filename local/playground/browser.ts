import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Starts a browser that is installed here, without a window: `CHROMIUM` names it, or it is in one of the usual places. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? places.find((place) => existsSync(place))
  if (executablePath === undefined)
    throw new Error(
      'There is no Chromium or Chrome here. Install one (Debian: apt-get install chromium), or name it in CHROMIUM.',
    )
  return chromium.launch({ executablePath })
}
