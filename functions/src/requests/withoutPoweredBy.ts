import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** Stops the platform from naming its software in every response, including the platform's own. */
export function withoutPoweredBy(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      name.toLowerCase() === 'x-powered-by' ? response : setHeader(name, value);
  });
}
