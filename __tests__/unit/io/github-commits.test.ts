import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFiles, commitsOf, comparisonOf, treeOf } from '../../../src/io/github-commits.ts'

const sha = 'a'.repeat(40)

describe("GitHub's JSON", () => {
  it('of files', () => {
    expect(
      changedFiles([
        {
          filename: 'b',
          previous_filename: 'a',
          status: 'renamed',
          additions: 1,
          deletions: 2,
          patch: '@@',
          sha,
        },
        { filename: 'c', status: '::error::', additions: '1' },
        { status: 'added' },
        null,
      ]),
    ).toEqual([
      { path: 'b', before: 'a', status: 'renamed', added: 1, removed: 2, patch: '@@', sha },
      { path: 'c', status: 'changed', added: 0, removed: 0, sha: '' },
    ])
  })

  it('of commits', () => {
    expect(
      commitsOf([
        {
          sha,
          commit: { message: 'm', author: { name: 'Wim' } },
          author: { login: 'wim' },
          parents: [{ sha }, { sha: 'x' }],
        },
        { sha, commit: { message: 'm', author: { name: 'Wim' } }, author: null },
        { sha: '../../..' },
      ]),
    ).toEqual([
      { sha, message: 'm', author: 'wim', parents: [sha] },
      { sha, message: 'm', author: 'Wim', parents: [] },
    ])
  })

  it.each([
    ['a person', { login: 'wim', type: 'User' }, 'wim'],
    ['a person of a company', { login: 'wim_octo-org', type: 'User' }, 'wim_octo-org'],
    ['a bot', { login: 'renovate[bot]', type: 'Bot' }, undefined],
    ['a bot without its ending', { login: 'renovate', type: 'Bot' }, undefined],
    ['an app that is called a person', { login: 'renovate[bot]', type: 'User' }, undefined],
    ['nobody whom GitHub knows', null, undefined],
  ])("a commit's login, if its author is %s", (_, author, login) => {
    const commit = { message: 'm', author: { name: 'mara' } }
    expect(commitsOf([{ sha, commit, author }])[0]?.login).toBe(login)
  })

  it('of a tree: files and links, no folders', () => {
    const entries = [
      { path: 'a', type: 'tree', sha: 't' },
      { path: 'a/b', type: 'blob', sha: 'b' },
      { path: 'sub', type: 'commit', sha: 'c' },
    ]
    expect(treeOf({ tree: entries, truncated: false })).toEqual({
      files: new Map([
        ['a/b', 'b'],
        ['sub', 'c'],
      ]),
      truncated: false,
    })
    // Whether it is whole must be said.
    expect(treeOf({ tree: [] })?.truncated).toBe(true)
  })

  it.each([
    ['total_commits', { merge_base_commit: { sha } }],
    ['merge_base_commit', { total_commits: 1, commits: [], files: [] }],
    ['a commit', { total_commits: 1, merge_base_commit: { sha: 'main' } }],
  ])('of a comparison, without %s: it is none', (_, data) => {
    expect(comparisonOf(data)).toBeUndefined()
  })

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const read of [comparisonOf, treeOf]) read(value)
        for (const read of [changedFiles, commitsOf]) read([value])
      }),
    )
  })
})
