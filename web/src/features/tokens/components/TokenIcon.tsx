import { AssetIcon } from '../../../components/AssetIcon.tsx';
import type { ListedToken } from '../ListedToken.ts';

/** A listed token's picture, with its network in the corner. */
export function TokenIcon({ token, size }: { token: ListedToken; size: number }) {
  const { picture, icon, color, networkId } = token;
  return <AssetIcon picture={picture} text={icon} color={color} size={size} network={networkId} />;
}
