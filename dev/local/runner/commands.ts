/** A command as the runner reads it from a line of output. */
export interface Command {
  form: '::' | '##['
  /** In lower case: the runner accepts any case. */
  name: string
  /** `name=lines,title=…`, as written. */
  properties: string
  data: string
}

/**
 * Every command that the runner would find in this output: `::name k=v::data` at the start of a line, after any white
 * space, and `##[name k=v]data` anywhere in a line. Lines end at CR, LF and CRLF. In doubt it finds a command.
 */
export function commandsIn(output: string): Command[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => {
    const found = colons(line.trimStart()) ?? brackets(line)
    return found === undefined ? [] : [found]
  })
}

function colons(line: string): Command | undefined {
  if (!line.startsWith('::')) return undefined
  const end = line.indexOf('::', 2)
  return end < 0 ? undefined : command('::', line.slice(2, end), line.slice(end + 2))
}

function brackets(line: string): Command | undefined {
  const start = line.indexOf('##[')
  const end = line.indexOf(']', start)
  return start < 0 || end < 0
    ? undefined
    : command('##[', line.slice(start + 3, end), line.slice(end + 1))
}

function command(form: Command['form'], head: string, data: string): Command {
  const [name = '', ...rest] = head.trim().split(' ')
  return { form, name: name.toLowerCase(), properties: rest.join(' '), data: unescaped(data) }
}

const unescaped = (data: string) =>
  data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
