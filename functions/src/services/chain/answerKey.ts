/** Text that is the same of equal answers. */
export function answerKey(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}
