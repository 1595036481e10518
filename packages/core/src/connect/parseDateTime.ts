const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(?:Z|([+-])(\d{2}):(\d{2}))$/i;

/**
 * Reads a time of RFC 3339. A leap second is the second after it.
 *
 * @returns milliseconds since 1970; undefined for anything else, such as 30 February
 */
export function parseDateTime(text: string): number | undefined {
  const match = DATE_TIME.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  const [offsetHour, offsetMinute] = [Number(match[9] ?? 0), Number(match[10] ?? 0)];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const isTime = hour < 24 && minute < 60 && second <= 60 && offsetHour < 24 && offsetMinute < 60;
  if (!isDate || !isTime) return undefined;
  const offset = (match[8] === '-' ? -1 : 1) * (offsetHour * 60 + offsetMinute);
  const minutes = hour * 60 + minute - offset;
  return (
    date.getTime() + minutes * 60_000 + second * 1000 + Math.floor(Number(`0${match[7] ?? '.0'}`) * 1000)
  );
}
