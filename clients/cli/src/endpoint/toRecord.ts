/** Value of unknown origin as an object to read fields of; empty for anything else. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
