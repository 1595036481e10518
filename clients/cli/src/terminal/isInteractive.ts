/** Returns true if questions can be asked: they are read from stdin and written to stderr. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}
