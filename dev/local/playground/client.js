// Keeps the pages up to date, and posts a comment without leaving the page.

const announcement = document.getElementById('announcement')
/** The markup that each live element was made from: a reader may have opened a fold since. */
const sources = new WeakMap()

for (const child of document.querySelectorAll('[data-live] > *'))
  sources.set(child, child.outerHTML)

new EventSource(location.pathname).addEventListener('message', ({ data }) => {
  for (const [place, markup] of Object.entries(JSON.parse(data)))
    update(document.getElementById(place), markup)
})

function update(place, markup) {
  const template = document.createElement('template')
  template.innerHTML = markup
  let last = null
  for (const fresh of [...template.content.children]) last = show(place, fresh, last)
  while (last !== null && last.nextElementSibling !== null) last.nextElementSibling.remove()
}

/** Shows an element after `last` (null: first), and returns what is shown: the old element if it was made from the same. */
function show(place, fresh, last) {
  const source = fresh.outerHTML
  const old = [...place.children].find(({ id }) => id === fresh.id)
  if (old !== undefined && sources.get(old) === source) {
    moveAfter(place, old, last)
    return old
  }
  sources.set(fresh, source)
  announce(fresh)
  if (old === undefined) moveAfter(place, fresh, last)
  else old.replaceWith(fresh)
  return fresh
}

/** An element that is there already stays untouched: moving it would take the focus from it. */
function moveAfter(place, element, last) {
  const next = last === null ? place.firstElementChild : last.nextElementSibling
  if (next === element) return
  if (last === null) place.prepend(element)
  else last.after(element)
}

/** Tells screen readers about a new or changed comment. */
function announce(element) {
  if (element.localName !== 'article') return
  const heading = element.querySelector('.markdown-body :is(h1, h2, h3, p)')
  announcement.textContent = `${element.getAttribute('aria-label')}: ${heading?.textContent ?? ''}`
}

const form = document.getElementById('comment-form')
if (form !== null) {
  const { body } = form.elements
  const problem = document.getElementById('form-error')
  for (const suggestion of form.querySelectorAll('[data-suggestion]'))
    suggestion.addEventListener('click', () => {
      body.value = suggestion.textContent
      body.focus()
    })
  body.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    problem.textContent = ''
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        body: new URLSearchParams(new FormData(form, event.submitter)),
      })
      if (!response.ok) throw new Error(await response.text())
      body.value = ''
    } catch (error) {
      problem.textContent = `The comment was not posted: ${error.message}`
    }
  })
}
