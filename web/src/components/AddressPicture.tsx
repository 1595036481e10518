import Box from '@mui/material/Box';
import { blo } from 'blo';

interface AddressPictureProps {
  address: string;
  /** Pixels. */
  size: number;
}

/**
 * The picture that wallets and explorers draw of an address ('blockies'): another address has another one. It helps to notice a
 * wrong one and proves nothing, so the digits stand beside it.
 */
export function AddressPicture({ address, size }: AddressPictureProps) {
  return (
    <Box
      component="img"
      src={blo(address as `0x${string}`)}
      alt=""
      width={size}
      height={size}
      sx={{ borderRadius: '8px', display: 'block', flex: 'none' }}
    />
  );
}
