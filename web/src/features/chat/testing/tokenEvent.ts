/** The event that adds a text to an answer, as the server sends it. */
export function tokenEvent(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}
