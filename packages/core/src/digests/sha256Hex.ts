/** Hashes a text's UTF-8 bytes with SHA-256, as 64 lower-case hex digits (FIPS 180-4). */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
