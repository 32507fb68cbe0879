/** Runs in the page: the texts whose contrast with their background is below 4.5. */
export const lowContrastTexts = `(() => {
  const rgba = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number)
  const over = ([r, g, b, a = 1], behind) => [r, g, b].map((value, at) => value * a + behind[at] * (1 - a))
  const light = (rgb) => {
    const [r, g, b] = rgb.map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ground = (element) => {
    if (element === null) return [255, 255, 255]
    const color = rgba(getComputedStyle(element).backgroundColor)
    return color[3] === undefined ? color : over(color, ground(element.parentElement))
  }
  const found = []
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
    if (!own || element.closest('.visually-hidden, .skip, option') !== null) continue
    const behind = ground(element)
    const [a, b] = [light(over(rgba(getComputedStyle(element).color), behind)), light(behind)]
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    if (contrast < 4.5) found.push(contrast.toFixed(2) + ' ' + element.outerHTML.slice(0, 120))
  }
  return found
})()`

/** Runs in the page: the controls without an accessible name. */
export const unnamedControls = `[...document.querySelectorAll('a, button, input, textarea, [role=region], nav, aside')]
  .filter((element) => !(element.labels?.length || element.textContent.trim() || element.getAttribute('aria-label')))
  .map((element) => element.outerHTML.slice(0, 120))`
