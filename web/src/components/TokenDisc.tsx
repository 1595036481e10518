import Box from '@mui/material/Box';

interface TokenDiscProps {
  /** One character. */
  icon: string;
  /** Hex colour. */
  color: string;
  /** Diameter in px. */
  size?: number;
}

/** A token's picture: its character on a disc of its colour. */
export function TokenDisc({ icon, color, size = 40 }: TokenDiscProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: color,
        color: '#fff',
        display: 'grid',
        placeContent: 'center',
        fontSize: size * 0.45,
        fontWeight: 650,
        lineHeight: 1,
      }}
    >
      {icon}
    </Box>
  );
}
