/**
 * Posts JSON and reads JSON.
 *
 * @param bearer goes into the Authorization header
 * @throws Error with status and answer when the answer is not 2xx
 */
export async function postJson<Answer>(url: string, body: unknown, bearer?: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}
