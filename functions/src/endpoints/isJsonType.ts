/** Whether a content type says JSON, with whatever parameters. */
export function isJsonType(contentType: string): boolean {
  return /^application\/json *(;|$)/i.test(contentType.trim());
}
