/** Whether there is somebody to ask: questions are read from stdin and written to stderr. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}
