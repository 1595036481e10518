/** Data of an answer; the transport has thrown for an answer without data. */
export function answerOf<Data>({ data }: { data?: Data }): Data {
  if (data === undefined) throw new TypeError('The transport let an answer without data through');
  return data;
}
