/** Takes control characters out of what a server said, so that it cannot steer the terminal. */
export function plainLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
