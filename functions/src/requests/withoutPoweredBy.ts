import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** Keeps the platform from telling with every answer which software it runs on, also where it answers by itself. */
export function withoutPoweredBy(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      name.toLowerCase() === 'x-powered-by' ? response : setHeader(name, value);
  });
}
