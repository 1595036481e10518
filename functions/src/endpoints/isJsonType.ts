/** Returns true if a content type is JSON, with any parameters. */
export function isJsonType(contentType: string): boolean {
  return /^application\/json *(;|$)/i.test(contentType.trim());
}
