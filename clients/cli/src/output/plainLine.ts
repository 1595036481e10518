/** Removes control characters from a server's text, so that it cannot control the terminal. */
export function plainLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
