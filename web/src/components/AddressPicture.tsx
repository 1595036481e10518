import Box from '@mui/material/Box';
import { blo } from 'blo';

interface AddressPictureProps {
  address: string;
  /** Pixels. */
  size: number;
}

/**
 * Identicon of an address, as in wallets and explorers ('blockies'): another address has another one. It
 * helps to notice a wrong address but proves nothing, so the digits are beside it.
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
