import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';

interface Panel {
  readonly label: string;
  readonly content: ReactNode;
}

interface TabbedPanelsProps {
  /** Accessible name of the tab list. */
  label: string;
  panels: readonly Panel[];
}

/** Tabs, and the panel of the chosen one below them. */
export function TabbedPanels({ label, panels }: TabbedPanelsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <Tabs
        value={chosen}
        onChange={(_, next: number) => setChosen(next)}
        aria-label={label}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {panels.map((panel, index) => (
          <Tab
            key={panel.label}
            label={panel.label}
            id={`${id}-tab-${index}`}
            aria-controls={index === chosen ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`} sx={{ pt: 2.5 }}>
        {panels[chosen]?.content}
      </Box>
    </>
  );
}
