/** The dark scheme's colours, for files that cannot read CSS variables. Contrast is measured in the UI package. */
export const ink = {
  bg: '#0B0B0D',
  surface: '#141417',
  raised: '#1C1C21',
  text: '#F5F1E8',
  muted: '#B4AC9C',
  gold: '#D9B45B',
  bitcoin: '#F7931A',
  up: '#4CC38A',
  down: '#FF8A80',
  hairline: '#2A2A30',
} as const;
