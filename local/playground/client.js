// What the pages do beside being read: they follow what happens, and send a comment without being left.

const said = document.getElementById('said')
/** What each live element was made from: a fold that a reader opened is no change. */
const sources = new WeakMap()

for (const child of document.querySelectorAll('[data-live] > *')) sources.set(child, child.outerHTML)

new EventSource(location.pathname).addEventListener('message', ({ data }) => {
  for (const [place, markup] of Object.entries(JSON.parse(data))) bringUpToDate(document.getElementById(place), markup)
})

function bringUpToDate(place, markup) {
  const template = document.createElement('template')
  template.innerHTML = markup
  let last = null
  for (const fresh of [...template.content.children]) {
    const source = fresh.outerHTML
    const old = [...place.children].find(({ id }) => id === fresh.id)
    const same = old !== undefined && sources.get(old) === source
    const here = same ? old : fresh
    if (!same) {
      sources.set(fresh, source)
      announce(fresh)
    }
    if (old !== undefined && !same) old.replaceWith(fresh)
    else if (last?.nextElementSibling !== here && (last !== null || place.firstElementChild !== here))
      last === null ? place.prepend(here) : last.after(here)
    last = here
  }
  while (last !== null && last.nextElementSibling !== null) last.nextElementSibling.remove()
}

function announce(element) {
  if (element.localName !== 'article') return
  const heading = element.querySelector('.markdown-body :is(h1, h2, h3, p)')
  said.textContent = `${element.getAttribute('aria-label')}: ${heading?.textContent ?? ''}`
}

const form = document.getElementById('say')
if (form !== null) {
  const { body } = form.elements
  const trouble = document.getElementById('trouble')
  for (const idea of form.querySelectorAll('[data-idea]'))
    idea.addEventListener('click', () => {
      body.value = idea.textContent
      body.focus()
    })
  body.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    trouble.textContent = ''
    try {
      const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
      const told = await answer.text()
      if (!answer.ok) throw new Error(told)
      body.value = ''
    } catch (error) {
      trouble.textContent = `The comment was not taken: ${error.message}`
    }
  })
}
