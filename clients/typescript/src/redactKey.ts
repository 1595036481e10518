const REDACTED = '[API key]';

/** Takes an API key out of a text. */
export function redactKey(text: string, apiKey: string): string {
  return text.replaceAll(apiKey, REDACTED);
}
