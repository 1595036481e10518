import { styled } from '@mui/material/styles';

/** Tile with the icon of a setting, as decoration beside its name. */
export const SettingIcon = styled('span')(({ theme: { vars, palette } }) => {
  const { primary } = vars?.palette ?? palette;
  return {
    flexShrink: 0,
    width: 32,
    height: 32,
    borderRadius: 9,
    display: 'grid',
    placeContent: 'center',
    color: primary.main,
    backgroundColor: `color-mix(in srgb, ${primary.main} 12%, transparent)`,
    '& svg': { fontSize: 19 },
  };
});
