import fc from 'fast-check'

/** Parted by `¦`, and characters that mean something alone. */
const parted = `
@org/team¦@octocat¦&#64;user¦fixes #1¦o/r#1¦6dcd4ce23d88e2ee9568ba546c007c63d9131c1b¦https://evil.test¦www.evil.test¦
a@evil.test¦[x](https://evil.test)¦![x](https://evil.test/x.png)¦[x]: https://evil.test¦[x]¦[^1]¦[^1]: x¦<img src=x>¦
<details>¦</details>¦</code></pre><b>¦<!--¦-->¦<!-- docs-agent:1:x.y -->¦<https://evil.test>¦\`\`¦\`\`\`¦\`\`\`\`¦~~~¦~~~~¦
    ¦> ¦- [ ] ¦1. ¦# ¦---¦===¦~~¦$x$¦:tada:¦$(id)¦\n\n\n¦\r\n¦\u001b[31m¦::error::x¦##[error]x`
const table = '| a | b |\n|---|---|'
const characters = '`\t\\*_\n\r\u2028\u000b\u0000\u202e\u200b\ufeff\ud800☂𝒳'
const pieces = [...parted.slice(1).split(/¦\n?/), table, ...characters]

/** Texts put together from everything that means something in Markdown, HTML, GitHub or the runner's log. */
export const hostile = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    {
      maxLength: 16,
    },
  )
  .map((parts) => parts.join(''))
