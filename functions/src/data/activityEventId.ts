/** Digits of a sequence in an id. */
const DIGITS = 12;

const MAX_SEQUENCE = 10 ** DIGITS - 1;

/** Returns the id of an event's document: the ids of a user sort as its sequences. */
export function activityEventId(userId: string, sequence: number): string {
  return `${userId}_${String(Math.min(sequence, MAX_SEQUENCE)).padStart(DIGITS, '0')}`;
}
