/**
 * Opens a channel to the other tabs of this browser; undefined if none, for example where storage
 * is blocked.
 *
 * @param hear called with each message of another tab
 */
export function openChannel(name: string, hear: (message: unknown) => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    return channel;
  } catch {
    return undefined;
  }
}
