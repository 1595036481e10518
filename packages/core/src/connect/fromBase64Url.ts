/**
 * Decodes base64url to text (RFC 4648 §5).
 *
 * @throws Error for other characters, and TypeError for invalid UTF-8
 */
export function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
