const REDACTED = '[API key]';

/** Removes an API key from a text. */
export function redactKey(text: string, apiKey: string): string {
  return text.replaceAll(apiKey, REDACTED);
}
