import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { AssetPicture } from '../catalogue/listedPicture.ts';
import { firstCharacter } from '../lib/text/firstCharacter.ts';
import { NetworkIcon } from './NetworkIcon.tsx';
import { RoundPicture } from './RoundPicture.tsx';

/** Gray on which white letters read well (5.3:1). */
const UNKNOWN_COLOR = '#6B6B76';

/** Coins with the emblem of their network: a badge would only repeat them. ETH on Base has one. */
const EMBLEMS: Partial<Record<NetworkId, string>> = {
  ethereum: 'eth',
  sepolia: 'eth-test',
  polygon: 'matic',
  'polygon-amoy': 'matic-test',
  bsc: 'bnb',
  avalanche: 'avax',
};

interface AssetIconProps {
  /** Picture found by the asset's identity (`assetPicture`); undefined for an unknown asset. */
  picture: AssetPicture | undefined;
  /** Text whose first character is drawn where there is no picture. */
  text: string;
  /** Color of the disc without a picture, hex. */
  color?: string;
  /** Diameter in px. */
  size?: number;
  /** Network of the asset: a badge in the corner, unless the asset's own picture already is the network's emblem. */
  network?: NetworkId | undefined;
}

/** An asset's picture beside its name, or the first character of a text on a disc; with its network in the corner. */
export function AssetIcon({ picture, text, color = UNKNOWN_COLOR, size = 40, network }: AssetIconProps) {
  const [missing, setMissing] = useState<AssetPicture>();
  const isDrawn = picture !== undefined && picture !== missing;
  const hasBadge = network !== undefined && !(isDrawn && picture === EMBLEMS[network]);
  return (
    <Frame aria-hidden="true" translate="no" style={{ width: size, height: size }}>
      {isDrawn ? (
        <RoundPicture src={`/asset-icons/${picture}.svg`} size={size} onError={() => setMissing(picture)} />
      ) : (
        <Disc style={{ fontSize: size * 0.45, backgroundColor: color }}>{firstCharacter(text)}</Disc>
      )}
      {hasBadge && (
        <Badge>
          <NetworkIcon network={network} size={Math.round(size * 0.4)} />
        </Badge>
      )}
    </Frame>
  );
}

const Frame = styled('span')({ position: 'relative', display: 'inline-block', flexShrink: 0 });

const Disc = styled('span')({
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  color: '#fff',
  display: 'grid',
  placeContent: 'center',
  fontWeight: 650,
  lineHeight: 1,
});

const Badge = styled('span')(({ theme: { vars, palette } }) => ({
  position: 'absolute',
  insetBlockEnd: -3,
  insetInlineEnd: -4,
  padding: 1.5,
  borderRadius: '50%',
  backgroundColor: (vars?.palette ?? palette).background.paper,
}));
