const made = new Map<string, Intl.DateTimeFormat>();

/** A format of dates in the person's own zone, made once: making one takes longer than all that a row of a list does with it. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.DateTimeFormat('en', options)));
  return format;
}
