import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';

interface ClosedGroupProps {
  title: string;
  text: string;
  /** Rendered once it is opened. */
  children: ReactNode;
}

/** A group that is collapsed at first. */
export function ClosedGroup({ title, text, children }: ClosedGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const groupId = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={groupId}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={
          <ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} aria-hidden="true" />
        }
        sx={{ minHeight: 44, color: 'text.secondary' }}
      >
        {title}
      </Button>
      <Box id={groupId} hidden={!isOpen}>
        {isOpen && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {text}
            </Typography>
            {children}
          </>
        )}
      </Box>
    </Box>
  );
}
