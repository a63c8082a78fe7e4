/** The real streams of the process. */
export function streams() {
  const { stdin, stdout, stderr } = process
  const isTerminal = { stdin: stdin.isTTY === true, stdout: stdout.isTTY === true, stderr: stderr.isTTY === true }
  return { stdin, stdout, stderr, isTerminal }
}
