import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SideNotesProps {
  title: string;
  notes: readonly { readonly title: string; readonly text: string }[];
}

/** Short notes beside a form. */
export function SideNotes({ title, notes }: SideNotesProps) {
  const titleId = useId();
  return (
    <Card component="aside" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {notes.map((note) => (
          <div key={note.title}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600, mb: 0.25 }}>
              {note.title}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {note.text}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}
