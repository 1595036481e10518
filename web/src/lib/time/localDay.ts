/**
 * Returns the day of a time in the user's time zone, as 'YYYY-MM-DD'. Days sort as texts do. Ten thousand
 * rows need it: `Intl` would take a hundred times as long.
 */
export function localDay(time: Date): string {
  const month = String(time.getMonth() + 1).padStart(2, '0');
  const day = String(time.getDate()).padStart(2, '0');
  return `${String(time.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}
