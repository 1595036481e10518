/** Makes the event with which the server adds a text to an answer. */
export function tokenEvent(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}
