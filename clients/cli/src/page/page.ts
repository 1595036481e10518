import { createProvider } from '@everything-wallet/connect';
import type { PageRequest } from '../endpoint/PageRequest.ts';
import { RequestPage } from './RequestPage.ts';

/* The page that ew connect serves: takes requests from ew, and passes them to the wallet. */

const { wallet = '', chain = '1' } = document.body.dataset;
const provider = createProvider({ url: wallet, chains: [Number(chain)], announce: false });
const list = document.querySelector<HTMLElement>('#requests');
const status = document.querySelector<HTMLElement>('#status');

const report = (text: string) => {
  if (status) status.textContent = text;
};

if (list) {
  const page = new RequestPage(provider, list);
  const events = new EventSource('events');
  events.onopen = () => report('Ready. Keep this page open.');
  events.onerror = () => report('ew connect does not answer. Start it again in your terminal.');
  events.onmessage = ({ data }: MessageEvent<string>) =>
    void page.show(JSON.parse(data) as readonly PageRequest[]);
  events.addEventListener('ended', ({ data }: MessageEvent<string>) => {
    events.close();
    page.close();
    report(
      data === 'replaced' ? 'This page is open in another tab. Close this one.' : 'ew connect has ended.',
    );
    if (data === 'stopped') void page.show([]);
  });
}
