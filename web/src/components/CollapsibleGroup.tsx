import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';

interface CollapsibleGroupProps {
  title: string;
  /** Explanation above the content. */
  text?: string;
  /** False by default. */
  isOpenAtFirst?: boolean;
  /** True if the content is on a card of its own. */
  isCard?: boolean;
  /** 'primary' where it is an action of its card. */
  color?: 'inherit' | 'primary';
  sx?: SxProps<Theme>;
  /** Rendered while it is open. */
  children: ReactNode;
}

/** A titled group that opens and closes. */
export function CollapsibleGroup({
  title,
  text,
  isOpenAtFirst = false,
  isCard = false,
  color = 'inherit',
  sx = {},
  children,
}: CollapsibleGroupProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const groupId = useId();
  const content = isOpen && (
    <>
      {text !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1, ...(isCard && { p: 1 }) }}>
          {text}
        </Typography>
      )}
      {children}
    </>
  );
  return (
    <Box sx={sx}>
      <Button
        size="small"
        color={color}
        aria-expanded={isOpen}
        aria-controls={groupId}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={
          <ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} aria-hidden="true" />
        }
        sx={{ minHeight: 44, ml: -0.5, ...(color === 'inherit' && { color: 'text.secondary' }) }}
      >
        {title}
      </Button>
      {isCard ? (
        <Card id={groupId} hidden={!isOpen} sx={{ p: { xs: 1, sm: 1.5 } }}>
          {content}
        </Card>
      ) : (
        <Box id={groupId} hidden={!isOpen}>
          {content}
        </Box>
      )}
    </Box>
  );
}
