interface FormatTimeOptions {
  readonly hasSeconds?: boolean;
}

/** A moment as people read it: day and time in their own zone, with the year where it is not this one. */
export function formatTime(time: Date, { hasSeconds = false }: FormatTimeOptions = {}): string {
  const isThisYear = time.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(hasSeconds && { second: '2-digit' }),
    ...(!isThisYear && { year: 'numeric' }),
  }).format(time);
}
