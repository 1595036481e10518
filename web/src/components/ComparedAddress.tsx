import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Digits of a group. */
const GROUP = 4;

interface ComparedAddressProps {
  label: string;
  /** Checksum address (EIP-55). */
  address: string;
  /** Address that it is compared with: digits that differ are marked. */
  other?: string | undefined;
}

/**
 * An address, whole and in groups of four digits; digits that differ from another one are bold and
 * underlined.
 */
export function ComparedAddress({ label, address, other }: ComparedAddressProps) {
  const digits = address.slice(2);
  const others = other?.slice(2).toLowerCase();
  const groups = Array.from({ length: Math.ceil(digits.length / GROUP) }, (_value, index) => index * GROUP);
  return (
    <Box>
      <Typography variant="caption" component="div" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="div"
        variant="body2"
        // A row of boxes would be mirrored in a language from right to left.
        dir="ltr"
        sx={{
          width: 'fit-content',
          fontFamily: 'monospace',
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: '0.6ch',
        }}
      >
        <span>0x</span>
        {groups.map((start) => (
          <span key={start}>
            {Array.from(digits.slice(start, start + GROUP)).map((digit, index) =>
              others === undefined || others[start + index] === digit.toLowerCase() ? (
                digit
              ) : (
                <Box key={index} component="strong" sx={{ textDecoration: 'underline' }}>
                  {digit}
                </Box>
              ),
            )}
          </span>
        ))}
      </Typography>
    </Box>
  );
}
