import type { LocalGitHub } from '../github/github.ts'
import { type Html, html } from './html.ts'
import { contextOf, type MarkdownContext, markdown } from './markdown.ts'
import type { Page } from './page.ts'
import { type Sample, type SampleGroup, sampleTexts } from './samples.ts'

/** Every text that the action writes for people, in light and dark, wide and narrow. */
export function galleryPage(github: LocalGitHub): Page {
  const { serverUrl, repository } = github
  const groups = sampleTexts(`${serverUrl}/${repository.fullName}`)
  const context = contextOf(github)
  return {
    title: 'All texts',
    isStatic: true,
    live: {
      head: html`<h1 id="title">All texts</h1>
<p id="about" class="muted">Every comment and job summary, made by the functions of <code>src/tell</code>, <code>src/check</code> and <code>src/sweep</code>. The copies at the side and below show the same in a narrow column, in dark colors, and with the folds open.</p>`,
      main: html`${groups.map((group) => groupHtml(group, context))}`,
      side: html`<nav id="groups" aria-labelledby="groups-title"><h2 id="groups-title">Texts</h2>${groups.map(
        ({ id, title, samples }) => html`<h3><a href="#${id}">${title}</a></h3>
<ul>${samples.map((sample, at) => html`<li><a href="#${sampleId(id, at)}">${sample.title}</a></li>`)}</ul>`,
      )}</nav>`,
    },
  }
}

const sampleId = (group: string, at: number): string => `${group}-${at + 1}`

const groupHtml = ({ id, title, samples }: SampleGroup, context: MarkdownContext): Html =>
  html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${samples.map((sample, at) => sampleHtml(sample, { id: sampleId(id, at), context }))}</section>`

function sampleHtml(
  { title, text }: Sample,
  { id, context }: { id: string; context: MarkdownContext },
): Html {
  const shown = markdown(text, context)
  const open = markdown(text.replace('<details>', '<details open>'), context)
  // A reader and the keyboard get the first copy alone.
  return html`<article id="${id}" class="sample" aria-labelledby="${id}-title"><h3 id="${id}-title">${title}</h3>
<div class="copies">
<div class="light"><div class="box markdown-body">${shown}</div></div>
<div class="light" inert><div class="box markdown-body">${open}</div></div>
<div class="dark" inert><div class="box markdown-body">${shown}</div></div>
<div class="dark" inert><div class="box markdown-body">${open}</div></div>
</div></article>`
}
