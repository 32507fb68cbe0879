import { expect, it } from 'vitest'
import { diffHtml, readDiff } from '../../../dev/local/playground/diff.ts'

const diff = `diff --git a/docs/a.md b/docs/a.md
index 1..2 100644
--- a/docs/a.md
+++ b/docs/a.md
@@ -3,3 +3,3 @@ # A
 same
--- taken out
+++ put <b>in</b>
 last
\\ No newline at end of file
diff --git a/old.md b/old.md
deleted file mode 100644
--- a/old.md
+++ /dev/null
@@ -1 +0,0 @@
-gone
`

it('is read file by file, with the numbers of its lines before and after', () => {
  expect(readDiff(diff)).toEqual([
    {
      name: 'docs/a.md',
      lines: [
        { kind: 'hunk', text: '@@ -3,3 +3,3 @@ # A' },
        { kind: 'same', before: 3, after: 3, text: 'same' },
        { kind: 'removed', before: 4, text: '-- taken out' },
        { kind: 'added', after: 4, text: '++ put <b>in</b>' },
        { kind: 'same', before: 5, after: 5, text: 'last' },
        { kind: 'hunk', text: '\\ No newline at end of file' },
      ],
    },
    {
      name: 'old.md',
      lines: [
        { kind: 'hunk', text: '@@ -1 +0,0 @@' },
        { kind: 'removed', before: 1, text: 'gone' },
      ],
    },
  ])
})

it('is shown with its text as text, and with signs beside the colours', () => {
  const { markup } = diffHtml(diff)
  expect(markup).toContain('<td>+</td><td>++ put &#60;b&#62;in&#60;/b&#62;</td>')
  expect(markup).toContain('<td>−</td><td>-- taken out</td>')
})

it('of nothing is nothing', () => expect(diffHtml('').markup).toBe(''))
