import { addressGroups } from '@everything-wallet/core/accounts/addressGroups';
import Box from '@mui/material/Box';

/** Full address, in groups that break lines between them alone; it is copied as it is, without spaces. */
export function GroupedAddress({ address }: { address: string }) {
  return (
    <Box
      data-testid="send-recipient"
      // The columns of a grid would be mirrored in a language from right to left.
      dir="ltr"
      sx={{
        display: 'grid',
        width: 'fit-content',
        // Two lines, digits below digits; the first group is wider by its '0x'.
        gridTemplateColumns: 'repeat(5, max-content)',
        justifyItems: 'end',
        columnGap: '0.75ch',
        fontFamily: 'monospace',
        fontSize: { xs: '0.8125rem', sm: '0.875rem' },
        lineHeight: 1.35,
        fontWeight: 600,
      }}
    >
      {addressGroups(address).map((group, index) => (
        // Groups may be alike: only their place distinguishes them.
        <span key={index}>{group}</span>
      ))}
    </Box>
  );
}
