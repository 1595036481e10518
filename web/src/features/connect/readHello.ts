import { connectLimits, type HelloMessage } from '@everything-wallet/core/connect/connectProtocol';
import { cutText } from '@everything-wallet/core/strings/cutText';
import { isRecord } from '@everything-wallet/core/calls/typedData/isRecord';

/** Reads a site's first message; undefined for anything else. */
export function readHello(data: unknown): Omit<HelloMessage, 'everythingWallet'> | undefined {
  if (!isRecord(data) || data['everythingWallet'] !== 'hello') return undefined;
  const { versions, title } = data;
  if (!Array.isArray(versions) || versions.length > 100) return undefined;
  return {
    versions: versions.filter((version): version is number => Number.isSafeInteger(version)),
    ...(typeof title === 'string' && { title: cutText(title, connectLimits.MAX_TITLE_CHARACTERS) }),
  };
}
