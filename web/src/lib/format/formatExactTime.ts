/** A moment to the second, with its weekday, year and zone: for whoever wants to know exactly. */
export function formatExactTime(time: Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' }).format(time);
}
