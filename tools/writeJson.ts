import { writeFileSync } from 'node:fs';

/** Writes a value as a JSON file with an indent of two spaces. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
